import { fileURLToPath } from 'node:url';
import { type SessionOpened, savePreferences } from '@quay/contract/identity';
import { days, type LiquidityDay, overview } from '@quay/contract/liquidity';
import { testCoins } from '@quay/contract/wallet';
import type { Browser } from 'playwright-core';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, Serving } from '../../apps/server/test/serving.ts';
import { opened } from '../../apps/server/test/withdrawer.ts';
import { openBrowser } from '../../tools/browser.ts';
import { axeFinds } from '../console/check-page.ts';
import { said } from './figures.ts';
import { settled } from './screens.ts';
import { putWallet } from './test-wallet.ts';
import { type Look, visit } from './visit.ts';

const LONG_MS = 300_000;
/** The shortest there is: three readings and a payment within half a minute. */
const DAY_MS = 24_000;
const CHAIN = 31_337;
const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

let serving: Serving;
let browser: Browser;
let session: SessionOpened;
const account = privateKeyToAccount(generatePrivateKey());
const enter = (look: Look) => visit(browser, serving.url, look);
const own = async () => dataOf<LiquidityDay[]>(await serving.ask(days as never, {} as never, { token: session.token }));

beforeAll(async () => {
  const settings = { simulatedMarket: true, chains: 'development', earnDayMs: DAY_MS } as const;
  [serving, browser] = await Promise.all([Serving.start({ app, blockMs: 500 }, settings), openBrowser()]);
  session = await serving.register({ username: 'mirawendt', password: 'seven lamps 77' });
  await opened(serving);
}, LONG_MS);
afterAll(async () => {
  await browser?.close();
  await serving?.end();
});

test('somebody links a wallet by one signature, sees its readings, is paid, and unlinks it', {
  timeout: LONG_MS,
}, async () => {
  const { page, faults, context } = await enter({ size: 'phone', session, mayFail: /\b400\b/ });
  const main = page.locator('main');
  const wallet = await putWallet(page, CHAIN, account);
  await page.goto('/fm-home');
  await page.getByRole('link', { name: /Earn on your own wallet/ }).click();
  await page.getByRole('heading', { name: 'No rope leads to Quay.' }).waitFor();
  // Nothing is asked of a wallet before it is chosen.
  expect(wallet.requests).toEqual([]);
  await page.getByRole('button', { name: 'Harbour Wallet' }).click();
  await page.getByRole('alert').getByText('holds less than 50 USDT').waitFor();

  await serving.get(testCoins, { symbol: 'USDT', network: 'ERC20', address: wallet.address } as never);
  await expect
    .poll(
      async () => {
        // Until the chain has the coins the wallet is refused, and chosen again.
        const sign = page.getByRole('button', { name: 'Sign the message' });
        if (!(await sign.isVisible()))
          await page.getByRole('button', { name: 'Harbour Wallet' }).click({ timeout: 1_000 });
        return sign.isVisible();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe(true);
  await expect.poll(() => said(main)).toContain('Nothing is approved or sent.');
  await expect.poll(() => said(main)).toContain('link it to the Quay account mirawendt');
  wallet.declines = true;
  await page.getByRole('button', { name: 'Sign the message' }).click();
  await page.getByRole('alert').getByText('You declined in the wallet').waitFor();
  wallet.declines = false;
  await page.getByRole('button', { name: 'Sign the message' }).click();
  await page.getByRole('heading', { name: 'Your wallets' }).waitFor();
  expect(new Set(wallet.requests)).toEqual(new Set(['eth_requestAccounts', 'eth_chainId', 'personal_sign']));
  expect(wallet.signed).toHaveLength(1);

  await expect.poll(async () => (await own()).at(-1)?.status, { timeout: 120_000 }).toBe('paid');
  await page.reload();
  await expect.poll(() => said(main)).toContain('Paid');
  await expect.poll(() => said(main)).toMatch(/block [0-9]+/);
  await page.goto('/earnCoverage');
  await expect.poll(() => said(main)).toContain('Your own wallet');
  await page.goto('/linkedWallet');
  await page.getByRole('button', { name: 'Unlink', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Unlink 0x/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => said(main)).toContain('Unlinked');
  await page.getByRole('button', { name: 'Harbour Wallet' }).click();
  await page.getByRole('alert').getByText('This address has joined already').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('axe finds nothing on it, and nothing is too wide', { timeout: LONG_MS }, async () => {
  const { token } = session;
  expect(await serving.get(overview as never)).toMatchObject({ open: true });
  const faults: string[] = [];
  for (const look of [
    { size: 'desktop', theme: 'light', language: 'zh_CN', checked: true },
    { size: 'phone', theme: 'dark', language: 'en_US', checked: true },
  ] as const) {
    // What is kept on the account wins over the device.
    dataOf(
      await serving.ask(savePreferences as never, { theme: look.theme, language: look.language } as never, { token }),
    );
    const { page, context } = await enter({ ...look, session });
    await putWallet(page, CHAIN);
    await page.goto('/linkedWallet');
    await settled(page);
    faults.push(...(await axeFinds(page, `/linkedWallet ${look.theme}`)));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) faults.push(`/linkedWallet on a ${look.size}: ${over} px too wide`);
    await context.close();
  }
  expect(faults).toEqual([]);
});
