import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Member, memberInfo, type SessionOpened } from '@quay/contract/identity';
import { units } from '@quay/money';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from '../../apps/server/test/account.ts';
import { Serving } from '../../apps/server/test/serving.ts';
import { FUND, Withdrawer } from '../../apps/server/test/withdrawer.ts';
import { openBrowser } from '../../tools/browser.ts';
import { axeFinds } from '../console/check-page.ts';
import { settled } from './screens.ts';
import { visit } from './visit.ts';

const LONG_MS = 240_000;
const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const clock = new Clock();
let serving: Serving;
let browser: Browser;
let leaver: Withdrawer;
let friend: Withdrawer;

beforeAll(async () => {
  const practice = { user: [['USDT', units('50')] as const], desk: [] };
  [serving, browser] = await Promise.all([Serving.start({ app, practice, now: clock.now }), openBrowser()]);
  leaver = await Withdrawer.sign(serving, clock, 'leaver');
  friend = await Withdrawer.sign(serving, clock, 'friend');
}, LONG_MS);
afterAll(async () => {
  await browser?.close();
  await serving?.end();
});

const sessionOf = async ({ account }: Withdrawer): Promise<SessionOpened> => ({
  token: account.token,
  member: await account.get(memberInfo as never as Parameters<typeof account.get<Member>>[0]),
});

/** Types the fund password, and the authenticator's code into what then opens. */
async function prove(page: Page, act: string): Promise<void> {
  await page.getByLabel('Fund password').fill(FUND);
  await page.getByRole('button', { name: act }).last().click();
  const proof = page.getByRole('dialog').last();
  await proof.getByLabel(/authenticator/i).fill(await leaver.account.totp());
}

test('somebody sends coins to a friend, takes their data and closes the account', { timeout: LONG_MS }, async () => {
  const session = await sessionOf(leaver);
  const { page, faults } = await visit(browser, serving.url, { size: 'phone', session, checked: true });
  await page.goto('/sendToUser');
  await page.getByLabel('To', { exact: true }).fill('999999');
  await page.getByLabel('Amount').fill('40');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('There is no user with this UID or nickname.').waitFor();
  expect(await axeFinds(page, page.url())).toEqual([]);
  await page.getByLabel('To', { exact: true }).fill(String(friend.id));
  await page.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(`UID ${friend.id}`).waitFor();
  expect(await axeFinds(page, page.url())).toEqual([]);
  await prove(page, 'Send 40.00');
  await page.getByText(/^To Tr\*\*\*/).waitFor();

  await page.goto('/loginHistory');
  await page.getByText('Each login from now on stands here.').or(page.getByText('Logged in').first()).waitFor();
  expect(await axeFinds(page, page.url())).toEqual([]);

  await page.goto('/personalData');
  const downloading = page.waitForEvent('download');
  await prove(page, 'Download');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^quay-data-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.parts.account[0].email).toBe(leaver.email);

  await page.goto('/closeAccount');
  await page.getByText('10.00 USDT in all accounts').waitFor();
  expect(await axeFinds(page, page.url())).toEqual([]);
  await page.getByRole('button', { name: 'Close account' }).click();
  await page.getByText('Say that it stays behind, or take it out first.').waitFor();
  await page.getByText('stays behind. I will not get it back.').click();
  await prove(page, 'Close account');
  await page.waitForURL('**/login**');
  await settled(page);
  expect(faults).toEqual([]);
});

test('what comes first is listed, and a closure that waits is taken back, on a desktop', {
  timeout: LONG_MS,
}, async () => {
  const session = await sessionOf(friend);
  const { page } = await visit(browser, serving.url, { size: 'desktop', session, checked: true });
  await page.goto('/closeAccount');
  await page.getByRole('link', { name: /Coins are left/ }).waitFor();
  expect(await axeFinds(page, page.url())).toEqual([]);
  await page.goto('/safety');
  await page.getByRole('link', { name: /Login history/ }).waitFor();
  await page.getByRole('link', { name: /Download my data/ }).waitFor();
});
