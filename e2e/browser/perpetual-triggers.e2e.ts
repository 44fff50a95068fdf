import { openTriggers, positions, type Trigger } from '@quay/contract/perpetual';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markOf } from '../../apps/server/test/perpetual-market.ts';
import { axeFinds } from '../console/check-page.ts';
import { type ContractsExchange, openContracts } from './contracts-exchange.ts';
import { said } from './figures.ts';
import { tooWide } from './too-wide.ts';
import { sizes } from './visit.ts';

/** A position that closes itself: what is set on a phone is moved on the chart, acts by the mark, and ends with the position. */
let exchange: ContractsExchange;
beforeAll(async () => {
  exchange = await openContracts();
}, 180_000);
afterAll(() => exchange?.close());

const list = (page: Page) => page.getByRole('list', { name: 'Positions' });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

/** Opens a long of 0.1 at the best offer, once its form knows everything. */
async function openLong(page: Page): Promise<void> {
  await page.goto('/perpetualContract/BTC');
  await page.getByRole('button', { name: 'Margin mode and leverage Cross 10×' }).waitFor();
  await page.getByLabel('Price USDT', { exact: true }).fill('50010');
  await page.getByLabel('Amount BTC', { exact: true }).fill('0.1');
  await page.getByRole('button', { name: 'Open long 0.1000 BTC' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open long 0.1000 BTC' }).click();
  await expect.poll(() => said(list(page))).toContain('BTCUSDT-PERP Long 10× Cross');
}

const triggersNow = async (): Promise<Trigger[]> =>
  exchange.serving.get<Trigger[]>(openTriggers, {}, { token: exchange.alice.token });
const prices = async () =>
  Object.fromEntries(
    (await triggersNow()).map(({ kind, triggerPrice, callbackRate }) => [kind, triggerPrice ?? callbackRate]),
  );
const held = async () =>
  (await exchange.serving.get<{ quantity: string }[]>(positions, {}, { token: exchange.alice.token }))[0]?.quantity;

test('profit and stop are set, moved on the chart and in the list, and close all takes them along', {
  timeout: 180_000,
}, async () => {
  const { page, faults, context } = await exchange.enter({ size: 'phone', session: exchange.alice, checked: true });
  await openLong(page);

  await list(page).getByRole('button', { name: 'Profit / stop' }).click();
  const sheet = page.getByRole('dialog');
  const result = sheet.getByRole('textbox', { name: 'Take profit Result' });
  await result.fill('483.74');
  await result.blur();
  // 0.1 from 50,010: 486.49 are gained at 54,874.9, and the fee is 0.05 % of 5,487.49.
  await expect.poll(() => sheet.getByRole('textbox', { name: 'Take profit Price' }).inputValue()).toBe('54,874.9');
  const distanceField = sheet.getByRole('textbox', { name: 'Stop loss % from mark' });
  await distanceField.fill('2');
  await distanceField.blur();
  await expect.poll(() => said(sheet)).toContain('choose a price on the other side of 50000.5');
  await sheet.getByRole('textbox', { name: 'Stop loss Price' }).fill('49000');
  await sheet.getByRole('textbox', { name: 'Stop loss Price' }).blur();
  await expect.poll(() => sheet.getByRole('textbox', { name: 'Stop loss Result' }).inputValue()).toBe('−103.45');
  expect(await axeFinds(page, 'sheet')).toEqual([]);
  await sheet.getByRole('button', { name: 'Set profit 54,874.9, stop 49,000.0' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => prices()).toEqual({ 'stop-profit': '54874.9', 'stop-loss': '49000' });

  await page.getByRole('button', { name: 'Chart' }).click();
  const handle = page.getByRole('slider', { name: 'Move Stop loss' });
  await handle.waitFor();
  expect(await axeFinds(page, 'chart')).toEqual([]);
  await handle.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page.getByRole('dialog'))).toContain('Stop loss, whole position');
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await expect.poll(prices).toEqual({ 'stop-profit': '54874.9', 'stop-loss': '48510' });
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const place = (await handle.boundingBox())!;
  await page.mouse.move(place.x + 10, place.y + 10);
  await page.mouse.down();
  await page.mouse.move(place.x + 10, place.y - 20, { steps: 4 });
  await page.mouse.up();
  // Let go, it asks; sent away, the line is where it was.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('48510');
  await page.getByRole('button', { name: 'Chart' }).click();

  await tab(page, /^Stops/);
  const stops = page.getByRole('list', { name: 'Stops' });
  await expect.poll(() => said(stops)).toContain('Closes at market when the mark falls to 48,510.0');
  await stops.getByRole('button', { name: /^Change Take profit/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Take profit Price' }).fill('56000');
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await expect.poll(prices).toEqual({ 'stop-profit': '56000', 'stop-loss': '48510' });
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await axeFinds(page, 'list')).toEqual([]);
  expect(await tooWide(page, 'list')).toEqual([]);
  await page.setViewportSize(sizes.phone);

  await tab(page, /^Positions/);
  await list(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').getByLabel('Part of the position').fill('50');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Close 0.0500 BTC/ })
    .click();
  await expect.poll(() => said(list(page))).toContain('0.0500 BTC from 50,010.0');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Close all' }).click();
  const closing = page.getByRole('dialog');
  await expect.poll(() => said(closing)).toContain('1 position is closed at market');
  expect(await axeFinds(page, 'close all')).toEqual([]);
  await closing.getByRole('button', { name: 'Close 1 position' }).click();
  await expect.poll(() => said(page.getByRole('tabpanel'))).toContain('No positions');
  await expect.poll(held).toBe('0');
  await expect.poll(triggersNow).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('an order brings its own stop, which acts when the mark comes; a stop order waits for the mark', {
  timeout: 180_000,
}, async () => {
  const { serving, venues } = exchange;
  const { page, faults, context } = await exchange.enter({ size: 'desktop', session: exchange.alice });
  await page.goto('/perpetualContract/BTC');
  await page.getByRole('button', { name: 'Margin mode and leverage Cross 10×' }).waitFor();
  await page.getByLabel('Price USDT', { exact: true }).fill('50020.5');
  await page.getByLabel('Amount BTC', { exact: true }).fill('0.1');
  await page.getByText('Profit / stop').click();
  await page.getByRole('textbox', { name: 'Stop loss Price' }).fill('50100');
  await expect.poll(() => said(page.locator('.trading-form'))).toContain('choose a price on the other side of 50020.5');
  await page.getByRole('textbox', { name: 'Stop loss Price' }).fill('49900');
  await page.getByRole('button', { name: 'Open long 0.1000 BTC' }).click();
  const sheet = page.getByRole('dialog');
  await expect.poll(() => said(sheet)).toContain('Stop loss 49,900.0, then −14.');
  await sheet.getByRole('button', { name: 'Open long 0.1000 BTC' }).click();
  await expect.poll(prices).toEqual({ 'stop-loss': '49900' });

  await page.getByRole('button', { name: 'Stop orders' }).click();
  await page.getByRole('dialog').getByText('Waits until the mark price reaches your stop price, then trades').click();
  await page.getByLabel('Stop price USDT', { exact: true }).fill('49000');
  await expect.poll(() => said(page.locator('.trading-form'))).toContain('one that sells for a lower one');
  await page.getByLabel('Stop price USDT', { exact: true }).fill('52000');
  await page.getByLabel('Amount BTC', { exact: true }).fill('0.01');
  await expect
    .poll(() => said(page.locator('.trading-form')))
    .toContain('When the mark price rises to 52,000.0 or above, buy 0.0100 BTC at the best prices then.');
  await page.getByRole('button', { name: 'Open long 0.0100 BTC at stop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open long 0.0100 BTC at stop' }).click();
  await tab(page, /^Orders/);
  await expect.poll(() => said(page.getByRole('tabpanel'))).toContain('Triggers at 52,000.0 or above');

  venues.say('49850');
  await expect.poll(held, { timeout: 30_000 }).toBe('0');
  expect(Number((await markOf(serving))!.price)).toBeLessThan(49_900);
  await expect.poll(() => triggersNow()).toEqual([]);
  await tab(page, /^Positions/);
  await expect.poll(() => said(page.getByRole('tabpanel'))).toContain('No positions');
  expect(faults).toEqual([]);
  await context.close();
});
