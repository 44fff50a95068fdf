import { conversations, editedAnnouncements, resets, reviews, saveCanned } from '@quay/contract/staff';
import { chat, sendMessage } from '@quay/contract/support';
import { realName } from '@quay/contract/verification';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { words as announcementsEnglish } from '../../../apps/console/src/areas/announcements/words/en_US.ts';
import { words as announcementsChinese } from '../../../apps/console/src/areas/announcements/words/zh_CN.ts';
import { words as resetsEnglish } from '../../../apps/console/src/areas/resets/words/en_US.ts';
import { words as resetsChinese } from '../../../apps/console/src/areas/resets/words/zh_CN.ts';
import { words as supportEnglish } from '../../../apps/console/src/areas/support/words/en_US.ts';
import { words as supportChinese } from '../../../apps/console/src/areas/support/words/zh_CN.ts';
import { words as reviewsEnglish } from '../../../apps/console/src/areas/verification/words/en_US.ts';
import { words as reviewsChinese } from '../../../apps/console/src/areas/verification/words/zh_CN.ts';
import { applicant, applyAgain, resetOf } from '../../console/cases.ts';
import { axeFinds, COLOUR_RULES, englishLeft, tooWide } from '../../console/check-page.ts';
import { confirmDecision } from '../../console/confirm-decision.ts';
import { enterConsole, stands } from '../../console/enter-console.ts';
import { administrator, type Colleague, hire, otherAdministrator } from '../../console/staff.ts';
import { enter, exchange } from '../exchange.ts';
import { newPerson, type Person } from '../member.ts';

const WALK_MS = 120_000;

/** How far somebody is with basic verification, as their own app hears it. */
async function basicOf({ client }: Person) {
  const { kinds } = await client.ask(realName, {});
  return kinds.find(({ kind }) => kind === 'basic')!;
}

/** The pictures of a case that have really arrived. */
const picturesSeen = (page: Page): Promise<number> =>
  page
    .locator('.con-picture img')
    .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);

export function consoleReviewWalk(): void {
  let admin: Colleague;
  let other: Colleague;
  let customer: Person;
  beforeAll(async () => {
    admin = await administrator();
    other = await otherAdministrator();
    customer = await newPerson(exchange().url);
  }, WALK_MS);

  test('an application is taken, revealed and rejected by keyboard, comes again and passes', {
    timeout: WALK_MS,
  }, async () => {
    const reviewer = await hire('rita.brook', 'Rita Brook', 'Reviewer');
    const alice = await applicant('Alice Liddell');
    const bob = await applicant('Bob Brandt');
    const nameOf = ({ session }: Person) => session.member.username;
    const { page } = await enterConsole({ as: reviewer });
    await page.goto('/console/reviews');
    await page.getByRole('link', { name: nameOf(alice) }).click();
    await page.getByText('Take the case to see its fields and pictures.', { exact: false }).waitFor();
    await expect.poll(() => page.getByText('Alice Liddell').count()).toBe(0);
    expect((await basicOf(alice)).state).toBe('applied');

    await page.keyboard.press('t');
    await page.getByRole('button', { name: /^Reveal all/ }).waitFor();
    await expect.poll(async () => (await basicOf(alice)).state).toBe('reviewing');
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').waitFor();
    await page.keyboard.type('Review of the application.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Alice Liddell', { exact: true }).waitFor();
    await page.getByText('1990-05-04').waitFor();
    await expect.poll(() => picturesSeen(page)).toBe(2);
    const frame = page.locator('.con-picture').first();
    const width = async () => (await frame.locator('img').boundingBox())!.width;
    const before = await width();
    await frame.getByRole('button', { name: /^Larger/ }).click();
    await expect.poll(width).toBeGreaterThan(before * 1.4);
    await frame.getByRole('button', { name: /^Turn/ }).click();
    await expect.poll(async () => (await frame.locator('img').getAttribute('style')) ?? '').toContain('rotate(90deg)');

    // Both weigh the same, and neither can be pressed before a reason stands there.
    const reject = page.getByRole('button', { name: 'Reject X' });
    await expect.poll(() => reject.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => page.getByRole('button', { name: 'Pass P' }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('x');
    await page.getByLabel('Kind of reason, for a rejection').selectOption('picture-unreadable');
    await page.getByLabel('Your reason').fill('The number is not in focus.');
    await reject.click();
    await confirmDecision(page, `Reject: Basic, ${nameOf(alice)}`, reject);
    await page.getByText(`${nameOf(alice)} is rejected.`).waitFor();
    await expect
      .poll(() => basicOf(alice))
      .toMatchObject({
        state: 'rejected',
        reason: 'picture-unreadable',
        remark: 'The number is not in focus.',
      });
    // The next case opens by itself, hidden again.
    await page.getByRole('heading', { name: nameOf(bob) }).waitFor();
    await expect.poll(() => picturesSeen(page)).toBe(0);

    await applyAgain(alice, 'Alice Liddell');
    await page.goto('/console/reviews');
    await page.getByRole('link', { name: nameOf(alice) }).click();
    await page.getByRole('link', { name: 'attempt 1' }).waitFor();
    await page.keyboard.press('t');
    await page.getByLabel('Your reason').waitFor();
    // Before everything was opened it does not pass, and what is missing stands there.
    const pass = page.getByRole('button', { name: 'Pass P' });
    const ruling = page.locator('.con-ruling');
    await ruling.getByText(/Before it can pass, open: .*Real name/).waitFor();
    await page.getByLabel('Your reason').fill('Not looked at.');
    await pass.click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByLabel('Your reason').fill('');
    await page.getByRole('button', { name: /^Reveal all/ }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Review of the application.');
    await page.keyboard.press('Control+Enter');
    await ruling.getByText('Before it can pass', { exact: false }).waitFor({ state: 'detached' });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await pass.focus();
    await page.keyboard.press('p');
    await page.keyboard.type('Face, name and number agree.');
    await page.keyboard.press('Control+Enter');
    await confirmDecision(page, `Pass: Basic, ${nameOf(alice)}`, pass);
    await page.getByText(`${nameOf(alice)} has passed.`).waitFor();
    expect((await basicOf(alice)).state).toBe('passed');
  });

  test('a reset takes two, and says so', { timeout: WALK_MS }, async () => {
    // Whoever is reset is logged out everywhere.
    const { username } = (await newPerson(exchange().url)).session.member;
    await resetOf(username, 'harbour-reset.example');
    const { page } = await enterConsole({ as: admin });
    await page.goto('/console/resets');
    await page.getByRole('link', { name: username }).click();
    await page.getByText('Second approval: somebody else has to').waitFor();
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByLabel('Reason').fill('Comparing the documents.');
    await page.getByRole('button', { name: 'Reveal', exact: true }).click();
    await expect.poll(() => picturesSeen(page)).toBe(2);
    await page.getByLabel('Your reason').fill('Face and document agree.');
    const approve = page.getByRole('button', { name: /^Approve as the first/ });
    await approve.click();
    await confirmDecision(page, `Take off ${username}: `, approve);
    await page.getByText('Approved. A second person decides.').waitFor();
    await page.goto('/console/resets');
    await page.getByRole('link', { name: username }).click();
    await page.getByText('You have approved this. Somebody else has to', { exact: false }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Approve/ }).count()).toBe(0);

    const { page: second } = await enterConsole({ as: other });
    await second.goto('/console/resets');
    await second.getByRole('link', { name: username }).click();
    await second.getByText('Yours is the second', { exact: false }).waitFor();
    await second.keyboard.press('p');
    await second.keyboard.type('I agree.');
    await second.keyboard.press('Control+Enter');
    await confirmDecision(second, `Take off ${username}: `);
    await second.getByText('Approved by two. It is done.').waitFor();
    expect((await admin.ask(resets, { state: 'done' })).some((row) => row.username === username)).toBe(true);
  });

  test('the desk sees a message come in, answers with a ready one, and takes it back', {
    timeout: WALK_MS,
  }, async () => {
    await admin.ask(saveCanned, { title: 'Harbour hours', text: 'The harbour is open all day.', language: 'en_US' });
    const support = await hire('sam.desk', 'Sam Volk', 'Support');
    const { page } = await enterConsole({ as: support });
    await page.goto('/console/conversations');
    await stands(page);
    const say = (text: string) => customer.client.ask(sendMessage, { text, clientId: crypto.randomUUID() });
    await say('When is the harbour open?');
    await page.getByRole('link', { name: customer.session.member.username }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByText('When is the harbour open?').waitFor();
    await page.getByRole('complementary', { name: 'Customer' }).getByText('Not verified').waitFor();

    await page.keyboard.press('a');
    await page.keyboard.type('/harbour');
    await page.getByRole('option', { name: /Harbour hours/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByLabel('Answer', { exact: true }).inputValue())
      .toBe('The harbour is open all day.');
    await page.keyboard.press('Enter');
    await messages.getByText('The harbour is open all day.').waitFor();
    const received = async () => (await customer.client.ask(chat, {})).messages.find(({ from }) => from === 'staff');
    await expect.poll(received).toMatchObject({ text: 'The harbour is open all day.', author: 'Sam', recalled: false });
    await say('Thank you!');
    await messages.getByText('Thank you!').waitFor();

    await messages.getByRole('button', { name: 'Take back' }).click();
    await messages.getByText('Taken back. The customer sees it no more', { exact: false }).waitFor();
    await expect.poll(received).toMatchObject({ text: null, recalled: true });
  });

  test('an answer that did not leave stays, and is sent once when there is a way again', {
    timeout: WALK_MS,
  }, async () => {
    const person = await newPerson(exchange().url);
    await person.client.ask(sendMessage, { text: 'Is anybody there?', clientId: 'first' });
    const { username } = person.session.member;
    const { page, context } = await enterConsole({ as: admin, mayFail: /ERR_INTERNET_DISCONNECTED/ });
    await page.goto('/console/conversations');
    await page.getByRole('link', { name: username }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByText('Is anybody there?').waitFor();
    await context.setOffline(true);
    await page.getByLabel('Answer', { exact: true }).fill('I am.');
    await page.keyboard.press('Enter');
    await messages.getByText('Not sent', { exact: false }).waitFor();
    await context.setOffline(false);
    await messages.getByRole('button', { name: 'Send again' }).click();
    await messages.getByRole('button', { name: 'Take back' }).waitFor();
    await expect.poll(() => messages.getByText('I am.', { exact: true }).count()).toBe(1);
    const answers = (await person.client.ask(chat, {})).messages.filter(({ from }) => from === 'staff');
    expect(answers.map(({ text }) => text)).toEqual(['I am.']);
  });

  test('an announcement is written in two languages, published, and read in the app', {
    timeout: WALK_MS,
  }, async () => {
    const { page } = await enterConsole({ as: admin });
    await page.goto('/console/announcements');
    await page
      .getByRole('button', { name: /^New announcement/ })
      .first()
      .click();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await page.getByLabel('Title').fill('The quay is rebuilt');
    await page.getByText('missing: English.', { exact: false }).waitFor();
    await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Text').fill('From Monday.\n\nShips wait outside.');
    const preview = page.getByRole('region', { name: 'As the app shows it' });
    await expect
      .poll(() => preview.locator('.announcements-body p').allInnerTexts())
      .toEqual(['From Monday.', 'Ships wait outside.']);
    // A draft is kept without other languages, and what is typed on stays while one looks elsewhere.
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await page.waitForURL(/\/console\/announcements\/\d+$/);
    await page.getByRole('tab', { name: /简体中文/ }).click();
    await page.getByLabel('Title').fill('码头重建');
    await page.getByText('missing: 简体中文.', { exact: false }).waitFor();
    await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Settings' }).click();
    await page.goBack();
    await page.getByRole('tab', { name: /简体中文/ }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('码头重建');
    await page.getByLabel('Text').fill('周一开始。');
    await publish.click();
    await page.getByText('Published. The app shows it now.').waitFor();

    const { page: reader } = await enter({ size: 'phone', language: 'zh_CN' });
    await reader.goto('/announce');
    await reader.getByText('码头重建').click();
    await reader.getByRole('heading', { name: '码头重建' }).waitFor();
    await reader.getByText('周一开始。').waitFor();

    await page.getByRole('button', { name: 'Take down' }).click();
    await page.getByText('Taken down. It is a draft again.').waitFor();
    await reader.goto('/announce');
    await reader.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    await expect.poll(() => reader.getByText('码头重建').count()).toBe(0);
  });

  /** Each of the pages with something in it, alone and beside what is opened. */
  async function pages(): Promise<readonly string[]> {
    const [waiting] = await admin.ask(reviews, {});
    const [passed] = await admin.ask(reviews, { state: 'passed' });
    const [done] = await admin.ask(resets, { state: 'done' });
    const [talk] = await admin.ask(conversations, {});
    const [draft] = await admin.ask(editedAnnouncements, {});
    return [
      '/console/reviews',
      `/console/reviews/${waiting!.reviewId}`,
      `/console/reviews/${passed!.reviewId}?state=passed`,
      '/console/resets',
      `/console/resets/${done!.resetId}?state=done`,
      '/console/conversations',
      `/console/conversations/${talk!.conversationId}`,
      '/console/announcements',
      `/console/announcements/${draft!.announcementId}`,
      '/console/announcements/new',
    ];
  }

  test.each(['dark', 'light'] as const)('in %s: axe finds nothing', { timeout: WALK_MS }, async (theme) => {
    const found: string[] = [];
    const rules = theme === 'dark' ? undefined : COLOUR_RULES;
    const { page } = await enterConsole({ as: admin, theme, checked: true });
    for (const path of await pages()) {
      await page.goto(path);
      await stands(page);
      found.push(...(await axeFinds(page, path, rules)));
      if (theme === 'dark') found.push(...(await tooWide(page, path)));
    }
    expect(found).toEqual([]);
  });

  test('in Chinese no English is left', { timeout: WALK_MS }, async () => {
    const { page } = await enterConsole({ as: admin, language: 'zh_CN' });
    const english = [reviewsEnglish, resetsEnglish, supportEnglish, announcementsEnglish];
    const chinese = [reviewsChinese, resetsChinese, supportChinese, announcementsChinese];
    const left: string[] = [];
    for (const path of await pages()) {
      await page.goto(path);
      await stands(page);
      left.push(...(await englishLeft(page, path, english, chinese)));
    }
    expect(left).toEqual([]);
  });
}
