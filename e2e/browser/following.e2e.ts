import { copies, follows } from '@quay/contract/following';
import { savePreferences } from '@quay/contract/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../../apps/server/test/serving.ts';
import { axeFinds } from '../console/check-page.ts';
import { said } from './figures.ts';
import { type FollowingExchange, openFollowing } from './following-exchange.ts';
import { settled } from './screens.ts';

const LONG_MS = 180_000;

let exchange: FollowingExchange;
beforeAll(async () => {
  exchange = await openFollowing();
}, LONG_MS);
afterAll(() => exchange?.close());

test('somebody follows a trader, sees a copy come and go, changes the limits and stops', {
  timeout: LONG_MS,
}, async () => {
  const { serving, alice, leader, name, trades } = exchange;
  const { token } = alice;
  const { page, faults, context } = await exchange.enter({ size: 'phone', session: alice });
  await page.goto('/perpetualContract/BTC');
  await page.getByRole('link', { name: 'Traders to follow' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name: 'From 1 closed position' }).waitFor();
  expect(page.url()).toContain(`/trader/${leader}`);
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Set aside, in all').fill('9');
  await expect.poll(() => said(sheet)).toContain('10');
  await expect.poll(() => sheet.getByRole('button', { name: /^Follow/ }).getAttribute('aria-disabled')).toBe('true');
  await sheet.getByLabel('Set aside, in all').fill('500');
  // A tenth for one order, a fifth for the stop.
  await expect.poll(() => sheet.getByLabel('At most for one order').inputValue()).toBe('50');
  await expect.poll(() => sheet.getByLabel('Stop following at a loss of').inputValue()).toBe('100');
  await expect.poll(() => said(sheet)).toContain('The most you can lose is 500.00 USDT. The stop aims at 100.00 USDT');
  await sheet.getByText('Past results say nothing about the next', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Follow with up to 500.00 USDT' }).click();
  await page.getByRole('link', { name: 'See your copies' }).click();
  await expect.poll(() => said(page.locator('main'))).toContain('0.00 of 500.00 USDT');

  await trades('open-long', '0.01');
  const list = page.getByRole('list', { name: 'Copies' });
  await expect.poll(() => said(list), { timeout: 20_000 }).toContain('Open,');
  const [copy] = await serving.get<{ margin: string; leverage: number }[]>(copies as never, {}, { token });
  expect(copy?.leverage).toBe(3);
  await trades('close-long', '0.01');
  await expect.poll(() => said(list), { timeout: 20_000 }).toContain('Closed,');

  await page.getByRole('button', { name: 'Change the limits' }).click();
  await sheet.getByLabel('Stop following at a loss of').fill('600');
  await expect.poll(() => said(sheet)).toContain('set aside');
  await sheet.getByLabel('Stop following at a loss of').fill('50');
  await sheet.getByRole('button', { name: 'Follow with up to 500.00 USDT from now on' }).click();
  await sheet.waitFor({ state: 'hidden' });
  const [own] = await serving.get<{ stopLoss: string }[]>(follows as never, {}, { token });
  expect(own?.stopLoss).toBe('50');

  await trades('open-long', '0.01');
  await expect.poll(() => said(list), { timeout: 20_000 }).toContain('Open,');
  await page.getByRole('button', { name: 'Stop following', exact: true }).click();
  await sheet.getByText('Keep them as your own').click();
  await sheet.getByRole('button', { name: 'Stop and keep copies' }).click();
  await expect.poll(() => said(page.locator('main')), { timeout: 20_000 }).toContain('You follow nobody');
  await page.goto('/following?over=1');
  await expect.poll(() => said(page.locator('main'))).toContain('you stopped');
  expect(faults).toEqual([]);
  await context.close();
});

test('a trader sees the followers; somebody else applies and takes it back', { timeout: LONG_MS }, async () => {
  const { ines, alice } = exchange;
  const { page: hers, context } = await exchange.enter({ size: 'phone', session: ines });
  await hers.goto('/leading');
  await expect.poll(() => said(hers.locator('main'))).toContain('You can be followed');
  await expect.poll(() => said(hers.getByRole('list', { name: 'Followers' }))).toContain('Ended');
  await context.close();

  const { page, faults, context: other } = await exchange.enter({ size: 'desktop', session: alice });
  await page.goto('/leading');
  await page.getByLabel('Your share of followers’ net profit').fill('31');
  await expect.poll(() => said(page.locator('main'))).toContain('at most 30.00%');
  await page.getByLabel('Your share of followers’ net profit').fill('12,5');
  await page.getByRole('button', { name: 'Apply with a share of 12.50%' }).click();
  await expect.poll(() => said(page.locator('main'))).toContain('Your application is waiting');
  await page.getByRole('button', { name: 'Take the application back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the application back' }).click();
  await expect.poll(() => said(page.locator('main'))).toContain('You lead no more');
  expect(faults).toEqual([]);
  await other.close();
});

test('axe finds nothing on the screens of following, and nothing is too wide', { timeout: LONG_MS }, async () => {
  const { serving, alice, ines, leader } = exchange;
  const faults: string[] = [];
  for (const look of [
    { size: 'desktop', theme: 'light', language: 'zh_CN', checked: true },
    { size: 'phone', theme: 'dark', language: 'en_US', checked: true },
  ] as const) {
    for (const [session, addresses] of [
      [alice, ['/traders', `/trader/${leader}`, '/following', '/following?over=1', '/leading', '/trader/999']],
      [ines, ['/leading', `/trader/${leader}`]],
    ] as const) {
      // What is kept on the account wins over the device.
      const kept = { theme: look.theme, language: look.language };
      dataOf(await serving.ask(savePreferences as never, kept, { token: session.token }));
      const { page, context } = await exchange.enter({ ...look, session });
      for (const address of addresses) {
        await page.goto(address);
        await settled(page);
        faults.push(...(await axeFinds(page, `${address} ${look.theme}`)));
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) faults.push(`${address} on a ${look.size}: ${over} px too wide`);
      }
      await context.close();
    }
  }
  expect(faults).toEqual([]);
});
