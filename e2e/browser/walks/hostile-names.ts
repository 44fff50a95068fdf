import { hasUnseen } from '@quay/contract';
import { setFundPassword } from '@quay/contract/identity';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { picture } from '../../../apps/server/src/vault/testing/pictures.ts';
import { applicant } from '../../console/cases.ts';
import { tooWide } from '../../console/check-page.ts';
import { confirmDecision } from '../../console/confirm-decision.ts';
import { stands } from '../../console/enter-console.ts';
import { type Colleague, otherAdministrator } from '../../console/staff.ts';
import { FUND_PASSWORD, lowDeposit, secure } from '../../console/traders.ts';
import { exchange } from '../exchange.ts';
import { harm, openConsole, openPhone, refusedAt, texts } from '../harmless.ts';
import { newPerson, PASSWORD, type Person } from '../member.ts';
import { settled } from '../screens.ts';

const LONG_MS = 180_000;
const NOT_NAMES = [texts.markup, texts.script, texts.turned, texts.isolated, texts.unseen] as const;
/** Why a name is none. */
const said = (text: string): RegExp => (hasUnseen(text) ? /cannot be seen/ : /A name has letters/);
/** Text that is kept as it is, from the left and from the right, with and without a place to break it. */
const line = `${texts.markup} ${texts.rightToLeftLine} ${texts.long}`.slice(0, 200);

/** What people type where a name belongs is text: on their phone, and on the screen of whoever reads it. */
export function hostileNames(): void {
  let photo: Buffer;
  let reviewer: Colleague;
  let staffPage: Page;
  beforeAll(async () => {
    photo = await picture('jpeg', 1200, 900);
    reviewer = await otherAdministrator();
  }, LONG_MS);

  /** Whatever the name of a file says, it is the picture that counts. */
  const file = (name: string) => ({ name: `${name.replaceAll('/', '')}.jpg`, mimeType: 'image/jpeg', buffer: photo });
  const give = async (page: Page, group: string, name: string) => {
    const field = page.getByRole('group', { name: group });
    await field.locator('input[type="file"]').first().setInputFiles(file(name));
    const upload = page.getByRole('button', { name: 'Upload this picture' });
    await upload.or(field.getByText('Uploaded')).first().waitFor();
    if (await upload.isVisible()) await upload.click();
    await field.getByText('Uploaded').waitFor();
    expect.soft(await harm(page, `the picture ${name}`, [])).toEqual([]);
  };

  /** The case of somebody with everything revealed; what it shows is harmless, and it passes. */
  async function passInConsole({ session }: Person, shown: readonly string[]): Promise<void> {
    await staffPage.goto('/console/reviews');
    await stands(staffPage);
    expect.soft(await harm(staffPage, 'the queue', [session.member.username])).toEqual([]);
    await staffPage.getByRole('link', { name: new RegExp(session.member.username) }).click();
    await staffPage.getByRole('button', { name: 'Take the case' }).click();
    await staffPage.getByRole('button', { name: /^Reveal all/ }).click();
    const why = staffPage.getByRole('dialog').getByLabel('Reason');
    await why.fill('Review of the application.');
    await why.press('Control+Enter');
    for (const text of shown) await staffPage.getByText(text.slice(0, 40), { exact: false }).first().waitFor();
    expect.soft(await harm(staffPage, 'the review', shown)).toEqual([]);
    expect(await tooWide(staffPage, 'the review')).toEqual([]);
    await staffPage.setViewportSize({ width: 1200, height: 800 });
    await staffPage.getByRole('dialog').waitFor({ state: 'hidden' });
    await staffPage.getByLabel('Your reason').fill('It agrees.');
    await staffPage.getByRole('button', { name: /^Pass/ }).click();
    await confirmDecision(staffPage, 'Pass: ');
    await staffPage.getByText(`${session.member.username} has passed.`).waitFor();
  }

  async function nameInConsole({ session }: Person, name: string): Promise<void> {
    await staffPage.goto(`/console/users/${session.member.id}`);
    await staffPage.getByRole('button', { name: 'Show: Real name' }).click();
    const why = staffPage.getByRole('dialog').getByLabel('Reason');
    await why.fill('Compared with the bank.');
    await why.press('Control+Enter');
    await staffPage.getByText(name, { exact: true }).waitFor();
    expect.soft(await harm(staffPage, 'the user', [name])).toEqual([]);
  }

  test('a verified name: what is none is refused where it stands, and the longest is read everywhere', {
    timeout: LONG_MS,
  }, async () => {
    const person = await newPerson(exchange().url);
    const page = await openPhone(person);
    const next = page.getByRole('button', { name: 'Next' });
    await page.goto('/identity');
    await page.getByRole('button', { name: /^Country that issued it/ }).click();
    const search = page.getByRole('searchbox');
    for (const text of [...NOT_NAMES, texts.long]) {
      await search.fill(text);
      expect.soft(await harm(page, 'countries', [])).toEqual([]);
    }
    await search.fill('germ');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await next.click();

    for (const text of [texts.markup, texts.turned.slice(0, 40)]) {
      await page.getByRole('textbox', { name: 'Number of the document' }).fill(text.slice(0, 40));
      await next.click();
      expect(await refusedAt(page, 'Number of the document', text.slice(0, 40))).toMatch(/check/);
    }
    await page
      .getByRole('textbox', { name: 'Number of the document' })
      .fill(`N${1_000_000 + person.session.member.id}`);
    await next.click();

    const name = page.getByRole('textbox', { name: 'Full name' });
    for (const text of NOT_NAMES) {
      await name.fill(text);
      await next.click();
      expect(await refusedAt(page, 'Full name', text)).toMatch(said(text));
      expect.soft(await harm(page, 'the form', [])).toEqual([]);
    }
    await name.fill('');
    await page.keyboard.insertText(`${texts.long}x`);
    await expect.poll(() => name.inputValue()).toBe(texts.long);
    await page.getByLabel('Date of birth').fill('1990-05-04');
    await next.click();
    await give(page, 'Front of the document', texts.markup);
    await next.click();
    await give(page, 'You with the document in your hand', texts.turned);
    await next.click();
    await page.getByText('Is all of this right?').waitFor();
    expect.soft(await harm(page, 'the summary', [texts.long])).toEqual([]);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.getByRole('heading', { name: 'We have it' }).waitFor();

    staffPage = await openConsole(reviewer);
    await passInConsole(person, [texts.long]);
    await nameInConsole(person, texts.long);
    await page.goto('/verified');
    await page.getByRole('heading', { name: 'Basic verification has passed' }).waitFor();
    expect.soft(await harm(page, 'what is known', [])).toEqual([]);
  });

  test('an address, a contact, a merchant’s application: markup and both directions stay text', {
    timeout: LONG_MS,
  }, async () => {
    await lowDeposit();
    const person = await applicant(texts.rightToLeft);
    staffPage = await openConsole(reviewer);
    await passInConsole(person, [texts.rightToLeft]);
    await nameInConsole(person, texts.rightToLeft);

    const page = await openPhone(person);
    const next = page.getByRole('button', { name: 'Next' });
    const type = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);
    await page.goto('/advancedCtf');
    for (const text of [texts.turned, texts.isolated, texts.unseen]) {
      await type('Home address', text);
      await next.click();
      expect(await refusedAt(page, 'Home address', text)).toMatch(/cannot be seen/);
    }
    await type('Home address', line);
    await next.click();
    for (const text of NOT_NAMES) {
      await type('Name of the contact person', text);
      await next.click();
      expect(await refusedAt(page, 'Name of the contact person', text)).toMatch(said(text));
    }
    await type('Name of the contact person', texts.rightToLeft);
    await page.getByLabel('Who this is to you').selectOption('sibling');
    await type('Their phone number', texts.markup.slice(0, 30));
    await next.click();
    expect(await refusedAt(page, 'Their phone number', texts.markup.slice(0, 30))).toMatch(/check/);
    await type('Their phone number', '+44 1865 270000');
    await next.click();
    await give(page, 'Proof of your address', texts.unseen);
    await next.click();
    await give(page, 'Photo of your face', texts.long);
    await next.click();
    await page.getByText('Is all of this right?').waitFor();
    expect.soft(await harm(page, 'the summary', [line, texts.rightToLeft])).toEqual([]);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.getByRole('heading', { name: 'We have it' }).waitFor();
    await passInConsole(person, [line, texts.rightToLeft]);
    await page.goto('/verified');
    await page.getByRole('heading', { name: 'Advanced verification has passed' }).waitFor();
    expect.soft(await harm(page, 'what is known', [])).toEqual([]);

    await person.client.ask(setFundPassword, { fundPassword: FUND_PASSWORD, proof: { password: PASSWORD } });
    // What the application lacks is said before it is written, with the way to it.
    await page.goto('/advancedBusiness');
    await page.getByText('Set this up before you apply').waitFor();
    await page.getByRole('link', { name: 'Add a passkey' }).waitFor();
    await page.getByRole('link', { name: 'Bind an e-mail address' }).waitFor();
    await secure(person);
    await page.goto('/advancedBusiness');
    await next.waitFor();
    await expect.poll(() => page.getByText('Set this up before you apply').count()).toBe(0);
    await next.click();
    await type('How you mean to trade', `${texts.turned}\n${line}\n${texts.long}`);
    await type('How we can reach you', line);
    await next.click();
    await give(page, 'Proof of funds', texts.script);
    await next.click();
    await page.getByRole('heading', { name: 'Is all of this right?' }).waitFor();
    await page.getByRole('button', { name: /^Deposit/ }).click();
    await page.getByText('We have your application').first().waitFor();
    expect.soft(await harm(page, 'the application', [])).toEqual([]);
    await passInConsole(person, [texts.long, line]);
    await page.reload();
    await settled(page);
    expect.soft(await harm(page, 'the merchant', [])).toEqual([]);
  });
}
