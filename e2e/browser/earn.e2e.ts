import { fileURLToPath } from 'node:url';
import { type EarnOrder, orders } from '@quay/contract/earn';
import { type SessionOpened, savePreferences } from '@quay/contract/identity';
import { units } from '@quay/money';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, Serving } from '../../apps/server/test/serving.ts';
import { openBrowser } from '../../tools/browser.ts';
import { axeFinds } from '../console/check-page.ts';
import { said } from './figures.ts';
import { settled } from './screens.ts';
import { type Look, visit } from './visit.ts';

const LONG_MS = 240_000;
/** An hour: long enough that no day is over within the walk. */
const DAY_MS = 3_600_000;
const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const practice = { user: [['USDT', units('20000')] as const], desk: [] };

let serving: Serving;
let browser: Browser;
let session: SessionOpened;
const enter = (look: Look) => visit(browser, serving.url, look);

beforeAll(async () => {
  const settings = { simulatedMarket: true, earnDayMs: DAY_MS };
  [serving, browser] = await Promise.all([Serving.start({ app, practice }, settings), openBrowser()]);
  session = await serving.register({ username: 'inesvogel', password: 'seven lamps 77' });
}, LONG_MS);
afterAll(async () => {
  await browser?.close();
  await serving?.end();
});

test('somebody buys a term, leaves it early, saves and takes back, and tries the trial machine', {
  timeout: LONG_MS,
}, async () => {
  const { page, faults, context } = await enter({ size: 'phone', session });
  const main = page.locator('main');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Earn', exact: true }).click();
  await page.getByRole('heading', { name: 'Quay pays, from a funded account' }).waitFor();
  await page.getByRole('link', { name: /USDT 30 days/ }).click();
  await expect.poll(() => said(main)).toContain('0.00 of 27,000.00 USDT');
  await page.getByRole('button', { name: 'Buy USDT 30 days' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Amount').fill('20000');
  await sheet.getByLabel('Amount').blur();
  await expect.poll(() => said(sheet)).toContain('10,000');
  await sheet.getByLabel('Amount').fill('1000');
  await expect.poll(() => said(sheet)).toContain('1,090.00 USDT');
  await sheet.getByText('I can do without this money').click();
  await sheet.getByRole('button', { name: 'Buy for 1,000.00 USDT' }).click();
  await page.getByRole('heading', { name: /1,000.00 USDT are put away/ }).waitFor();
  await expect.poll(() => said(main)).toContain('120.00 USDT');

  await page.getByRole('link', { name: 'Look at it' }).click();
  await page.getByRole('link', { name: 'Leave early' }).click();
  await expect.poll(() => said(main)).toContain('120.00 less than you put in');
  await page.getByRole('button', { name: 'Leave for 880.00 USDT' }).click();
  await expect.poll(() => said(main)).toContain('Redeemed');
  const { token } = session;
  const [left] = dataOf<EarnOrder[]>(await serving.ask(orders as never, { over: '1' } as never, { token }));
  expect(left).toMatchObject({ status: 'redeemed', returned: '880', penalty: '120' });

  await page.goto('/fm-home');
  await page.getByRole('link', { name: 'Save USDT' }).click();
  await sheet.getByLabel('Amount').fill('4500');
  await sheet.getByText('I have read what can go wrong').click();
  await sheet.getByRole('button', { name: /^Save 4,500/ }).click();
  await page.getByRole('heading', { name: '4,500.00 USDT are in Savings' }).waitFor();
  await page.getByRole('link', { name: 'Look at it' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await sheet.getByLabel('Amount').fill('500');
  await sheet.getByRole('button', { name: 'Take back 500.00 USDT' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => said(main)).toContain('4,000.00 USDT');
  await page.goto('/financialOrder?tab=returning');
  await expect.poll(() => said(main)).toContain('500.00 USDT');

  await page.goto('/machine');
  await page.getByRole('link', { name: 'Try it for 3 days' }).click();
  await page.getByRole('button', { name: 'Start the 3 days' }).click();
  await page.getByRole('heading', { name: 'Trial, 3 days has started' }).waitFor();
  await page.goto('/machine');
  await page.getByRole('link', { name: 'Try it for 3 days' }).click();
  await expect.poll(() => said(main)).toContain('It is running already');
  // What is saved is in no account, and still the saver's.
  await page.goto('/funds?book=finance');
  await expect.poll(() => said(main)).toContain('4,500.00 USDT');
  expect(faults).toEqual([]);
  await context.close();
});

test('axe finds nothing on the screens of earn, and nothing is too wide', { timeout: LONG_MS }, async () => {
  const { token } = session;
  const own = dataOf<EarnOrder[]>(await serving.ask(orders as never, {} as never, { token }));
  const open = own.find(({ kind }) => kind === 'flexible')!.order;
  const faults: string[] = [];
  const addresses = [
    ...['/fm-home', '/fund?kind=flexible', '/fund?kind=fixed', '/fund?kind=lock-up', '/fund-buy?product=5&amount=1000'],
    ...['/machine', '/machine?open=14', '/machine?open=10', '/machine-rule', '/fund-rule?product=8', '/pool-lock'],
    ...['/earnCoverage', '/financialOrder', `/financialOrder?open=${open}`, '/financialOrder?tab=ended'],
    ...['/miningMachineOrder', '/financialHistory', `/order-success?order=${open}`, '/fund?product=999'],
  ];
  for (const look of [
    { size: 'desktop', theme: 'light', language: 'zh_CN', checked: true },
    { size: 'phone', theme: 'dark', language: 'en_US', checked: true },
  ] as const) {
    // What is kept on the account wins over the device.
    dataOf(
      await serving.ask(savePreferences as never, { theme: look.theme, language: look.language } as never, { token }),
    );
    const { page, context } = await enter({ ...look, session });
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
  expect(faults).toEqual([]);
});
