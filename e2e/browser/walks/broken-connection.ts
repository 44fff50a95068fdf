import { openOrders, type PlaceOrder } from '@quay/contract/spot';
import { floorTo, format, multiply, units } from '@quay/money';
import { expect, test } from 'vitest';
import { enter, exchange, OFFLINE } from '../exchange.ts';
import { pricesMove, said } from '../figures.ts';
import { lastPrice, newPerson } from '../member.ts';
import { orderFormStands, settled } from '../screens.ts';

/** A pause between two tries grows to 15 seconds. */
const HEALS_MS = 40_000;

export function brokenConnection(): void {
  test('without a network the data stays, greyed and with its age, and comes back to life by itself', async () => {
    const { page, context } = await enter({ size: 'phone', mayFail: OFFLINE });
    await page.goto('/home');
    await settled(page);
    const row = page.getByRole('link', { name: /^BTC/ });
    await context.setOffline(true);
    await page.getByText('No connection.').waitFor({ timeout: 15_000 });
    await page.getByText(/Prices are [0-9]+ s old\./).waitFor();
    await expect.poll(() => said(row)).toMatch(/^BTC Bitcoin [0-9,.]+/);
    await expect.poll(() => page.getByRole('main').getAttribute('data-connection')).toBe('lost');
    await context.setOffline(false);
    await page.getByText('No connection.').waitFor({ state: 'detached', timeout: HEALS_MS });
    await pricesMove(page, 15_000);
  });

  test('an exchange that was away is found again without a reload', { timeout: 120_000 }, async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session, mayFail: OFFLINE });
    await page.goto('/home');
    await settled(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await exchange().stop();
    await page.getByText('No connection.').waitFor({ timeout: 20_000 });
    await expect.poll(() => said(page.getByRole('main'))).toContain('$10,000.00');
    await exchange().restart();
    await page.getByText('No connection.').waitFor({ state: 'detached', timeout: HEALS_MS });
    await pricesMove(page, 20_000);
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('an order whose answer was lost is sent again without being doubled', async () => {
    const { session, client } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session, mayFail: /ERR_TIMED_OUT/ });
    // Otherwise the push tells of the order before anybody can press again.
    await page.routeWebSocket(/\/ws$/, (socket) => {
      const upstream = socket.connectToServer();
      upstream.onMessage((message) => {
        if (!String(message).includes('"channel":"orders"')) socket.send(message);
      });
    });
    const sent: PlaceOrder[] = [];
    await page.route('**/spot/order/place', async (route) => {
      sent.push(route.request().postDataJSON() as PlaceOrder);
      if (sent.length > 1) return route.continue();
      await route.fetch();
      return route.abort('timedout');
    });
    await page.goto('/trade/ETH');
    await orderFormStands(page);
    const price = multiply(units(await lastPrice(client, 'ETH')), units('0.95'), 'down');
    await page.getByLabel('Price USDT', { exact: true }).fill(format(floorTo(price, units('0.01')), 2));
    await page.getByLabel('Amount ETH', { exact: true }).fill('0.2');
    await page.getByRole('button', { name: /^Buy 0\.2/ }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: /^Buy 0\.2/ });
    await confirm.click();
    await page.getByText(/the order may already stand/).waitFor();
    await confirm.click();
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText(/waits in the book/)
      .waitFor();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    await expect.poll(() => client.ask(openOrders, {})).toHaveLength(1);
  });

  test('a screen whose code did not come is one tap away', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session, mayFail: /ERR_FAILED|ChunkLoadError/ });
    await page.route(/\/assets\/funds-.*\.js/, (route) => route.abort());
    await page.goto('/home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
    await page.getByText('This screen did not load').waitFor();
    await page.unroute(/\/assets\/funds-.*\.js/);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('list', { name: 'Coins' }).waitFor();
  });

  test('the app opens without a network once it was there', async () => {
    const { page, context } = await enter({ size: 'phone', serviceWorker: true, mayFail: OFFLINE });
    await page.goto('/home');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/home');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByText('No connection.').waitFor({ timeout: 15_000 });
  });
}
