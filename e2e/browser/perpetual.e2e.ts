import { fills, positions } from '@quay/contract/perpetual';
import { entries, wallets } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContractsExchange, openContracts } from './contracts-exchange.ts';
import { said } from './figures.ts';

type Line = { readonly book: string; readonly symbol: string; readonly cause: string; readonly amount: string };

/** A newcomer to contracts, on a phone: opens with 10×, sees what it costs and where it ends, closes half, then all. */
let exchange: ContractsExchange;
beforeAll(async () => {
  exchange = await openContracts();
}, 180_000);
afterAll(() => exchange?.close());

test('a long is opened, half of it closed, then all, and every cent is found', { timeout: 180_000 }, async () => {
  const { serving, alice } = exchange;
  const { token } = alice;
  const { page, faults, context } = await exchange.enter({ size: 'phone', session: alice });
  await page.goto('/perpetualContract/BTC');
  await page.getByRole('heading', { name: /BTCUSDT-PERP/ }).waitFor();
  await page.getByRole('button', { name: 'Margin mode and leverage Cross 10×' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Isolated' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Use Isolated 10×' }).click();
  await page.getByRole('button', { name: 'Margin mode and leverage Isolated 10×' }).waitFor();
  await page.getByLabel('Price USDT', { exact: true }).fill('50010');
  await page.getByLabel('Amount BTC', { exact: true }).fill('0.1');
  // 5,001 at 10×; the price is 9.5 above the mark.
  await expect.poll(() => said(page.locator('.trading-totals'))).toContain('Margin 500.10 USDT');
  const totals = await said(page.locator('.trading-totals'));
  expect(totals).toContain('Loss at the mark 0.95 USDT');
  expect(totals).toContain('Fee, at most 2.51 USDT');
  expect(totals).toContain('Free 10,000.00 USDT');
  // 501.05 stand behind it, the loss at the mark with it: 5,001 less them is 99.6 % of 0.1 there, and 0.4 % keep it.
  expect(totals).toContain('Liquidated 45,180.3');

  await page.getByRole('button', { name: 'Open long 0.1000 BTC' }).click();
  const sheet = page.getByRole('dialog');
  await expect.poll(() => said(sheet)).toContain('Open long at 50,010.0 or better');
  const body = await said(sheet);
  expect(body).toContain('Held in Contracts 503.56 USDT');
  expect(body).toContain('margin 500.10 USDT, fee at most 2.51 USDT, loss at the mark 0.95 USDT');
  expect(body).toContain('You then have 0.1000 BTC long from 50,010.0 on average');
  expect(body).toContain('Liquidated at 45,180.3');
  expect(body).toMatch(
    /If the mark falls 9\.\d+%, the position is closed for you\. The most that you can lose is its margin, 50\d\.\d\d USDT\./,
  );
  await sheet.getByRole('button', { name: 'Open long 0.1000 BTC' }).click();

  const list = page.getByRole('list', { name: 'Positions' });
  await expect.poll(() => said(list)).toContain('BTCUSDT-PERP Long 10× Isolated');
  await expect.poll(() => said(list)).toContain('0.1000 BTC from 50,010.0');

  const close = async (percent: string, size: string) => {
    await list.getByRole('button', { name: 'Close' }).click();
    const closing = page.getByRole('dialog');
    await closing.getByLabel('Part of the position').fill(percent);
    await closing.getByRole('button', { name: new RegExp(`^Close ${size}`) }).click();
    await closing.waitFor({ state: 'hidden' });
  };
  await close('50', '0.0500 BTC');
  await expect.poll(() => said(list)).toContain('0.0500 BTC from 50,010.0');
  await close('100', '0.0500 BTC');
  await expect.poll(() => said(page.getByRole('tabpanel'))).toContain('No positions');

  const left = async () => (await serving.get<{ quantity: string }[]>(positions, {}, { token }))[0]?.quantity;
  await expect.poll(left).toBe('0');
  const traded = await serving.get<{ profit: string; fee: string }[]>(fills, {}, { token });
  const gained = traded.reduce((sum, { profit, fee }) => sum + units(profit) - units(fee), 0n);
  // Each line of the book's ledger that is no transfer belongs to one of the three trades.
  const lines = await serving.get<Line[]>(entries, { size: 100 }, { token });
  const ofTrades = lines.filter(
    ({ book, symbol, cause }) => book === 'contract' && symbol === 'USDT' && cause !== 'transfer',
  );
  expect(text(ofTrades.reduce((sum, { amount }) => sum + units(amount), 0n))).toBe(text(gained));
  const [usdt] = (
    await serving.get<{ book: string; symbol: string; available: string; frozen: string }[]>(wallets, {}, { token })
  ).filter(({ book, symbol }) => book === 'contract' && symbol === 'USDT');
  // Bought at 50,010, sold at 49,990, and each of the fees up.
  expect(text(gained)).toBe('-7');
  expect([usdt?.available, usdt?.frozen]).toEqual([text(units('10000') + gained), '0']);

  await page.getByRole('button', { name: 'Orders and fills' }).click();
  await page.getByRole('tab', { name: 'Fills' }).click();
  await expect.poll(() => said(page.getByRole('list', { name: 'Fills' }))).toContain('Realised −1.00 USDT');
  expect(faults).toEqual([]);
  await context.close();
});
