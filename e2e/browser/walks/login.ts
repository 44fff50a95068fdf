import {
  addPasskey,
  beginAuthenticator,
  bindAuthenticator,
  passkeyOptions,
  register,
  sendGuestCode,
} from '@quay/contract/identity';
import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { Client } from '../../client.ts';
import { enter, exchange } from '../exchange.ts';
import { codeTo } from '../mail.ts';
import { newName, newPerson, PASSWORD } from '../member.ts';
import { putWallet } from '../test-wallet.ts';

export function login(): void {
  /** An account that was opened with an e-mail address, and one with a phone number. */
  const email = `alice@${newName()}.test`;
  const digits = `160${String(Date.now()).slice(-8)}`;
  beforeAll(async () => {
    await openAt('email', email);
    await openAt('phone', digits, '+49');
  });

  test('by e-mail address and by phone number as people write them', async () => {
    const { page } = await enter({ size: 'phone' });
    await page.goto('/login');
    await page.getByLabel('Account, e-mail or phone').fill(` ${email} `);
    await logIn(page, PASSWORD);
    await page.waitForURL('**/home');

    const { page: other } = await enter({ size: 'small', language: 'zh_CN' });
    await other.goto('/login?redirect=%2Ffunds');
    const field = other.getByLabel('账号、邮箱或手机号');
    await field.fill(`0${digits.slice(0, 3)} ${digits.slice(3)}`);
    await other.getByRole('button', { name: /^国家\/地区代码/ }).click();
    await other.getByRole('searchbox').fill('德国');
    await other.getByRole('button', { name: /德国/ }).click();
    await other.getByRole('dialog').waitFor({ state: 'hidden' });
    await other.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: '登录', exact: true }).click();
    await other.waitForURL('**/funds');
  });

  test('digits may be an account name too, and the field says which of both they are', async () => {
    const client = new Client(exchange().url);
    const name = String(Date.now());
    await client.ask(register, { username: name, password: PASSWORD, agree: true });
    const { page } = await enter({ size: 'phone' });
    await page.goto('/login');
    await page.getByLabel('Account, e-mail or phone').fill(name);
    await page.getByRole('button', { name: /^Country code/ }).click();
    await page.getByRole('button', { name: /^No country code/ }).click();
    await page.getByRole('button', { name: /^Country code/ }).waitFor({ state: 'hidden' });
    await logIn(page, PASSWORD);
    await page.waitForURL('**/home');
  });

  test('a forgotten password: a code, a new one, and every other session is over', async () => {
    const before = await enter({ size: 'phone', mayFail: /\b401\b/ });
    await before.page.goto('/login');
    await before.page.getByLabel('Account, e-mail or phone').fill(email);
    await logIn(before.page, PASSWORD);
    await before.page.waitForURL('**/home');

    const { page } = await enter({ size: 'phone' });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot it?' }).click();
    await page.getByLabel('E-mail address').fill(email);
    const first = await codeTo(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.waitForURL('**/safeVerify');
    await page.getByLabel('Six-digit code').fill(await codeTo(email, first));
    await page.waitForURL('**/resetPassword');
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await page.getByLabel('Password again').fill('password123');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('among the first that a thief tries').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('deep harbour 77');
    await page.getByLabel('Password again').fill('deep harbour 77');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.waitForURL('**/passSuccess');
    await page.getByRole('link', { name: 'Log in with it' }).click();
    await expect.poll(() => page.getByLabel('Account, e-mail or phone').inputValue()).toBe(email);
    await logIn(page, 'deep harbour 77');
    await page.waitForURL('**/home');

    await before.page.goto('/funds');
    await before.page.waitForURL('**/login?redirect=%2Ffunds');
  });

  test('back after a login, with one step or two, leads to what was before it', async () => {
    const { session, client } = await newPerson(exchange().url);
    const { secret } = await client.ask(beginAuthenticator, {});
    const totp = await generate({ secret });
    const { recoveryCodes } = await client.ask(bindAuthenticator, { totp, proof: { password: PASSWORD } });
    const { page } = await enter({ size: 'phone' });
    const place = () => page.evaluate(() => [location.pathname, (history.state as { idx?: number } | null)?.idx ?? 0]);
    await page.goto('/home');
    await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
    await page.waitForURL('**/userCenter');
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Account, e-mail or phone').fill(session.member.username);
    await logIn(page, PASSWORD);
    await page.waitForURL('**/gooleVerify**');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[0]!);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/userCenter');
    await expect.poll(() => place()).toEqual(['/userCenter', 3]);
    await page.goBack();
    await expect.poll(place).toEqual(['/userCenter', 1]);
    await page.goBack();
    await expect.poll(place).toEqual(['/home', 0]);
    await page.goForward();
    await expect.poll(place).toEqual(['/userCenter', 1]);
    await page.goForward();
    await expect.poll(place).toEqual(['/userCenter', 3]);
  });

  test('nobody learns at the forgotten password whether an address has an account', async () => {
    const { page } = await enter({ size: 'phone' });
    const known = `bob@${newName()}.test`;
    await openAt('email', known);
    const said: string[] = [];
    for (const address of [known, `mallory@${newName()}.test`]) {
      await page.goto('/forget');
      await page.getByLabel('E-mail address').fill(address);
      await page.getByRole('button', { name: 'Send the code' }).click();
      await page.waitForURL('**/safeVerify');
      await page.getByLabel('Six-digit code').fill('000000');
      const alert = page.getByRole('alert').filter({ hasText: /\w/ });
      await alert.waitFor();
      said.push(`${await page.getByText(/^If /).innerText()} ${await alert.innerText()}`.replace(address, 'it'));
    }
    expect(said[0]).toContain('If it belongs to an account');
    expect(said[1]).toBe(said[0]);
  });

  test('the second step: authenticator, recovery code, and a ticket that has gone stale', async () => {
    const { session, client } = await newPerson(exchange().url);
    const { secret } = await client.ask(beginAuthenticator, {});
    const { recoveryCodes } = await client.ask(bindAuthenticator, {
      totp: await generate({ secret }),
      proof: { password: PASSWORD },
    });
    const { page } = await enter({ size: 'phone' });
    await page.goto('/login?redirect=%2Ftrade%2FETH');
    await page.getByLabel('Account, e-mail or phone').fill(session.member.username);
    await logIn(page, PASSWORD);
    await page.waitForURL('**/gooleVerify**');
    await page.reload();
    await page.getByLabel('Code from the authenticator').fill('000000');
    await page.getByText(/code.*wrong|wrong.*code/i).waitFor();
    // Each code is good once, and the present one has bound the authenticator.
    await page.keyboard.type(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
    await page.waitForURL('**/trade/ETH');

    const { page: second } = await enter({ size: 'phone' });
    await second.goto('/login');
    await second.getByLabel('Account, e-mail or phone').fill(session.member.username);
    await logIn(second, PASSWORD);
    await second.waitForURL('**/gooleVerify');
    await second.getByRole('button', { name: 'Use a recovery code' }).click();
    await second.getByLabel('Recovery code').fill(recoveryCodes[0]!);
    await second.getByRole('button', { name: 'Log in' }).click();
    await second.waitForURL('**/home');

    const { page: late } = await enter({ size: 'phone' });
    await late.goto('/login');
    await late.evaluate(() =>
      sessionStorage.setItem('quay.log-in', '{"username":"alice","second":{"ticket":"stale","factors":["totp"]}}'),
    );
    await late.goto('/gooleVerify');
    await late.getByLabel('Code from the authenticator').fill('123456');
    await late.waitForURL('**/login');
    await late.getByText('This took too long. Please start again.').waitFor();
    await expect.poll(() => late.getByLabel('Account, e-mail or phone').inputValue()).toBe('alice');
  });

  test('a wallet signs who it is, and is asked for nothing else', async () => {
    const { page } = await enter({ size: 'phone' });
    const wallet = await putWallet(page);
    await page.goto('/login');
    expect(wallet.requests).toEqual([]);
    await page.getByRole('button', { name: 'Use a wallet' }).click();
    await page.getByRole('dialog').getByText('Harbour Wallet').waitFor();
    // Being listed is not being asked.
    expect(wallet.requests).toEqual([]);
    wallet.declines = true;
    await page.getByRole('button', { name: 'Harbour Wallet' }).click();
    await page.getByText('You declined in the wallet. Nothing was signed.').waitFor();
    wallet.declines = false;
    await page.getByRole('button', { name: 'Harbour Wallet' }).click();
    await page.waitForURL('**/home');
    expect(new Set(wallet.requests)).toEqual(new Set(['eth_requestAccounts', 'eth_chainId', 'personal_sign']));
    expect(wallet.signed).toHaveLength(1);
    expect(wallet.signed[0]).toContain(wallet.address);
    const first = await nameOn(page);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a wallet' }).click();
    await page.getByRole('button', { name: 'Harbour Wallet' }).click();
    await page.waitForURL('**/home');
    await expect.poll(() => nameOn(page)).toBe(first);
    expect(wallet.signed[1]).not.toBe(wallet.signed[0]);
  });

  test('a wallet’s account changes nothing without its signature', async () => {
    const { page } = await enter({ size: 'phone', language: 'en_US' });
    const wallet = await putWallet(page);
    await page.goto('/login?redirect=%2FchangePassword');
    await page.getByRole('button', { name: 'Use a wallet' }).click();
    await page.getByRole('button', { name: 'Harbour Wallet' }).click();
    await page.waitForURL('**/changePassword');
    // Until the page has come the login stands there, whose field has the same name.
    await page.getByRole('heading', { name: 'Set a login password' }).waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password again').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set the password' }).click();
    const sheet = page.getByRole('dialog');
    const [start, end] = [wallet.address.toLowerCase().slice(0, 6), wallet.address.toLowerCase().slice(-4)];
    await sheet.getByText(`Your wallet ${start}…${end} asks you to sign`).waitFor();
    wallet.declines = true;
    await sheet.getByRole('button', { name: 'Set the password' }).click();
    await sheet.getByText('You declined in the wallet. Nothing was signed.').waitFor();
    wallet.declines = false;
    await sheet.getByRole('button', { name: 'Set the password' }).click();
    await page.waitForURL('**/safety');
    expect(wallet.signed.at(-1)).toContain('set the login password');
    await page.getByRole('heading', { name: 'Withdrawals are on hold' }).waitFor();
  });

  test('a demo account opens with one press, and with the code of its authenticator that stands there', async () => {
    const { page } = await enter({ size: 'phone', language: 'en_US' });
    await page.goto('/login');
    await page.getByRole('button', { name: /^alice1990/ }).click();
    await page.waitForURL('**/home');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('button', { name: /^bobmiller/ }).click();
    await page.waitForURL('**/gooleVerify');
    const shown = page.getByText('The authenticator of the demo account bobmiller shows');
    const [code] = /[0-9]{6}$/.exec(await shown.innerText())!;
    await page.getByLabel('Code from the authenticator').fill(code!);
    await page.waitForURL('**/home');
    await expect.poll(() => nameOn(page)).toBe('bobmiller');
  });

  test('a passkey opens the account without name and password, and is a second step too', async () => {
    const { session, client } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone' });
    // Passkeys are bound to a name; a bare address has none.
    const named = exchange().url.replace('127.0.0.1', 'localhost');
    await putAuthenticator(page);
    // This device answers whatever it is asked; so the browser first does not offer to fill in passkeys by itself.
    await page.addInitScript(() => {
      if (localStorage.getItem('fills-in')) return;
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await page.goto(`${named}/home`);
    await addOwnPasskey(page, client);

    await page.goto(`${named}/login`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/home');
    await expect.poll(() => nameOn(page)).toBe(session.member.username);

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${named}/login`);
    await page.getByLabel('Account, e-mail or phone').fill(session.member.username);
    await logIn(page, PASSWORD);
    await page.waitForURL('**/gooleVerify');
    await page.getByRole('button', { name: 'Confirm with the passkey' }).click();
    await page.waitForURL('**/home');
    await expect.poll(() => nameOn(page)).toBe(session.member.username);

    // Chosen among what the browser offers in the field.
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('fills-in', 'true');
    });
    await page.goto(`${named}/login`);
    await page.waitForURL('**/home');
    await expect.poll(() => nameOn(page)).toBe(session.member.username);
  });
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens an account at an address, without the app. */
async function openAt(by: 'email' | 'phone', address: string, areaCode?: string): Promise<void> {
  const client = new Client(exchange().url);
  const at = { channel: by, address, ...(areaCode && { areaCode }) };
  await client.ask(sendGuestCode, { purpose: 'register', ...at });
  const code = await codeTo((areaCode ?? '') + address);
  const more = areaCode ? { areaCode } : {};
  await client.ask(register, { by, username: address, ...more, code, password: PASSWORD, agree: true });
  client.close();
}

const nameOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { member } = JSON.parse(localStorage.getItem('quay.session') ?? '{}') as { member?: { username: string } };
    return member?.username ?? '';
  });

/** An authenticator of the device, with its owner's finger on it. */
export async function putAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Binds a passkey of the page's device to the account of a client. */
async function addOwnPasskey(page: Page, client: Client): Promise<void> {
  const { challengeId, options } = await client.ask(passkeyOptions, { act: 'add-passkey', fresh: true });
  const response = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      json as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return { ...made.toJSON() };
  }, options);
  await client.ask(addPasskey, {
    name: 'test device',
    passkey: { challengeId, response },
    proof: { password: PASSWORD },
  });
}
