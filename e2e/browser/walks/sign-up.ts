import { memberInfo } from '@quay/contract/identity';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Client } from '../../client.ts';
import { enter, exchange } from '../exchange.ts';
import { codeTo } from '../mail.ts';
import { newName, newPerson, PASSWORD } from '../member.ts';

/** What only a lost network says. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

/** As the app of an exchange without a carrier of text messages would hear it. */
const withoutTextMessages = (page: Page) =>
  page.route('**/config', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, textMessages: 'none' } } });
  });

export function signUp(): void {
  test('a phone is offered where its codes can be read, with the words that say where, and nowhere else', async () => {
    const { session } = await newPerson(exchange().url);
    const { page: guest } = await enter({ size: 'phone' });
    await guest.goto('/register');
    await guest.getByRole('radio', { name: 'Phone' }).check();
    await guest.getByText('The code stands in the outbox of the console.', { exact: false }).waitFor();

    // The draft of before still names the phone.
    await withoutTextMessages(guest);
    await guest.goto('/register');
    await guest.getByRole('radio', { name: 'E-mail' }).waitFor();
    await expect.poll(() => guest.getByRole('radio', { name: 'Account' }).isChecked()).toBe(true);
    await expect.poll(() => guest.getByRole('radio', { name: 'Phone' }).count()).toBe(0);
    await guest.goto('/forget');
    await guest.getByLabel('E-mail address').waitFor();
    await expect.poll(() => guest.getByRole('radio').count()).toBe(0);

    const { page } = await enter({ size: 'phone', session });
    await page.goto('/safety');
    await page.getByRole('link', { name: /^Phone/ }).waitFor();
    await withoutTextMessages(page);
    for (const path of ['/safety', '/changeVerify']) {
      await page.goto(path);
      await page.getByRole('link', { name: /^E-mail/ }).waitFor();
      expect(await page.getByRole('link', { name: /^Phone/ }).count(), path).toBe(0);
    }
  });

  test('by e-mail: what is wrong stands at its field, and a reload loses nothing but the passwords', async () => {
    const inviter = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone' });
    const email = `Alice@${newName()}.test`;
    await page.goto(`/register?usercode=${inviter.session.member.usercode}`);
    await page.getByRole('radio', { name: 'E-mail' }).check();
    await expect.poll(() => page.getByLabel('Invitation code').inputValue()).toBe(inviter.session.member.usercode);
    await page.getByLabel('E-mail address').fill('alice@nowhere');
    await choosePassword(page, 'password123');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByText('This is not an e-mail address.').waitFor();
    await page.getByText('Please read and accept').waitFor();
    await expect
      .poll(() => page.getByLabel('E-mail address').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel(/^I have read/).check({ force: true });
    await page.getByRole('button', { name: 'Send the code' }).click();
    // Only the exchange knows the common ones; no code was sent for it.
    await page.getByText('among the first that a thief tries').waitFor();
    await choosePassword(page, PASSWORD);
    await page.getByRole('button', { name: 'Send the code' }).click();

    await page.waitForURL('**/setFond');
    await page.getByLabel('Fund password', { exact: true }).pressSequentially('246801');
    // The second field is next by itself.
    await page.keyboard.type('246802');
    await page.getByRole('button', { name: 'Set the fund password' }).click();
    await page.getByText('The two fund passwords differ.').waitFor();
    await page.getByLabel('Fund password again').fill('246801');
    await page.getByRole('button', { name: 'Set the fund password' }).click();

    await page.waitForURL('**/verify');
    const code = await codeTo(email);
    await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
    await page.getByText('This code is wrong.').waitFor();
    await page.reload();
    await page.getByText(email).waitFor();
    await page.getByText('passwords are never kept').waitFor();
    await choosePassword(page, PASSWORD);
    await paste(page, 'Six-digit code', `${code.slice(0, 3)} ${code.slice(3)}`);
    await expect.poll(() => page.getByLabel('Six-digit code').inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Open an account' }).click();

    await page.waitForURL('**/finish');
    await page.getByText('Your account is open').waitFor();
    const member = await memberOf(page);
    expect(member.email).toMatch(/^Al.*@/i);
    // It was lost with the reload, and the screen said so.
    expect(member.fundPassword).toBe(false);
    // Nothing of it stays behind in the tab.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('quay.sign-up'))).not.toContain('@');
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/verify');
  });

  test('by phone, with the keyboard, and with the fund password set on the way', async () => {
    const { page } = await enter({ size: 'small' });
    await page.goto('/register');
    await page.getByRole('radio', { name: 'Phone' }).check();
    await page.getByRole('button', { name: /^Country code/ }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.getByRole('searchbox').fill('germ');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Country code +49, Germany' }).waitFor();
    const digits = `151${String(Date.now()).slice(-8)}`;
    await page.getByLabel('Phone number').fill(`0${digits.slice(0, -2)}`);
    await choosePassword(page, PASSWORD);
    await page.getByLabel(/^I have read/).press('Space');
    await page.getByLabel('Password again').press('Enter');
    await page.waitForURL('**/setFond');
    await page.getByLabel('Fund password', { exact: true }).pressSequentially('975310975310');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/verify');
    // Two digits short: back to the form as it was, and on again.
    await page.getByText(`+49 ${digits.slice(0, -2)}`).waitFor();
    await page.getByRole('link', { name: 'Change it' }).press('Enter');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
    await page.getByLabel('Phone number').fill(`+49 ${digits}`);
    await page.getByLabel('Phone number').press('Enter');
    await page.waitForURL('**/setFond');
    await page.getByLabel('Fund password', { exact: true }).pressSequentially('975310975310');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/verify');
    await page.getByText(`+49 ${digits}`).waitFor();
    // The sixth digit sends it.
    await page.keyboard.type(await codeTo(`+49${digits}`));
    await page.waitForURL('**/finish');
    await expect.poll(() => memberOf(page)).toMatchObject({ fundPassword: true });
    await page.getByRole('link', { name: 'Verify your identity' }).waitFor();
  });

  test('by name: two taps open one account, and a lost network keeps the form', async () => {
    const { page, context } = await enter({ size: 'phone', mayFail: OFFLINE });
    const name = newName();
    await page.goto('/register?redirect=%2Fquotes%3Factive%3D2');
    await page.getByLabel('Account name').fill(name);
    await choosePassword(page, PASSWORD);
    await page.getByLabel(/^I have read/).check({ force: true });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByRole('alert').filter({ hasText: 'Network error' }).first().waitFor();
    await expect.poll(() => page.getByLabel('Account name').inputValue()).toBe(name);
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
    await context.setOffline(false);
    let params = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/register') params += 1;
    });
    await page.getByRole('button', { name: 'Open an account' }).dblclick();
    await page.waitForURL('**/setFond**');
    expect(params).toBe(1);
    await page.getByLabel('Fund password', { exact: true }).pressSequentially('112358112358');
    await page.getByRole('button', { name: 'Set the fund password' }).click();
    // Whoever came from somewhere goes on there.
    await page.waitForURL('**/quotes?active=2');
    await expect.poll(() => memberOf(page)).toMatchObject({ username: name, fundPassword: true });
  });

  test('another code waits for the clock of the exchange, not for that of the device', async () => {
    const { page } = await enter({ size: 'phone' });
    const email = `bob@${newName()}.test`;
    await page.clock.install();
    await page.goto('/register');
    await page.getByRole('radio', { name: 'E-mail' }).check();
    await page.getByLabel('E-mail address').fill(email);
    await choosePassword(page, PASSWORD);
    await page.getByLabel(/^I have read/).check({ force: true });
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.waitForURL('**/setFond');
    await page.getByRole('button', { name: 'Set it later' }).click();
    const again = page.getByRole('button', { name: /^Send another code/ });
    await again.waitFor();
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true');
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: 'Send another code', exact: true }).click();
    // The device was a minute ahead: the exchange says how long it still is.
    await page.getByText(/^Send another code in \d+ s$/).waitFor();
  });
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
}

async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).focus();
  // As the clipboard does it: one insertion of the whole.
  await page.keyboard.insertText(text);
}

/** Who is logged in on the page, as the exchange knows them. */
async function memberOf(page: Page) {
  const kept = await page.evaluate(() => localStorage.getItem('quay.session'));
  const { token } = JSON.parse(kept ?? '{}') as { token?: string };
  if (!token) throw new Error('nobody is logged in');
  const client = new Client(exchange().url, token);
  try {
    return await client.ask(memberInfo, {});
  } finally {
    client.close();
  }
}
