import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { alice, bob, contractOf, mallory } from '@quay/cast';
import type { SessionOpened } from '@quay/contract/identity';
import { type Contract, contracts, type OwnSettlement, ownSettlements, placeOrder } from '@quay/contract/perpetual';
import { wallets } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byHand } from '../../apps/server/test/by-hand.ts';
import { LINEAR, move, startContracts, type Venues } from '../../apps/server/test/perpetual-market.ts';
import { dataOf, type Serving } from '../../apps/server/test/serving.ts';
import { openBrowser } from '../../tools/browser.ts';
import { said } from './figures.ts';
import { visit } from './visit.ts';

const LONG_MS = 300_000;
const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
/** A contract of this calendar ends one to two minutes after it was listed, by the mean of its last 25 seconds. */
const PACE = { weekMs: 60_000, windowMs: 25_000 };

type Balance = { readonly book: string; readonly symbol: string; readonly available: string; readonly frozen: string };

/** Somebody holds a dated contract to its settlement. */
let serving: Serving;
let venues: Venues;
let browser: Browser;
let session: SessionOpened;
let symbol = '';

beforeAll(async () => {
  const terms = { ...contractOf(LINEAR), referencePrice: units('50000') };
  [{ serving, venues }, browser] = await Promise.all([startContracts([terms], { app }), openBrowser()]);
  const dated = {
    ...terms,
    ...{ root: 'BTCUSDT', term: 'bi-weekly', ...PACE, deliveryFeeRate: units('0.0005'), staff: 0 },
  };
  const [asks, bids] = [await serving.register(bob), await serving.register(mallory)];
  session = await serving.register(alice);
  for (const { token } of [session, asks, bids]) dataOf(await move(serving, token, { to: 'delivery' }));
  await serving.close();
  await serving.withDatabase((url) =>
    byHand(url, (core) =>
      core.engine.submitAll([
        { sent: { name: 'perpetual/list-delivery', at: Date.now(), input: dated }, answer: () => undefined },
      ]),
    ),
  );
  await venues.restart();
  const listed = await serving.get<Contract[]>(contracts as never);
  symbol = listed.find(({ expiry }) => expiry !== null)!.symbol;
  for (let tries = 0; !(await markOf()); tries++) {
    if (tries > 200) throw new Error('no mark came of three venues');
    await sleep(100);
  }
  const quote = async (token: string, intent: string, price: string) => {
    const order = { symbol, intent, type: 'limit', price, quantity: '0.2', leverage: 10 };
    dataOf(await serving.ask(placeOrder as never, order, { token }));
  };
  await quote(asks.token, 'open-short', '50010');
  await quote(bids.token, 'open-long', '49990');
}, LONG_MS);

afterAll(async () => {
  await browser?.close();
  await serving?.end();
  await venues?.close();
});

async function markOf() {
  const all = await serving.get<Contract[]>(contracts as never);
  return all.find((one) => one.symbol === symbol)?.mark;
}

test('a dated contract is held to its settlement, and its price is made again', { timeout: LONG_MS }, async () => {
  const { page, faults, context } = await visit(browser, serving.url, { size: 'phone', session });
  await page.goto('/deliveryContract/BTC');
  await page.getByRole('heading', { name: /^BTCUSDT-\d/ }).waitFor();
  await expect.poll(() => said(page.locator('main'))).toContain('No single trade can set it');
  await expect.poll(() => said(page.locator('main'))).not.toContain('unding');

  await page.getByLabel('Price USDT', { exact: true }).fill('50010');
  await page.getByLabel('Amount BTC', { exact: true }).fill('0.1');
  await page.getByRole('button', { name: 'Open long 0.1000 BTC' }).click();
  const sheet = page.getByRole('dialog');
  await expect.poll(() => said(sheet)).toContain('Held in Delivery');
  const body = await said(sheet);
  expect(body).toContain('If the settlement price on');
  // 50,010 is 3 % above it; both fees are 0.05 %.
  expect(body).toContain('50,010.0 −5.01 USDT');
  expect(body).toContain('Fee when it is settled, 0.05% 2.51 USDT');
  expect(body).toContain('You can close before at any time until');
  await sheet.getByRole('button', { name: 'Open long 0.1000 BTC' }).click();
  await expect.poll(() => said(page.getByRole('list', { name: 'Positions' }))).toContain('0.1000 BTC from 50,010.0');

  const settling = page.locator('.delivery-settle');
  await expect.poll(() => said(settling), { timeout: 200_000 }).toContain('Settlement price, so far');
  await expect.poll(() => said(settling)).toContain('If the index jumps for the last');
  await expect.poll(() => said(settling)).toContain('Doing nothing is the rule');
  await expect.poll(() => said(settling), { timeout: 60_000 }).toContain('Every position was settled by itself');

  const own = async () => (await serving.get<OwnSettlement[]>(ownSettlements, {}, { token: session.token }))[0];
  await expect.poll(own).toMatchObject({ symbol, quantity: '0.1', entryPrice: '50010', due: 25 });
  const { settlementPrice, net, fee, profit } = (await own())!;
  // The index said nothing but 50,000.5.
  expect([settlementPrice, profit, fee, net]).toEqual(['50000.5', '-0.95', '2.500025', '-3.450025']);
  const held = await serving.get<Balance[]>(wallets, {}, { token: session.token });
  const account = held.find(({ book, symbol: coin }) => book === 'delivery' && coin === 'USDT')!;
  // Opening has cost 0.05 % of 5,001.
  expect([account.available, account.frozen]).toEqual([text(units('10000') + units(net) - units('2.5005')), '0']);

  await page.goto('/deliveryContractHistory');
  const list = page.getByRole('list', { name: 'Settlements' });
  await expect.poll(() => said(list)).toContain(`${symbol} Long 0.1 −3.45 USDT`);
  await expect.poll(() => said(list)).toContain('Purchase price 50,010');
  await page.getByRole('tab', { name: 'Fills' }).click();
  await expect.poll(() => said(page.getByRole('list', { name: 'Fills' }))).toContain(symbol);

  await page.goto(`/deliverySamples/${symbol}`);
  await page.getByRole('button', { name: 'Recompute the price here' }).click();
  await expect.poll(() => said(page.locator('main'))).toContain('50,000.5, equal to the settlement price');

  await page.goto(`/perpetualReceipt?settlement=${(await own())!.settlement}`);
  await expect
    .poll(() => said(page.locator('.receipt-check')), { timeout: 30_000 })
    .toContain('Checked on this device');
  const story = () => said(page.locator('.receipt-page'));
  await expect.poll(story).toContain('You lost −3.450025 USDT');
  await expect.poll(() => story()).toContain('Settlement price 50,000.5');
  expect(faults).toEqual([]);
  await context.close();
});
