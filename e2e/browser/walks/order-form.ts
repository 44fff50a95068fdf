import { openOrders, orderHistory } from '@quay/contract/spot';
import { floorTo, format, multiply, units } from '@quay/money';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, exchange } from '../exchange.ts';
import { plain } from '../figures.ts';
import { lastPrice, newPerson } from '../member.ts';
import { orderFormStands } from '../screens.ts';

const PRICE = 'Price USDT';
const AMOUNT = 'Amount BTC';
const wrongPrice = /^Enter the price as a plain number/;
const wrongAmount = /^Enter the amount as a plain number/;

export function orderForm(): void {
  test('every wrong entry is answered beside its field, and nothing typed is lost', async () => {
    const { session, client } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/spot/order/place')) sent.push(request.url());
    });
    await page.goto('/trade/BTC');
    const last = units(await lastPrice(client, 'BTC'));
    const near = format(floorTo(multiply(last, units('0.99'), 'down'), units('0.1')), 1);
    await orderFormStands(page);

    const entries: readonly [field: string, typed: string, words: RegExp][] = [
      [PRICE, '64000.000000001', wrongPrice],
      [PRICE, '6.4e4', wrongPrice],
      [PRICE, '-64000', wrongPrice],
      [PRICE, '+64000', wrongPrice],
      [PRICE, '６４０００', wrongPrice],
      [PRICE, '64,000.0', wrongPrice],
      [PRICE, ' 64000', wrongPrice],
      [PRICE, '0x10', wrongPrice],
      [PRICE, `${near}5`, /^Prices move in steps of 0\.1\.$/],
      [PRICE, format(last * 2n, 1), /^The price must be between .* near the last price or its stop price\.$/],
      [PRICE, '1', /^The price must be between/],
      [AMOUNT, '0.123456789', wrongAmount],
      [AMOUNT, '1e-2', wrongAmount],
      [AMOUNT, '-1', wrongAmount],
      [AMOUNT, '０.０１', wrongAmount],
      [AMOUNT, '1/2', wrongAmount],
      [AMOUNT, '0.00015', /^Amounts move in steps of 0\.0001\.$/],
      [AMOUNT, '201', /^The maximum for one order is 200 BTC\.$/],
      [AMOUNT, '0.0000', /^$/],
      [AMOUNT, '0.15999', /^Amounts move/],
      [AMOUNT, '1', /^This needs [0-9.,]+ USDT\. You have 10,?000(\.00)? USDT free\.$/],
    ];
    for (const [field, typed, words] of entries) {
      await page.getByLabel(PRICE, { exact: true }).fill(near);
      await page.getByLabel(AMOUNT, { exact: true }).fill('0.01');
      const input = page.getByLabel(field, { exact: true });
      await input.fill(typed);
      await input.blur();
      await expect.poll(() => hintOf(page, field), { message: `${field} ${typed}` }).toMatch(words);
      expect(await input.inputValue(), typed).toBe(typed);
      const act = page.locator('form').getByRole('button', { name: /^Buy/ });
      await act.click({ force: true });
      await input.press('Enter');
      expect(await page.getByRole('dialog').count(), typed).toBe(0);
      expect(await input.inputValue(), typed).toBe(typed);
    }

    // Below the least worth: 0.0001 BTC is worth more than 5 USDT, so another coin shows it.
    await page.goto('/trade/DOGE');
    await orderFormStands(page);
    await page.getByLabel('Amount DOGE', { exact: true }).fill('10');
    await page.getByLabel('Amount DOGE', { exact: true }).blur();
    await expect.poll(() => hintOf(page, 'Amount DOGE')).toMatch(/^An order must be worth at least 5 USDT\.$/);
    expect(sent).toEqual([]);
  });

  test('two presses of the last button are one order', async () => {
    const { session, client } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/spot/order/place'))
        sent.push(request.postData() ?? '');
    });
    await page.goto('/trade/ETH');
    await orderFormStands(page);
    const price = multiply(units(await lastPrice(client, 'ETH')), units('0.95'), 'down');
    await page.getByLabel(PRICE, { exact: true }).fill(format(floorTo(price, units('0.01')), 2));
    await page.getByLabel('Amount ETH', { exact: true }).fill('0.1');
    await page.getByRole('button', { name: /^Buy 0\.1/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Buy 0\.1/ })
      .dblclick();
    await page.getByRole('list', { name: 'Open orders' }).waitFor();
    expect(sent).toHaveLength(1);
    await expect.poll(() => client.ask(openOrders, {})).toHaveLength(1);
    await expect.poll(() => client.ask(orderHistory, {})).toHaveLength(0);
  });
}

/** The words that belong to a field, as a screen reader finds them. */
async function hintOf(page: Page, field: string): Promise<string> {
  const id = await page.getByLabel(field, { exact: true }).getAttribute('aria-describedby');
  // Where an article explains it, it ends with the way there.
  return id ? plain(await page.locator(`[id="${id}"]`).innerText()).replace(/ Why\?$/, '') : '';
}
