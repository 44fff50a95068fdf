import { latestDepth } from '@quay/contract/market';
import { openOrders, placeOrder } from '@quay/contract/spot';
import { wallets } from '@quay/contract/wallet';
import { floorTo, format, multiply, text, units } from '@quay/money';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Client } from '../../client.ts';
import { enter, exchange, OFFLINE } from '../exchange.ts';
import { figureIn, pricesMove, said } from '../figures.ts';
import { newName, newPerson, PASSWORD } from '../member.ts';
import { chooseType } from '../order-type.ts';
import { orderFormStands } from '../screens.ts';
import type { Size } from '../visit.ts';

const TICK = units('0.001');
/** How soon the answer to a press must stand on the screen, on a machine that has other things to do as well. */
const ANSWER_MS = 3_000;

export function trading(): void {
  test('from the first visit to a filled order that outlives a restart, on a phone', { timeout: 180_000 }, async () => {
    // While the exchange is away the page looks for it; that is what it should do.
    const { page } = await enter({ size: 'phone', mayFail: OFFLINE });
    await page.goto('/');
    await page.waitForURL('**/home');
    await pricesMove(page, 15_000);
    await signUp(page);
    await expect.poll(() => said(page.getByRole('main'))).toContain('$10,000.00');

    const client = new Client(exchange().url, await tokenOf(page));
    const price = await belowTheBook(client);
    await page.goto('/trade/ATOM');
    await orderFormStands(page);
    await page.getByLabel('Price USDT', { exact: true }).fill(price);
    await page.getByLabel('Amount ATOM', { exact: true }).fill('20');
    await page.getByRole('button', { name: /^Buy 20/ }).click();

    const sheet = page.getByRole('dialog');
    await expect.poll(() => said(sheet.getByRole('heading'))).toBe(`Buy ATOM at ${price} or better`);
    const leaves = format(units(price) * 20n, 2);
    const body = await said(sheet);
    expect(body).toContain(`Leaves Spot ${leaves} USDT frozen until filled or cancelled`);
    expect(body).toContain('Arrives in Spot 19.98000000 ATOM');
    expect(body).toContain('Waits in the book at your price');
    await sheet.getByRole('button', { name: `Buy 20.00 ATOM for ${leaves} USDT` }).click();

    const open = page.getByRole('list', { name: 'Open orders' });
    await expect.poll(() => said(open), { timeout: ANSWER_MS }).toContain(price);
    await page.getByRole('link', { name: 'Assets' }).click();
    await expect.poll(() => coinRow(page, 'USDT')).toContain(`${leaves} frozen`);

    await sellInto(client, price);
    await page.getByRole('button', { name: 'Ledger' }).click();
    await page.waitForURL('**/accountChange');
    await page.getByRole('list', { name: 'Ledger' }).getByText('Practice coins').waitFor();
    await page.goto('/tradeRecord/ATOM');
    const filled = page.getByRole('listitem').filter({ hasText: 'ATOM/USDT' });
    await expect.poll(() => said(filled)).toContain(`${price} 20.00 / 20.00`);

    const holds = async () => {
      await page.goto('/funds');
      const balances = await client.ask(wallets, {});
      const usdt = balances.find(({ symbol }) => symbol === 'USDT')!;
      const atom = balances.find(({ symbol }) => symbol === 'ATOM')!;
      expect(units(usdt.available)).toBe(units('10000') - units(price) * 20n);
      expect(atom.available).toBe('19.98');
      expect([usdt.frozen, atom.frozen].map(units)).toEqual([0n, 0n]);
      await expect
        .poll(async () => figureIn(await coinRow(page, 'USDT')))
        .toBe(floorTo(units(usdt.available), units('0.01')));
      await expect.poll(() => coinRow(page, 'ATOM')).toContain('19.98000000');
    };
    await holds();
    await page.reload();
    await holds();

    await exchange().stop();
    await exchange().restart();
    await page.goto('/userCenter');
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    await holds();
    await page.goto('/tradeRecord/ATOM');
    await expect.poll(() => said(filled)).toContain(`${price} 20.00 / 20.00`);
  });

  test.each<Size>(['phone', 'desktop'])('a market buy is answered at once, on a %s', async (size) => {
    const { session, client } = await newPerson(exchange().url);
    const { page } = await enter({ size, session });
    await page.goto('/trade/BTC');
    await orderFormStands(page);
    await chooseType(page, size, 'Market');
    await page.getByLabel('Spend USDT', { exact: true }).fill('1500');
    await page.getByRole('button', { name: /^Buy BTC for 1,500/ }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: /^Buy BTC for 1,500/ });
    await confirm.waitFor();

    const notices = page.getByRole('region', { name: 'Notices' });
    const pressed = Date.now();
    await confirm.click();
    await notices.getByText(/Bought 0\.[0-9]+ BTC/).waitFor({ timeout: ANSWER_MS });
    const shown = Date.now() - pressed;
    console.log(`a market buy on a ${size} shows its fill ${shown} ms after the press`);
    expect(shown).toBeLessThan(ANSWER_MS);

    const [fill] = /Bought [0-9.]+ BTC at [0-9,.]+/.exec(await said(notices)) ?? [];
    const totals = page.locator('form dl');
    const available = async () => figureIn((await said(totals)).replace(/^.*Available/, ''));
    await expect.poll(available, { timeout: ANSWER_MS, interval: 20 }).toBeLessThan(units('9000'));
    const balanced = Date.now() - pressed;
    console.log(`… and the new balance after ${balanced} ms`);

    const owned = async () => (await client.ask(wallets, {})).find(({ symbol }) => symbol === 'USDT')?.available ?? '0';
    await expect.poll(async () => floorTo(units(await owned()), units('0.01'))).toBe(await available());

    await page.getByRole('link', { name: 'See order' }).click();
    const order = page.getByRole('main');
    const bought = figureIn(fill ?? '');
    const fee = multiply(bought, units('0.001'), 'up');
    await expect.poll(() => said(order)).toContain(`Fee ${format(fee, 8)} BTC`);
    await expect.poll(() => said(order)).toContain(`Arrived after fee ${format(bought - fee, 8)} BTC`);
    await expect.poll(() => said(order)).toContain('Filled');
  });
}

async function signUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open an account' }).click();
  await page.getByLabel('Account name').fill(newName());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByText('I have read and accept the').click();
  await page.getByRole('button', { name: 'Open an account' }).click();
  await page.getByRole('button', { name: 'Set it later' }).click();
  await page.getByRole('link', { name: 'Look at the market' }).click();
  await page.waitForURL('**/home');
}

async function tokenOf(page: Page): Promise<string> {
  const kept = await page.evaluate(() => localStorage.getItem('quay.session'));
  return (JSON.parse(kept ?? '{}') as { token: string }).token;
}

/** A price at which an order waits, and which somebody with 10,000 USDT can sell down to. */
async function belowTheBook(client: Client): Promise<string> {
  const { bids } = await client.ask(latestDepth, { symbol: 'ATOM' });
  const best = units(bids[0]![0]);
  return format(floorTo(best - multiply(best, units('0.0015'), 'up'), TICK), 3);
}

/** Others sell until the order at that price has traded. */
async function sellInto(owner: Client, price: string): Promise<void> {
  for (let seller = 0; seller < 12; seller++) {
    if ((await owner.ask(openOrders, {})).length === 0) return;
    const { client } = await newPerson(exchange().url);
    await client.ask(placeOrder, { symbol: 'ATOM', side: 'buy', type: 'market', amount: '9900' });
    const held = (await client.ask(wallets, {})).find(({ symbol }) => symbol === 'ATOM')!;
    const quantity = text(floorTo(units(held.available), units('0.01')));
    await client.ask(placeOrder, { symbol: 'ATOM', side: 'sell', type: 'limit', price, quantity });
  }
  throw new Error(`twelve sellers did not reach the order at ${price}`);
}

async function coinRow(page: Page, symbol: string): Promise<string> {
  return said(page.getByRole('list', { name: 'Coins' }).getByRole('listitem').filter({ hasText: symbol }));
}
