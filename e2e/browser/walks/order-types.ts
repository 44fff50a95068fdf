import { latestDepth } from '@quay/contract/market';
import { type Order, openOrders, orderDetail, orderHistory, placeOrder } from '@quay/contract/spot';
import { wallets } from '@quay/contract/wallet';
import { divide, floorTo, format, multiply, units } from '@quay/money';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Client } from '../../client.ts';
import { enter, exchange } from '../exchange.ts';
import { said } from '../figures.ts';
import { lastPrice, newPerson } from '../member.ts';
import { chooseType } from '../order-type.ts';
import { orderFormStands, sheetStands } from '../screens.ts';
import type { Size } from '../visit.ts';

const TICK = units('0.01');
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const open = (page: Page) => page.getByRole('list', { name: 'Open orders' });

/** A share of the last price of SOL, on its tick. */
async function atShare(client: Client, share: string): Promise<string> {
  return format(floorTo(multiply(units(await lastPrice(client, 'SOL')), units(share), 'down'), TICK), 2);
}

const fill = (page: Page, field: string, value: string) => page.getByLabel(field, { exact: true }).fill(value);

/** Presses the act of the form, then the same act in the sheet, which it gives back as it was read. */
async function send(page: Page, act: RegExp): Promise<string> {
  await page.locator('form').getByRole('button', { name: act }).last().click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await sheetStands(page);
  const read = await said(sheet);
  await sheet.getByRole('button', { name: act }).click();
  await sheet.waitFor({ state: 'hidden' });
  return read;
}

/** What one buys, somebody else's rows have after this. */
const A_MOMENT_MS = 500;

/** The only order, which the market may have triggered and filled before anybody looked. */
async function anyOrder(client: Client): Promise<Order> {
  const all = async () => [...(await client.ask(openOrders, {})), ...(await client.ask(orderHistory, {}))];
  await expect.poll(async () => (await all()).length).toBe(1);
  return (await all())[0]!;
}

async function onlyOrder(client: Client): Promise<Order> {
  await expect.poll(async () => (await client.ask(openOrders, {})).length).toBe(1);
  return (await client.ask(openOrders, {}))[0]!;
}

export function orderTypes(): void {
  test.each<Size>(['phone', 'desktop'])('a stop limit is placed, seen and cancelled, on a %s', async (size) => {
    const { session, client } = await newPerson(exchange().url);
    await client.ask(placeOrder, { symbol: 'SOL', side: 'buy', type: 'market', amount: '2000' });
    const { page } = await enter({ size, session });
    await page.goto('/trade/SOL');
    await orderFormStands(page);
    await chooseType(page, size, 'Stop limit');
    await page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Sell' }).check();
    const stop = await atShare(client, '0.95');
    const price = await atShare(client, '0.94');
    await fill(page, 'Stop price USDT', stop);
    await fill(page, 'Price USDT', price);
    await fill(page, 'Amount SOL', '1.5');
    const sentence = `When the last price falls to ${stop} or below, sell 1.50 SOL at ${price} or better.`;
    await expect.poll(() => said(page.locator('form'))).toContain(sentence);
    const sheet = await send(page, /^Sell 1\.50 SOL.* at stop$/);
    expect(sheet).toContain(sentence);
    expect(sheet).toContain('Type Stop limit, good till cancelled');
    expect(sheet).toContain(`Stop price ${stop}`);
    // The rate of a beginner's tier, and the limit less that fee as the worst that can come.
    expect(sheet).toContain('Fee 0.10%, at most');
    const least = multiply(units(price), units('1.5'), 'down');
    expect(sheet).toContain(`You get at least ${format(least - multiply(least, units('0.001'), 'up'), 2)} USDT`);

    await notices(page)
      .getByText(/waits for the stop price/)
      .waitFor();
    const order = await onlyOrder(client);
    expect(order).toMatchObject({ type: 'stop-limit', status: 'waiting', timeInForce: 'gtc', quantity: '1.5' });
    const rows = size === 'phone' ? open(page) : page.getByRole('table', { name: 'Open orders' });
    await expect.poll(() => said(rows)).toContain(`Triggers at ${stop} or below`);
    await page.getByRole('button', { name: `Cancel order ${order.orderId}` }).click();
    await expect.poll(() => client.ask(openOrders, {})).toEqual([]);
    await page.goto(`/tradeDetail?orderId=${order.orderId}`);
    await expect.poll(() => said(page.getByRole('main'))).toContain('Why it ended You cancelled it.');
  });

  test('a stop market wakes when its price comes, and says so', { timeout: 60_000 }, async () => {
    const { session, client } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/trade/LINK');
    await orderFormStands(page);
    await chooseType(page, 'phone', 'Stop market');
    const last = units(await lastPrice(client, 'LINK'));
    const { asks } = await client.ask(latestDepth, { symbol: 'LINK' });
    const best = units(asks[0]![0]);
    // Above the last price, and where the next buyer pays at least that much.
    const stop = format(best > last ? best : last + units('0.001'), 3);
    await fill(page, 'Stop price USDT', stop);
    await fill(page, 'Spend USDT', '250');
    await send(page, /^Buy LINK for 250\.00 USDT at stop$/);
    await notices(page)
      .getByText(/waits for the stop price/)
      .waitFor();
    const order = await anyOrder(client);

    for (let buyer = 0; buyer < 8 && (await client.ask(openOrders, {})).length > 0; buyer++) {
      const { client: other } = await newPerson(exchange().url);
      // The book may be empty for a moment, until the market makers have filled it again.
      await other.send(placeOrder, { symbol: 'LINK', side: 'buy', type: 'market', amount: '9000' });
      await new Promise((done) => setTimeout(done, A_MOMENT_MS));
    }
    await expect.poll(() => client.ask(openOrders, {}), { timeout: 20_000 }).toEqual([]);
    await notices(page).getByText(`Order ${order.orderId} was triggered at ${stop}`, { exact: false }).waitFor();
    const { order: woken } = await client.ask(orderDetail, { orderId: String(order.orderId) });
    expect(woken.triggeredAt).not.toBeNull();
    expect(woken.status).toBe('filled');
    const balances = await client.ask(wallets, {});
    const usdt = balances.find(({ symbol }) => symbol === 'USDT')!;
    expect(units(usdt.available)).toBe(units('10000') - units(woken.filledAmount));
    expect(units(usdt.frozen)).toBe(0n);
    await page.goto(`/tradeDetail?orderId=${order.orderId}`);
    await expect.poll(() => said(page.getByRole('main'))).toContain('Triggered');
  });

  test('a time in force is chosen once, is seen, and holds for the next order', async () => {
    const { session, client } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/trade/SOL');
    await orderFormStands(page);
    await page.getByRole('button', { name: 'Order settings' }).click();
    await sheetStands(page);
    await page.getByRole('dialog').getByText('Post-only', { exact: true }).click();
    await page.getByRole('dialog').getByText('Cancel both', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await orderFormStands(page);
    await page.getByRole('button', { name: 'Order settings: Post-only, Cancel both' }).waitFor();

    // It would take, and the exchange refuses it beside its field; what is typed stays.
    const high = await atShare(client, '1.03');
    await fill(page, 'Price USDT', high);
    await fill(page, 'Amount SOL', '2');
    await page.getByText('This price would trade at once, so a post-only order is refused.').waitFor();
    await page
      .locator('form')
      .getByRole('button', { name: /^Buy 2\.00 SOL/ })
      .last()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Buy 2\.00 SOL/ })
      .click();
    await page
      .locator('form .q-price')
      .getByText(/would trade at once, so it would not be post-only/)
      .waitFor();
    await expect.poll(() => page.getByLabel('Amount SOL', { exact: true }).inputValue()).toBe('2');

    const low = await atShare(client, '0.95');
    await fill(page, 'Price USDT', low);
    const sheet = await send(page, /^Buy 2\.00 SOL/);
    expect(sheet).toContain('Type Limit, post-only');
    expect(sheet).toContain('Own orders cancel both');
    expect(sheet).toContain('Fee 0.10%, as a maker');
    await expect.poll(() => onlyOrder(client)).toMatchObject({ timeInForce: 'post-only', selfTrade: 'cancel-both' });
  });

  test('fill-or-kill trades whole, immediate-or-cancel what there is', async () => {
    const { session, client } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/trade/SOL');
    await orderFormStands(page);
    for (const [setting, name] of [
      ['Fill or kill (FOK)', 'Limit, fill or kill'],
      ['Immediate or cancel (IOC)', 'Limit, immediate or cancel'],
    ] as const) {
      await page.getByRole('button', { name: /^Order settings/ }).click();
      await sheetStands(page);
      await page.getByRole('dialog').getByText(setting, { exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await fill(page, 'Price USDT', await atShare(client, '1.02'));
      await fill(page, 'Amount SOL', '0.5');
      expect(await send(page, /^Buy 0\.50 SOL/)).toContain(`Type ${name}`);
      await notices(page)
        .getByText(/Bought 0\.50 SOL/)
        .last()
        .waitFor();
    }
    await expect.poll(() => client.ask(openOrders, {})).toEqual([]);
  });

  test('an order is changed: less keeps its place, another price does not', async () => {
    const { session, client } = await newPerson(exchange().url);
    const price = await atShare(client, '0.96');
    const placed = await client.ask(placeOrder, { symbol: 'SOL', side: 'buy', type: 'limit', price, quantity: '4' });
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/trade/SOL');
    const sheet = page.getByRole('dialog');
    const change = async () => {
      await page.getByRole('button', { name: `Change order ${placed.orderId}` }).click();
      await sheet.waitFor();
      await sheetStands(page);
    };
    await change();
    await sheet.getByLabel('Amount SOL', { exact: true }).fill('3');
    await sheet.getByText('Keeps its place in the queue.').waitFor();
    await expect.poll(() => said(sheet)).toContain(`Free again ${format(units(price), 2)} USDT`);
    await sheet.getByRole('button', { name: `Change to 3.00 SOL at ${price}` }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => said(open(page))).toContain('0.00 / 3.00');

    await change();
    const lower = await atShare(client, '0.93');
    await sheet.getByLabel('Price USDT', { exact: true }).fill(lower);
    await sheet.getByText('Goes to the back of the queue at its price.').waitFor();
    await sheet.getByRole('button', { name: `Change to 3.00 SOL at ${lower}` }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => said(open(page))).toContain(lower);
    await expect.poll(() => onlyOrder(client)).toMatchObject({ orderId: placed.orderId, quantity: '3' });
    const usdt = (await client.ask(wallets, {})).find(({ symbol }) => symbol === 'USDT')!;
    expect(units(usdt.frozen)).toBe(units(lower) * 3n);
  });

  test('all orders of one market are cancelled, the others stay', async () => {
    const { session, client } = await newPerson(exchange().url);
    for (const symbol of ['SOL', 'SOL', 'AVAX']) {
      const price = format(floorTo(multiply(units(await lastPrice(client, symbol)), units('0.95'), 'down'), TICK), 2);
      const quantity = format(floorTo(divide(units('50'), units(price), 'down'), TICK), 2);
      await client.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price, quantity });
    }
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/trade/SOL');
    await page.getByRole('button', { name: 'Cancel all' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Cancel 2 orders' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => onlyOrder(client)).toMatchObject({ symbol: 'AVAX' });
  });

  test('the rate at the form is that of the tier, and its sheet says what the next one takes', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/trade/SOL');
    await orderFormStands(page);
    await page.getByRole('button', { name: 'Fee 0.10%, see your fee tier' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await expect.poll(() => said(sheet)).toContain('Missing to Bronze 50,000.00 USDT');
    await expect
      .poll(() => said(sheet.getByRole('row', { name: /Standard/ })))
      .toBe('Standard your tier 0 0.10% 0.10%');
  });
}
