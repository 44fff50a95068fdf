import { readFileSync } from 'node:fs';
import { savePreferences } from '@quay/contract/identity';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINEAR } from '../../apps/server/test/perpetual-market.ts';
import { dataOf } from '../../apps/server/test/serving.ts';
import { axeFinds } from '../console/check-page.ts';
import { type ContractRecords, openContractRecords } from './contract-records.ts';
import { said } from './figures.ts';
import { settled } from './screens.ts';

const LONG_MS = 180_000;

let exchange: ContractRecords;
beforeAll(async () => {
  exchange = await openContractRecords();
}, LONG_MS);
afterAll(() => exchange?.close());

const found = (page: Page) => said(page.locator('.receipt-check'));

test('who was liquidated checks the receipt with the network off; one changed byte is shown', {
  timeout: LONG_MS,
}, async () => {
  const { page, context, faults } = await exchange.enter({ size: 'phone', session: exchange.alice });
  await page.goto('/perpetualReceipts');
  await page.getByRole('link', { name: /Taken over by the insurance fund/ }).click();
  await expect.poll(() => found(page)).toContain('Checked on this device');
  await expect.poll(() => found(page)).toContain('Key of the exchange the same');
  const text = () => said(page.locator('.receipt-page'));
  await expect.poll(text).toContain('You lost');
  const story = await text();
  expect(story).toContain('0.1000 BTC long, cross, from 50,000.0');
  expect(story).toContain('The position is closed.');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the receipt' }).click(),
  ]);
  const kept = readFileSync(await download.path(), 'utf8');
  await page.goto('/perpetualReceipt');
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await context.setOffline(true);
  const open = async (content: string) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from(content);
    await (await chosen).setFiles({ name: 'receipt.json', mimeType: 'application/json', buffer });
  };
  await open(kept);
  await expect.poll(() => found(page)).toContain('Checked on this device');
  await expect.poll(() => found(page)).toContain('Equity');

  const changed = kept.replace(/(\\"rest\\":\\")9/, (_all, before: string) => `${before}8`);
  expect(changed).not.toBe(kept);
  await open(changed);
  await expect.poll(() => found(page)).toContain('This receipt does not hold');
  await expect.poll(() => found(page)).toContain('Signature not of these words');
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test('anybody works the funding rates out again, and a rate that is a unit off is shown', {
  timeout: LONG_MS,
}, async () => {
  const { page, context } = await exchange.enter({ size: 'phone' });
  await page.goto(`/perpetualFunding/${LINEAR}`);
  const work = page.getByRole('button', { name: 'Work these rates out here' });
  const list = page.getByRole('list', { name: 'Periods that are over' });
  await work.click();
  await expect.poll(() => said(list)).toContain('equal to the last unit');

  // The exchange says another rate than its samples make.
  await page.route('**/perpetual/funding/history**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const one of body.data) one.rate = '0.00010001';
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await work.click();
  await expect.poll(() => said(list)).toContain('is 0.01%');
  await context.close();
});

test('what was paid, what was closed, the fund and the queue are there, and axe finds nothing', {
  timeout: LONG_MS,
}, async () => {
  const { alice, bob, receipt } = exchange;
  const { page: hers } = await exchange.enter({ size: 'phone', session: alice });
  await hers.goto('/perpetualPayments');
  await expect.poll(() => said(hers.locator('main'))).toContain('from 1 payment: equal to the last unit');
  await hers.goto('/perpetualRealised');
  await expect.poll(() => said(hers.locator('main'))).toContain('Long 0.1 Liquidated');
  const { page: his } = await exchange.enter({ size: 'phone', session: bob });
  await his.goto(`/perpetualQueue/${LINEAR}?side=short`);
  await expect.poll(() => said(his.locator('main'))).toContain('Your place 1 of 1');
  await his.goto('/perpetualFund');
  await expect.poll(() => said(his.locator('main'))).toContain(`${LINEAR} +0.10`);

  const faults: string[] = [];
  for (const look of [
    { size: 'desktop', theme: 'light', language: 'zh_CN', checked: true },
    { size: 'phone', theme: 'dark', language: 'en_US', checked: true },
  ] as const) {
    for (const [session, addresses] of [
      [
        alice,
        [`/perpetualReceipt?number=${receipt}`, '/perpetualReceipts', '/perpetualRealised', '/perpetualPayments'],
      ],
      [bob, [`/perpetualFunding/${LINEAR}`, `/perpetualQueue/${LINEAR}?side=short`, '/perpetualFund']],
    ] as const) {
      // What is kept on the account wins over the device.
      const kept = { theme: look.theme, language: look.language };
      dataOf(await exchange.serving.ask(savePreferences as never, kept, { token: session.token }));
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
