import { fileURLToPath } from 'node:url';
import { placeOrder } from '@quay/contract/spot';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from '../../apps/server/test/serving.ts';
import { openBrowser } from '../../tools/browser.ts';
import { axeFinds } from '../console/check-page.ts';
import { said } from './figures.ts';
import { settled } from './screens.ts';
import { type Look, visit } from './visit.ts';

const LONG_MS = 300_000;
const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

let serving: Serving;
let browser: Browser;
const enter = (look: Look) => visit(browser, serving.url, look);

beforeAll(async () => {
  [serving, browser] = await Promise.all([Serving.start({ app }), openBrowser()]);
  const { token } = await serving.register({ username: 'bobmiller', password: 'tall harbour 43' });
  for (const order of [
    { side: 'sell', price: '64300', quantity: '0.5' },
    { side: 'buy', price: '64100', quantity: '0.5' },
  ]) {
    await serving.get(placeOrder as never, { symbol: 'BTC', type: 'limit', ...order }, { token });
  }
}, LONG_MS);
afterAll(async () => {
  await browser?.close();
  await serving?.end();
});

test('a guest practises with one tap, always sees that it is the demo, and leaves it for what is real', {
  timeout: LONG_MS,
}, async () => {
  const { page, faults, context } = await enter({ size: 'phone', theme: 'dark', checked: true, mayFail: /\b40[01]\b/ });
  const main = page.locator('main');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try the demo' }).click();
  await page.getByRole('heading', { name: 'What is the same, what is not' }).waitFor();
  const band = page.getByRole('complementary', { name: 'Demo. No real money moves.' });
  await band.waitFor();
  await expect.poll(() => said(main)).toContain('3,000.00 practice USDT');
  await settled(page);
  expect(await axeFinds(page, 'demo home')).toEqual([]);

  await page.goto('/trade/BTC');
  await band.waitFor();
  await settled(page);
  await page.goto('/withdraw/withdrawPage');
  await page.getByRole('heading', { name: 'Leave the demo for this' }).waitFor();
  await settled(page);
  expect(await axeFinds(page, 'leave first')).toEqual([]);
  await main.getByRole('button', { name: 'Leave the demo' }).click();
  await page.getByRole('button', { name: 'Try the demo' }).waitFor();
  await expect.poll(() => band.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
