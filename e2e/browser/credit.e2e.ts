import { fileURLToPath } from 'node:url';
import { alice, bob } from '@quay/cast';
import { apply, type CreditHistory, type CreditLoanOnWire, history } from '@quay/contract/credit';
import type { SessionOpened } from '@quay/contract/identity';
import { type CreditCase, creditApplication, decideCredit, revealCredit } from '@quay/contract/staff';
import { applyBasic } from '@quay/contract/verification';
import { type Balance, walletOf } from '@quay/contract/wallet';
import { units } from '@quay/money';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../../apps/server/src/vault/testing/pictures.ts';
import { basicOf, uploaded } from '../../apps/server/test/applicant.ts';
import { byHand } from '../../apps/server/test/by-hand.ts';
import { Console } from '../../apps/server/test/console.ts';
import { dataOf, Serving } from '../../apps/server/test/serving.ts';
import { openBrowser } from '../../tools/browser.ts';
import { axeFinds } from '../console/check-page.ts';
import { confirmDecision } from '../console/confirm-decision.ts';
import { CONSOLE_COOKIE } from '../console/staff.ts';
import { said } from './figures.ts';
import { settled } from './screens.ts';
import { visit } from './visit.ts';

const LONG_MS = 240_000;
const DAY_MS = 86_400_000;
const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const papers = { income: '2684', rent: '940', otherCredit: '210' };
/** Above 2,000 USDT two of staff decide. */
const terms = {
  ...{ asset: 'USDT', days: 30, dailyRate: units('0.0005'), lateMultiple: units('3'), minAmount: units('500') },
  ...{ maxAmount: units('20000'), oneMax: units('2000'), isOpen: true },
};

let serving: Serving;
let browser: Browser;
let risk: Console;
let finance: Console;
const sessions = new Map<string, SessionOpened>();

beforeAll(async () => {
  [serving, browser] = await Promise.all([Serving.start({ app }), openBrowser()]);
  const admin = await Console.first(serving);
  risk = await admin.colleague('ruth', 'Risk');
  finance = await admin.colleague('frank', 'Finance');
  for (const [who, name, idCard] of [
    [alice, 'Alice Liddell', 'K1234567'],
    [bob, 'Bob Miller', 'K7654321'],
  ] as const) {
    const session = await serving.register(who);
    sessions.set(who.username, session);
    const { token } = session;
    dataOf(
      await serving.ask(applyBasic as never, await basicOf(serving, token, { realName: name, idCard }), { token }),
    );
    await serving.withReads(async ({ verification }) => {
      const [review] = await verification.reviewsOf(session.member.id);
      const [staff, at] = [risk.member.staffId, Date.now()];
      await verification.takeReview(review!.id, staff, at, 0);
      await verification.decideReview({ review: review!.id, staff, pass: true, reason: null, remark: null, at });
    });
  }
  await later([
    { name: 'credit/set-product', at: Date.now(), input: terms },
    { name: 'credit/fund-pool', at: Date.now(), input: { asset: 'USDT', amount: units('20000'), before: 0n } },
  ]);
}, LONG_MS);
afterAll(async () => {
  await browser?.close();
  await serving?.end();
});

/** What happens while the server is down. */
async function later(sent: readonly { name: string; at: number; input: object }[]): Promise<void> {
  await serving.close();
  await serving.withDatabase((url) =>
    byHand(url, ({ engine }) => engine.submitAll(sent.map((one) => ({ sent: one, answer: () => undefined })))),
  );
  await serving.open();
}

const own = async (who: { username: string }) => {
  const { token } = sessions.get(who.username)!;
  const ask = async <Data>(call: unknown, request: object) =>
    dataOf<Data>(await serving.ask(call as never, request as never, { token }));
  const [loan] = (await ask<CreditHistory>(history, {})).content;
  return { token, ask, loan, spot: (await ask<Balance>(walletOf, { symbol: 'USDT' })).available };
};

async function atDesk(of: Console, checked = false) {
  const entered = await visit(browser, serving.url, { size: 'desktop', checked });
  const value = of.cookie.slice(`${CONSOLE_COOKIE}=`.length);
  const cookie = { name: CONSOLE_COOKIE, value, domain: new URL(serving.url).hostname, path: '/' };
  await entered.context.addCookies([{ ...cookie, secure: true, httpOnly: true, sameSite: 'Strict' }]);
  return entered;
}

/** Looks at every paper, types what they say, and approves what was asked for. */
async function approve(page: Page): Promise<void> {
  for (const paper of ['ID photo', 'Proof of income', 'Bank statement']) {
    const figure = page.locator('figure', { hasText: paper });
    await figure.getByRole('button', { name: 'Show' }).click();
    if (paper === 'ID photo') {
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Reason').fill('To compare.');
      await sheet.getByRole('button', { name: 'Show them' }).click();
      await sheet.waitFor({ state: 'hidden' });
    }
    await figure.getByRole('img').waitFor();
  }
  await page.getByLabel('Papers: income').fill(papers.income);
  await page.getByLabel('Papers: rent').fill(papers.rent);
  await page.getByLabel('Papers: other credit').fill(papers.otherCredit);
  await page.getByLabel('Why, which the applicant reads').fill('It fits what is left each month.');
  const button = page.getByRole('button', { name: 'Approve 3,000.00, as asked' });
  await button.click();
  await confirmDecision(page, 'Approve 3,000.00 USDT for alice1990', button);
}

test('somebody applies with pictures, two of staff approve, it is paid out and repaid', {
  timeout: LONG_MS,
}, async () => {
  const before = (await own(alice)).spot;
  const { page, faults, context } = await visit(browser, serving.url, {
    size: 'phone',
    session: sessions.get('alice1990')!,
  });
  const main = page.locator('main');
  await page.goto('/borrowMoney');
  await page.getByLabel('Amount', { exact: true }).fill('30000');
  await page.getByLabel('Amount', { exact: true }).blur();
  await expect.poll(() => said(main)).toContain('20,000');
  await page.getByLabel('Amount', { exact: true }).fill('3000');
  await expect.poll(() => said(main)).toContain('3,045.00 USDT');
  await expect.poll(() => said(main)).toContain('18.25% a year');
  await page.getByLabel('Income a month').fill('2900');
  await page.getByLabel('Rent, or 0').fill('940');
  const photo = await picture('jpeg', 600, 450);
  for (const name of ['Proof of income', 'Bank statement']) {
    await page.getByRole('button', { name: `Add: ${name}` }).click();
    const field = page.getByRole('group', { name });
    await field
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: photo });
    await field.getByText('Uploaded').waitFor();
  }
  await page.getByText('I accept the loan terms').click();
  await page.getByRole('button', { name: 'Apply for 3,000.00 USDT' }).click();
  await page.waitForURL(/borrowMoneyHistory/);
  await page.getByText('Pending review').waitFor();

  for (const [at, staff] of [risk, finance].entries()) {
    const desk = await atDesk(staff);
    await desk.page.goto('/console/credits');
    await desk.page.getByRole('link', { name: /3,000\.00/ }).click();
    await approve(desk.page);
    await desk.page.getByText(at === 0 ? 'Noted. A second person decides.' : 'Approved, and paid out.').waitFor();
    await expect.poll(async () => (await own(alice)).loan?.state).toBe(at === 0 ? 'reviewing' : 'borrowing');
    expect(desk.faults).toEqual([]);
    await desk.context.close();
  }
  // The page hears of it by itself.
  await page.getByText('30 days left').waitFor();
  await expect.poll(async () => (await own(alice)).spot).toBe(String(Number(before) + 3000));
  await page.getByRole('button', { name: 'Repay 3,001.50 USDT' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Repay 3,001.50 USDT' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => said(main)).toContain('on time');
  const over = await own(alice);
  expect(over.loan).toMatchObject({ state: 'repaid', totalPaid: '3001.5', owed: '0' });
  expect(over.spot).toBe(String(Number(before) - 1.5));
  expect(faults).toEqual([]);
  await context.close();
});

test('what is late is said to be, and nothing is taken for it until it is repaid', { timeout: LONG_MS }, async () => {
  const { token, ask, spot: before } = await own(bob);
  const documents = {
    income: await uploaded(serving, token, 'credit'),
    statement: await uploaded(serving, token, 'credit'),
  };
  const { id: loanId } = await ask<CreditLoanOnWire>(apply, {
    ...{ amount: '1000', cycle: 30, dailyRate: '0.0005', acceptTerms: true, currency: 'EUR' },
    ...{ income: '2900', rent: '940', otherCredit: '0', documents },
  });
  const { pictures } = dataOf<CreditCase>(
    await risk.ask(creditApplication as never, { loanId: String(loanId) } as never),
  );
  for (const { name } of pictures)
    dataOf(await risk.ask(revealCredit as never, { loanId, name, reason: 'to compare' } as never));
  const decision = { loanId, choice: 'approve', amount: '1000', remark: 'It fits.', papers };
  dataOf(await risk.ask(decideCredit as never, decision as never));
  // The rows follow a moment later.
  const spot = String(Number(before) + 1000);
  await expect.poll(async () => (await own(bob)).spot).toBe(spot);
  await later([{ name: 'credit/mark-due', at: Date.now() + 31 * DAY_MS, input: {} }]);
  expect((await own(bob)).spot).toBe(spot);
  for (const size of ['phone', 'desktop'] as const) {
    const { page, faults, context } = await visit(browser, serving.url, {
      ...{ size, theme: size === 'phone' ? 'dark' : 'light', session: sessions.get('bobmiller')!, checked: true },
    });
    for (const path of ['/borrowMoney', '/borrowMoneyHistory']) {
      await page.goto(path);
      await settled(page);
      expect(await axeFinds(page, `${path} ${size}`)).toEqual([]);
    }
    await expect.poll(() => said(page.locator('main'))).toContain('Nothing is taken by force');
    expect(faults).toEqual([]);
    await context.close();
  }
  const desk = await atDesk(risk, true);
  for (const path of ['/console/credits', `/console/credits/${loanId}`, '/console/credit-pool']) {
    await desk.page.goto(path);
    await settled(desk.page);
    expect(await axeFinds(desk.page, path)).toEqual([]);
  }
  await desk.context.close();
});
