import { fileURLToPath } from 'node:url';
import { placeOrder } from '@quay/contract/spot';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from '../../apps/server/test/serving.ts';
import { openBrowser } from '../../tools/browser.ts';
import { axeFinds } from '../console/check-page.ts';
import { said } from './figures.ts';
import { settled } from './screens.ts';
import { tooWide } from './too-wide.ts';
import { sizes, visit } from './visit.ts';

const LONG_MS = 300_000;
const SOON = { timeout: 30_000 };
const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

let serving: Serving;
let browser: Browser;

const place = (token: string, order: object) =>
  serving.get(placeOrder as never, { symbol: 'BTC', ...order }, { token });

beforeAll(async () => {
  [serving, browser] = await Promise.all([Serving.start({ app }), openBrowser()]);
  const { token } = await serving.register({ username: 'bobmiller', password: 'tall harbour 43' });
  for (const [side, price] of [
    ['sell', '64300'],
    ['buy', '64100'],
  ]) {
    await place(token, { type: 'limit', side, price, quantity: '0.5' });
  }
}, LONG_MS);
afterAll(async () => {
  await browser?.close();
  await serving?.end();
});

test('a guest practises with one tap, always sees that it is the demo, and leaves it for what is real', {
  timeout: LONG_MS,
}, async () => {
  const look = { size: 'phone', theme: 'dark', checked: true, mayFail: /\b40[01]\b/ } as const;
  const { page, faults, context } = await visit(browser, serving.url, look);
  const main = page.locator('main');
  const band = page.getByRole('complementary', { name: 'Demo. No real money moves.' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try the demo' }).click();
  await page.getByRole('heading', { name: 'What is the same, what is not' }).waitFor();
  await band.waitFor();
  await expect.poll(() => said(main), SOON).toContain('3,000.00 practice USDT');
  await expect.poll(() => said(main), SOON).toContain('Once you have traded, a curve shows');

  // What is bought costs what the real book asks, and its fee; a stop order waits.
  const token = await tokenOf(page);
  await place(token, { side: 'buy', type: 'market', quantity: '0.01' });
  await place(token, { side: 'buy', type: 'stop-market', stopPrice: '64900', amount: '100' });
  await page.goto('/home');
  await page.getByRole('img', { name: /^Practice money since/ }).waitFor();
  await expect.poll(() => said(main.getByRole('tablist')), SOON).toContain('Open orders 1');
  await main.getByRole('tab', { name: 'Fills' }).click();
  await expect.poll(() => said(main), SOON).toContain('64,300.0');
  await settled(page);
  expect(await axeFinds(page, 'demo home')).toEqual([]);
  await page.setViewportSize(sizes.desktop);
  await page.getByRole('complementary', { name: 'What is the same, what is not' }).waitFor();
  // Other panes are drawn anew: the tab is chosen again.
  await main.getByRole('tab', { name: 'Fills' }).click();
  await expect.poll(() => said(main.getByRole('table')), SOON).toContain('0.00001');
  await settled(page);
  expect([await axeFinds(page, 'demo desktop'), await tooWide(page, 'demo desktop')]).toEqual([[], []]);
  await page.setViewportSize(sizes.phone);

  await page.goto('/trade/BTC');
  await band.waitFor();
  await expect.poll(() => said(main), SOON).toContain('Stop market');
  await page.goto('/withdraw/withdrawPage');
  await page.getByRole('heading', { name: 'Leave the demo for this' }).waitFor();
  await band.waitFor();
  await settled(page);
  expect(await axeFinds(page, 'leave first')).toEqual([]);
  await main.getByRole('button', { name: 'Leave the demo' }).click();
  await page.getByRole('button', { name: 'Try the demo' }).waitFor();
  await expect.poll(() => band.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

/** The token of the session that the page has. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('quay.session') ?? '{}') as { token: string }).token);
