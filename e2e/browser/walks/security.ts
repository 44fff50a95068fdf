import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { login, loginVerify, memberInfo } from '@quay/contract/identity';
import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Client } from '../../client.ts';
import { enter, exchange } from '../exchange.ts';
import { codeTo, newestIn } from '../mail.ts';
import { newName, newPerson, PASSWORD } from '../member.ts';
import { putAuthenticator } from './login.ts';

const NEW_PASSWORD = 'deep harbour 77';
const LONG_MS = 120_000;

export function security(): void {
  test('bound, changed, held, frozen and opened again', { timeout: LONG_MS }, async () => {
    const { session } = await newPerson(exchange().url);
    const name = session.member.username;
    const email = `alice@${newName()}.test`;
    const { page } = await enter({ size: 'phone', session });

    // An account that was opened by its name proves itself with its password, and a slip costs no code.
    await page.goto('/safety');
    await page.getByRole('link', { name: 'Add your e-mail address', exact: true }).click();
    await page.getByLabel('E-mail address').fill('alice at home');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByText('This is not an e-mail address.').waitFor();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByLabel('Six-digit code').fill(await codeTo(email));
    const proof = page.getByRole('dialog');
    await proof.getByLabel('Login password').fill('not my harbour');
    await proof.getByRole('button', { name: 'Add the address' }).click();
    await proof.getByText('The login password is wrong.').waitFor();
    await proof.getByLabel('Login password').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Add the address' }).click();
    await page.waitForURL('**/safety');
    await page.getByRole('heading', { name: 'Withdrawals are on hold' }).waitFor();
    await page.getByText('You changed your e-mail address. They open again on').waitFor();

    // The authenticator: the mailed code and the first code of the new secret, on one page.
    await page.getByRole('link', { name: 'Add an authenticator app', exact: true }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = (await page.locator('.security-key > span').innerText()).replace(/\s/g, '');
    expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
    await page.reload();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const kept = (await page.locator('.security-key > span').innerText()).replace(/\s/g, '');
    expect(kept, 'a reload must not make the scanned secret worthless').toBe(secret);
    const before = await codeTo(email).catch(() => undefined);
    await page.getByRole('button', { name: 'I have added it' }).click();
    const mailed = await codeTo(email, before);
    await page.getByLabel(/^Code sent to al/).fill(mailed);
    // Before there is a strong lock, everything that the account has is asked for.
    await page.getByLabel('Login password').fill(PASSWORD);
    await page.getByLabel('Code from the new authenticator').fill(otherThan(await generate({ secret })));
    await page.getByText('The authenticator code is wrong.').waitFor();
    const bound = await generate({ secret });
    await page.getByLabel('Code from the new authenticator').fill(bound);
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    const recoveryCodes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as text' }).click(),
    ]);
    const text = await readFile(await saved.path(), 'utf8');
    for (const code of recoveryCodes) expect(text).toContain(code);
    await expect.poll(() => page.getByRole('button', { name: 'Done' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByText('First keep the codes').waitFor();
    await page.getByText('I have kept them where I find them again').click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL('**/safety');
    await page.getByText('10 recovery codes left').waitFor();

    // Another device is logged in; one is ended by hand, another by the new password.
    const elsewhere = await loggedIn(name, PASSWORD, secret, bound);
    await page.reload();
    await page
      .getByRole('button', { name: /^Log out (?!all)/ })
      .first()
      .click();
    await page.getByText('That device is logged out.').waitFor();
    expect((await elsewhere.send(memberInfo, {})).code).toBe(401);

    await page.getByRole('link', { name: /^Login password/ }).click();
    await page.getByLabel('Present password').fill('not my harbour');
    await newPasswords(page, NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('The login password is wrong.').waitFor();
    await page.getByLabel('Present password').fill(PASSWORD);
    await newPasswords(page, 'password123');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('among the first that a thief tries').waitFor();
    await newPasswords(page, NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await proof.getByLabel('Code from the authenticator').fill(await nextTotp(secret));
    await page.waitForURL('**/safety');
    await page.getByText('You changed your login password.').waitFor();

    // Frozen: everything stops, and is opened again with what the account has.
    await page.getByRole('button', { name: /^Freeze my account/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Freeze my account' }).click();
    await page.getByRole('heading', { name: 'Your account is frozen' }).waitFor();
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Account, e-mail or phone').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/gooleVerify**');
    await useRecoveryCode(page, recoveryCodes[0]!);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/safety');
    await page.getByRole('heading', { name: 'This account is frozen' }).waitFor();
    await page.goto('/funds');
    await page.getByText('You froze this account.').waitFor();
    await page.getByRole('link', { name: 'Open it again' }).click();
    await page.getByRole('button', { name: 'Open the account again' }).click();
    await useRecoveryCode(page, recoveryCodes[1]!);
    await proof.getByRole('button', { name: 'Open the account again' }).click();
    await page.getByText('Your account is open again.').waitFor();
    await page.getByRole('heading', { name: 'Withdrawals are on hold' }).waitFor();
    await page.getByText('8 recovery codes left').waitFor();
  });

  test('the link of a notice freezes without a login, and then staff open the account', async () => {
    const { session } = await newPerson(exchange().url);
    const email = `bob@${newName()}.test`;
    const { page, context } = await enter({ size: 'small', session, language: 'zh_CN', mayFail: /\b401\b/ });
    await page.goto('/bindVerify?what=email');
    await page.getByLabel('邮箱地址').fill(email);
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.getByLabel('六位验证码').fill(await codeTo(email));
    const proof = page.getByRole('dialog');
    await proof.getByLabel('登录密码').fill(PASSWORD);
    await proof.getByRole('button', { name: '绑定邮箱' }).click();
    await page.waitForURL('**/safety');

    const link = await linkTo(email, 'freeze');
    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem('quay.session'));
    await page.goto(link);
    await page.getByRole('heading', { name: '不是您本人操作？' }).waitFor();
    await page.getByRole('button', { name: '冻结账户' }).click();
    await page.getByRole('heading', { name: '账户已冻结' }).waitFor();
    // A link is good once. It needs no login, even where a device still holds a session that has ended.
    await page.evaluate((kept) => localStorage.setItem('quay.session', kept), JSON.stringify(session));
    await page.goto(link);
    await page.getByRole('heading', { name: '不是您本人操作？' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('quay.session'))).toBeNull();
    await page.getByRole('button', { name: '冻结账户' }).click();
    await page.getByText('该链接已使用或已过期').waitFor();
    await page.goto('/login?redirect=%2Fsafety');
    await page.getByLabel('账号、邮箱或手机号').fill(email);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/safety');
    await page.getByRole('button', { name: '解冻账户' }).click();
    await page.getByText('需由客服确认您的身份后解冻').waitFor();
    await page.getByRole('link', { name: '联系客服' }).waitFor();
  });

  test('a passkey is made, proves the next change, and is removed', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone' });
    // Passkeys are bound to a name; a bare address has none.
    const named = exchange().url.replace('127.0.0.1', 'localhost');
    await putAuthenticator(page);
    await page.goto(`${named}/home`);
    await page.evaluate((kept) => localStorage.setItem('quay.session', kept), JSON.stringify(session));
    await page.goto(`${named}/bindVerify?what=passkey`);
    await page.getByLabel('Name of the new passkey').fill('');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Give it a name of up to 40 letters.').waitFor();
    await page.getByLabel('Name of the new passkey').fill('Phone in my pocket');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Login password').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey is added.').waitFor();
    await page.getByText('Phone in my pocket').waitFor();

    await page.goto(`${named}/bindVerify?what=word`);
    await page.getByLabel('Your word').fill('no');
    await page.getByRole('button', { name: 'Set the word' }).click();
    await page.getByText('4 to 20 letters or digits').waitFor();
    await page.getByLabel('Your word').fill('Lighthouse');
    await page.getByRole('button', { name: 'Set the word' }).click();
    // The password alone is not enough any more.
    await proof.getByText('Your device asks for your fingerprint').waitFor();
    await proof.getByRole('button', { name: 'Set the word' }).click();
    await page.waitForURL('**/safety');
    await page.getByText('Lighthouse').waitFor();

    await page.getByRole('link', { name: /^Passkeys/ }).click();
    await page.getByRole('button', { name: 'Remove Phone in my pocket' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the passkey' }).click();
    await proof.getByRole('button', { name: 'Remove the passkey' }).click();
    await page.getByText('The passkey is removed.').waitFor();
    await page.getByText('Phone in my pocket', { exact: true }).waitFor({ state: 'hidden' });
  });

  test('a reset is asked for with documents, looked up, and stopped from the old address', async () => {
    const { session } = await newPerson(exchange().url);
    const old = `mallory@${newName()}.test`;
    const contact = `alice@${newName()}.test`;
    const { page: owner } = await enter({ size: 'phone', session, mayFail: /\b401\b/ });
    await bindEmailOf(owner, old);

    const { page } = await enter({ size: 'small' });
    await page.goto('/resetVerify');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Enter the name, e-mail address or phone number of your account.').waitFor();
    await page.getByText('Choose at least one.').waitFor();
    await page.getByLabel('Your account').fill(old);
    await page.getByText('Authenticator, recovery codes and passkeys').click();
    await page.getByRole('button', { name: 'Go on' }).click();

    await page.getByRole('heading', { name: 'Show us who you are' }).waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('This picture is needed.').first().waitFor();
    for (const [at, group] of ['Front of your identity document', 'You, holding it'].entries()) {
      const field = page.getByRole('group', { name: group });
      await field
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await picture(at));
      await field.getByText('Uploaded').waitFor();
    }
    await page.getByLabel('What happened?').fill('My phone was stolen on the ferry.');
    // What is done is kept: the page may be loaded anew in between.
    await page.reload();
    await page.getByRole('group', { name: 'You, holding it' }).getByText('Uploaded').waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByLabel('E-mail address for our answer').fill(contact);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByLabel('Six-digit code').fill('000000');
    await page.getByText('This code is wrong.').waitFor();
    await page.getByLabel('Six-digit code').fill(await codeTo(contact));
    await page.waitForURL('**/resetSuccess');
    await page.getByRole('heading', { name: 'We have your request' }).waitFor();
    const number = await page.locator('.security-number').innerText();
    await page.getByText('Two members of staff review it').waitFor();

    // Anybody with number and address can look it up.
    await page.getByRole('button', { name: 'Look up another request' }).click();
    await page.getByLabel('Number of the request').fill('NONE00000000');
    await page.getByLabel('Contact e-mail address').fill(contact);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText('There is no such request.').waitFor();
    await page.getByLabel('Number of the request').fill(number.toLowerCase());
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText('Two members of staff review it').waitFor();

    const { page: warned } = await enter({ size: 'phone' });
    await warned.goto(await linkTo(old, 'stop'));
    await warned.getByRole('button', { name: 'Stop the reset' }).click();
    await warned.getByRole('heading', { name: 'The reset is stopped' }).waitFor();
    await page.reload();
    await page.getByText('Stopped from an old address of the account').waitFor();
  });

  test('settings that do not load say so, and load when asked again', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'small', session, mayFail: /500/ });
    await page.route('**/member/security', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/safety');
    await page.getByText('Your security settings did not load').waitFor();
    await page.unroute('**/member/security');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'What protects your account' }).waitFor();
  });
}

async function newPasswords(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Password again').fill(password);
}

async function useRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(code);
}

async function bindEmailOf(page: Page, email: string): Promise<void> {
  await page.goto('/bindVerify?what=email');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Six-digit code').fill(await codeTo(email));
  const proof = page.getByRole('dialog');
  await proof.getByLabel('Login password').fill(PASSWORD);
  await proof.getByRole('button', { name: 'Add the address' }).click();
  await page.waitForURL('**/safety');
}

const otherThan = (code: string): string => (code.startsWith('0') ? '1' : '0') + code.slice(1);

/** A code that was not used yet: the exchange takes each step once, and the next one a little early. */
const nextTotp = (secret: string): Promise<string> => generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 });

/** The same account on another device, by its authenticator. */
async function loggedIn(username: string, password: string, secret: string, used: string): Promise<Client> {
  const client = new Client(exchange().url);
  const second = await client.ask(login, { username, password });
  if (!('ticket' in second)) throw new Error('no second step was asked for');
  // The code of the step that bound the authenticator is used; those after it are not.
  let totp = await generate({ secret });
  while (totp === used) {
    await pause(500);
    totp = await generate({ secret });
  }
  const { token } = await client.ask(loginVerify, { ticket: second.ticket, totp });
  client.logIn(token);
  return client;
}

/** A picture that no other test sends: the same file is kept once. */
const picture = async (shade: number) => ({
  name: 'document.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 640, height: 400, channels: 3, background: { r: 40 + shade * 20, g: 90, b: Date.now() % 256 } },
  })
    .png()
    .toBuffer(),
});

/** The path of the newest link of a kind in a notice to an address. */
const linkTo = (address: string, kind: 'freeze' | 'stop'): Promise<string> =>
  newestIn(address, new RegExp(`/safety\\?${kind}=[0-9a-f]+`));
