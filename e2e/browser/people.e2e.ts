import { readFile } from 'node:fs/promises';
import { type Closure, closure } from '@quay/contract/account';
import { login, loginVerify, type SessionOpened, savePreferences, setNickname } from '@quay/contract/identity';
import { overview, type ReferralOverview } from '@quay/contract/referral';
import { type Balance, walletOf } from '@quay/contract/wallet';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../../apps/server/test/serving.ts';
import { FUND, Withdrawer } from '../../apps/server/test/withdrawer.ts';
import { openBrowser } from '../../tools/browser.ts';
import { axeFinds } from '../console/check-page.ts';
import { said } from './figures.ts';
import { friendsDeposit, openPeople, type People } from './people-exchange.ts';
import { settled } from './screens.ts';
import { tooWide } from './too-wide.ts';
import { type Look, sizes, visit } from './visit.ts';

const LONG_MS = 360_000;
const PASSWORD = 'tall harbour 42';

let people: People;
let browser: Browser;
const enter = (look: Look) => visit(browser, people.serving.url, look);
const get = async <Data>(call: unknown, request: object, token: string) =>
  dataOf<Data>(await people.serving.ask(call as never, request as never, { token }));

/** What the app keeps of a login. */
const sessionOf = async (page: Page): Promise<SessionOpened> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('quay.session')))!) as SessionOpened;

/** A login of its own for the browser, with everything that it asks for. */
async function loggedIn({ account, email }: Withdrawer): Promise<SessionOpened> {
  const { serving } = people;
  const { ticket } = dataOf<{ ticket: string }>(await serving.ask(login, { username: email, password: PASSWORD }));
  return dataOf<SessionOpened>(await serving.ask(loginVerify, { ticket, totp: await account.totp() }));
}

beforeAll(async () => {
  [people, browser] = await Promise.all([openPeople(), openBrowser()]);
}, LONG_MS);
afterAll(async () => {
  await browser?.close();
  await people?.serving.end();
});

test('a friend comes by a link, is seen by a short name, and a day of deposits is claimed and worked out again', {
  timeout: LONG_MS,
}, async () => {
  const { inviter } = people;
  const code = inviter.member.usercode;
  // In the language that the link names, and so does its preview, which runs no script.
  const link = `/r/${code}?lang=ko_KR`;
  expect((await people.serving.fetch(link)).text).toContain('content="Quay · 초대를 받았습니다"');
  const korean = await enter({ size: 'phone' });
  await korean.page.goto(link);
  await korean.page.getByRole('heading', { name: '초대를 받았습니다' }).waitFor();
  expect(korean.faults).toEqual([]);
  await korean.context.close();

  const guest = await enter({ size: 'phone' });
  await guest.page.goto(`/r/${code}`);
  await guest.page.getByText(`Somebody with the code ${code} sent you this link.`).waitFor();
  await guest.page.getByRole('link', { name: 'Sign up' }).click();
  await expect.poll(() => guest.page.getByLabel('Invitation code').inputValue()).toBe(code);
  await guest.page.getByLabel('Account name').fill('kestrel1990');
  await guest.page.getByLabel('Password', { exact: true }).fill('copper kettle 7');
  await guest.page.getByLabel('Password again').fill('copper kettle 7');
  await guest.page.getByLabel(/^I have read/).check({ force: true });
  await guest.page.getByRole('button', { name: 'Open an account' }).click();
  await guest.page.waitForURL('**/setFond**');
  const friend = await sessionOf(guest.page);
  await get(setNickname, { nickname: 'Hanna Keller' }, friend.token);
  expect(guest.faults).toEqual([]);
  await guest.context.close();

  await friendsDeposit(people, { [friend.member.id]: '1200' });
  const { page, faults, context } = await enter({ size: 'phone', session: inviter });
  const main = page.locator('main');
  await page.goto('/promote');
  await page.getByRole('button', { name: '1st line' }).click();
  await expect.poll(() => said(main)).toContain('Hanna K.');
  expect(await said(main)).not.toContain('Keller');
  await page.getByRole('button', { name: 'Claim 60.00 USDT' }).click();
  await page.getByText('60.00 USDT are in your spot account.').waitFor();
  const claims = page.getByRole('region', { name: 'Your claims' });
  await claims.locator('summary').click();
  await claims.getByText('every amount is right').waitFor();
  await expect.poll(() => said(claims)).toContain('1st line, deposited 1,200.00');
  const { token } = inviter;
  await expect
    .poll(async () => (await get<ReferralOverview>(overview, {}, token)).lines[0])
    .toMatchObject({ people: 1, deposited: '1200', got: '60' });

  await page.goto('/ShareQRCode');
  await page.getByRole('img', { name: `QR code that opens ${people.serving.url}/r/${code}` }).waitFor();
  await page.goto('/SharePoster');
  await page.getByRole('img', { name: `Poster with the code ${code}` }).waitFor();
  const [poster] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  expect(poster.suggestedFilename()).toBe(`quay-${code}.png`);
  expect((await readFile(await poster.path())).subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(faults).toEqual([]);
  await context.close();
});

test('axe finds nothing on the screens of who invites, and nothing is too wide', { timeout: LONG_MS }, async () => {
  const { inviter, serving } = people;
  const { token } = inviter;
  const found: string[] = [];
  // What is the same for everybody is among all screens; here it has data.
  const addresses = ['/promote', '/promote/rules', '/SharePoster'];
  for (const look of [
    { size: 'desktop', theme: 'light', language: 'de_DE' },
    { size: 'phone', theme: 'dark', language: 'en_US' },
  ] as const) {
    const { size, theme, language } = look;
    // What is kept on the account wins over the device.
    dataOf(await serving.ask(savePreferences as never, { theme, language } as never, { token }));
    const { page, context } = await enter({ ...look, session: inviter, checked: true });
    for (const address of addresses) {
      await page.goto(address);
      await settled(page);
      found.push(...(await axeFinds(page, `${address} ${size}`)));
      found.push(...(await tooWide(page, address)));
      await page.setViewportSize(sizes[size]);
    }
    await context.close();
  }
  expect(found).toEqual([]);
});

test('somebody sends what they have to a user, takes their data, and leaves', { timeout: LONG_MS }, async () => {
  const { serving, clock } = people;
  const [leaver, heir] = [
    await Withdrawer.sign(serving, clock, 'ottowagner'),
    await Withdrawer.sign(serving, clock, 'inesvogel'),
  ];
  const session = await loggedIn(leaver);
  const { page, faults, context } = await enter({ size: 'phone', session });
  const main = page.locator('main');
  const sheet = page.getByRole('dialog');
  const prove = async () => {
    await sheet.getByLabel('Code from the authenticator').fill(await leaver.account.totp());
  };

  await page.goto('/closeAccount');
  await page.getByRole('link', { name: /^Coins are left/ }).waitFor();
  await expect.poll(() => said(main)).toContain('1,005.00 USDT in all accounts');
  expect(await page.getByRole('button', { name: 'Close account' }).count()).toBe(0);

  await page.goto('/sendToUser');
  await page.getByLabel('To', { exact: true }).fill(String(leaver.id));
  await page.getByLabel('Amount').fill('1000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('yourself').waitFor();
  await page.getByLabel('To', { exact: true }).fill(String(heir.id));
  await page.getByRole('button', { name: 'Continue' }).click();
  await sheet.getByText(`UID ${heir.id}`).waitFor();
  await sheet.getByLabel('Fund password').fill(FUND);
  await sheet.getByRole('button', { name: 'Send 1,000.00 USDT' }).click();
  await prove();
  await page.getByText('1,000.00 USDT sent to').waitFor();
  await expect
    .poll(() => heir.account.get<Balance>(walletOf as never, { symbol: 'USDT' }))
    .toMatchObject({ available: '2005' });

  await page.goto('/personalData');
  await page.getByLabel('Fund password').fill(FUND);
  await page.getByRole('button', { name: 'Download' }).click();
  const saving = page.waitForEvent('download');
  await prove();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^quay-data.*\.json$/);
  const file = JSON.parse(await readFile(await saved.path(), 'utf8')) as { userId: number; parts: object };
  expect(file).toMatchObject({ userId: leaver.id, parts: { user_transfers: [{ recipient: heir.id }] } });

  await page.goto('/closeAccount');
  await page.getByLabel('Fund password').fill(FUND);
  await page.getByRole('button', { name: 'Close account' }).click();
  await page.getByText('Say that it stays behind').waitFor();
  await page.getByText('stays behind. I will not get it back.').click();
  await page.getByRole('button', { name: 'Close account' }).click();
  await prove();
  await page.getByText('You are logged out. The account closes on').waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const again = await loggedIn(leaver);
  const back = await enter({ size: 'phone', session: again });
  await back.page.goto('/closeAccount');
  await back.page.getByRole('button', { name: 'Keep my account' }).click();
  await back.page.getByText('Your account stays open.').waitFor();
  await expect.poll(() => get<Closure>(closure, {}, again.token)).toMatchObject({ state: 'taken-back' });
  expect(back.faults).toEqual([]);
  await back.context.close();
});
