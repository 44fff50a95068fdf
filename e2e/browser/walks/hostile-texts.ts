import {
  buy,
  type C2cOrder,
  createAd,
  orderDetail,
  orders,
  pay,
  release,
  reviewOrder,
  withdrawAppeal,
  writeMessage,
} from '@quay/contract/c2c';
import { login } from '@quay/contract/identity';
import { resets } from '@quay/contract/staff';
import { sendMessage } from '@quay/contract/support';
import { addAddress, withdraw } from '@quay/contract/wallet';
import type { Page } from 'playwright-core';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { beforeAll, expect, test } from 'vitest';
import { picture } from '../../../apps/server/src/vault/testing/pictures.ts';
import { resetOf } from '../../console/cases.ts';
import { stands } from '../../console/enter-console.ts';
import { type Colleague, otherAdministrator, totpOf } from '../../console/staff.ts';
import { FUND_PASSWORD, merchant, trader } from '../../console/traders.ts';
import { exchange } from '../exchange.ts';
import { harm, openConsole, openPhone, refusedAt, texts } from '../harmless.ts';
import { newPerson, PASSWORD } from '../member.ts';
import { settled, sheetStands } from '../screens.ts';
import { putAuthenticator } from './login.ts';
import { aDayLater, secured } from './wallet.ts';

const LONG_MS = 240_000;
const SHORT_MARKUP = '<img src=x onerror=__owned=1>';
const LONG_LABEL = texts.long.slice(0, 32);
const LABELS = [SHORT_MARKUP, texts.rightToLeftLine, LONG_LABEL] as const;
/** What is typed in several lines, and the same as it is kept. */
const typed = [texts.turned, texts.markup, texts.rightToLeftLine, texts.long] as const;
const kept = ['Alice lleddiL', texts.markup, texts.rightToLeftLine, texts.long] as const;

/** What people write about themselves and to each other, where others read it. */
export function hostileTexts(): void {
  let photo: Buffer;
  let staff: Colleague;
  beforeAll(async () => {
    photo = await picture('jpeg', 1200, 900);
    staff = await otherAdministrator();
  }, LONG_MS);

  const look = async (page: Page, path: string, shown: readonly string[]): Promise<void> => {
    await page.goto(path);
    await (path.startsWith('/console') ? stands(page) : settled(page));
    expect.soft(await harm(page, path, shown)).toEqual([]);
  };

  test('the names of addresses and passkeys: at the phone, in the mail, at the desk', {
    timeout: LONG_MS,
  }, async () => {
    const person = await newPerson(exchange().url);
    const { client } = person;
    const { recoveryCodes, email } = await secured(person);
    const proof = () => ({ recoveryCode: recoveryCodes.shift()! });

    const page = await openPhone(person);
    const confirm = async (act: string) => {
      const sheet = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await sheet.getByRole('button', { name: 'Use a recovery code' }).click();
      await sheet.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes.shift()!);
      await sheet.getByRole('button', { name: act }).click();
    };
    const newAddress = () => privateKeyToAddress(generatePrivateKey());
    await page.goto('/withdraw/addresses?add=ERC20');
    await page.getByLabel('Address', { exact: true }).fill(newAddress());
    await page.getByText('This address can be saved.', { exact: false }).waitFor();
    for (const text of [texts.turned, texts.isolated, texts.unseen, `${LONG_LABEL}x`, texts.long]) {
      await page.getByLabel('Name', { exact: true }).fill(text);
      await page.getByRole('button', { name: 'Save the address' }).click();
      expect(await refusedAt(page, 'Name', text)).toMatch(/up to 32 letters, all of which can be seen/);
    }
    await page.getByLabel('Name', { exact: true }).fill(SHORT_MARKUP);
    await page.getByRole('button', { name: 'Save the address' }).click();
    await confirm('Save the address');
    await page.getByText(SHORT_MARKUP).first().waitFor();
    const saved = [];
    for (const label of [texts.rightToLeftLine, LONG_LABEL]) {
      const request = { network: 'ERC20', address: newAddress(), label, proof: proof() };
      saved.push(await client.ask(addAddress, request));
    }
    await look(page, '/withdraw/addresses', LABELS);
    for (const label of LABELS) {
      await page.getByRole('button', { name: `Remove ${label}` }).click();
      await sheetStands(page);
      expect.soft(await harm(page, 'removing', [label])).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await page.goto('/withdraw/withdrawPage');
    await page.getByRole('button', { name: /^To/ }).click();
    await sheetStands(page);
    expect.soft(await harm(page, 'choosing', LABELS)).toEqual([]);

    await aDayLater(person);
    const params = { symbol: 'USDT', network: 'ERC20', amount: '50', fundPassword: FUND_PASSWORD };
    const { withdrawalId } = await client.ask(withdraw, {
      ...params,
      address: saved[0]!.address,
      requestId: 'hostile',
      proof: proof(),
    });
    await look(page, `/withdraw/withdrawDetail?id=${withdrawalId}`, [texts.rightToLeftLine]);
    await look(page, '/assetsCenter/rechargeWithdrawRecord', []);

    // Passkeys are bound to a name; a bare address has none.
    const named = exchange().url.replace('127.0.0.1', 'localhost');
    await putAuthenticator(page);
    await page.goto(`${named}/home`);
    await page.evaluate((session) => localStorage.setItem('quay.session', session), JSON.stringify(person.session));
    await page.goto(`${named}/bindVerify?what=passkey`);
    const add = page.getByRole('button', { name: 'Add a passkey' });
    for (const text of ['\u2066\u200b', `${texts.long.slice(0, 41)}`]) {
      await page.getByLabel('Name of the new passkey').fill(text);
      await add.click();
      expect(await refusedAt(page, 'Name of the new passkey', text)).toMatch(/up to 40 letters/);
    }
    await page.getByLabel('Name of the new passkey').fill(texts.turned + texts.rightToLeftLine);
    await add.click();
    await confirm('Add a passkey');
    const passkey = `Alice lleddiL${texts.rightToLeftLine}`;
    await page.getByText(passkey, { exact: true }).waitFor();
    expect.soft(await harm(page, 'passkeys', [passkey])).toEqual([]);
    await page.getByRole('button', { name: `Remove ${passkey}` }).click();
    await sheetStands(page);
    expect.soft(await harm(page, 'removing a passkey', [passkey])).toEqual([]);

    const staffPage = await openConsole(staff);
    await look(staffPage, '/console/withdrawals', []);
    await look(staffPage, `/console/withdrawals/${withdrawalId}`, [texts.rightToLeftLine]);
    await look(staffPage, `/console/outbox?to=${email}`, []);
    const mails = staffPage.getByRole('list', { name: 'Outbox' }).getByRole('link');
    const letters: string[] = [];
    for (let at = 0; at < (await mails.count()); at += 1) {
      await mails.nth(at).click();
      // The message before stays until this one is there.
      await expect.poll(() => staffPage.locator('.outbox-text').innerText()).not.toBe(letters.at(-1));
      expect.soft(await harm(staffPage, 'a message', [])).toEqual([]);
      letters.push(await staffPage.locator('.outbox-text').innerText());
    }
    expect(letters.join()).toContain(`The address "img src x onerror owned 1" was saved`);
    expect(letters.join()).toContain(`The address "${texts.rightToLeftLine}" was saved`);
    expect(letters.join()).toContain(`The passkey "${passkey}" was added`);
  });

  test('strangers’ names, accounts, terms and words: on both phones and where staff rule', {
    timeout: LONG_MS,
  }, async () => {
    const bob = await merchant(texts.rightToLeft);
    const alice = await trader(texts.long);
    const page = await openPhone(alice);
    await page.goto('/wantBuy/bankCar?kind=bank-card');
    await page.getByLabel('Card or account number').fill(texts.script);
    await page.getByLabel('Bank', { exact: true }).fill(`${texts.turned} ${texts.rightToLeftLine}`);
    await page.getByLabel('Branch (optional)').fill(texts.markup);
    await page.getByLabel('Fund password', { exact: true }).fill(FUND_PASSWORD);
    await page.getByRole('button', { name: 'Save this method' }).click();
    await page.waitForURL((url) => url.pathname !== '/wantBuy/bankCar');
    const bank = `Alice lleddiL ${texts.rightToLeftLine}`;
    await look(page, '/paymentMethod', [bank]);
    await page.getByRole('listitem').filter({ hasText: bank }).getByRole('link').click();
    await page.getByText(texts.markup).waitFor();
    expect.soft(await harm(page, 'the method', [texts.long, bank, texts.markup, texts.script])).toEqual([]);

    const ad = await bob.client.ask(createAd, {
      side: 'sell',
      symbol: 'USDT',
      fiat: 'EUR',
      priceKind: 'floating',
      index: '0.97',
      quantity: '1000',
      min: '100',
      max: '700',
      kinds: [],
      methodIds: [bob.method.methodId],
      minutes: 15,
      terms: typed.join('\n'),
      autoReply: typed.join('\n'),
      requestId: 'hostile',
    });
    const seller = await openPhone(bob);
    await look(seller, `/adDetails?ad=${ad.adId}`, kept);
    await look(page, '/wantBuy?side=buy&coin=USDT&fiat=EUR', []);
    await look(page, `/c2cTrade?ad=${ad.adId}&side=sell&coin=USDT&fiat=EUR`, kept);
    const proposal = { adId: ad.adId, methodId: bob.method.methodId, price: ad.price, money: '200' };
    const order = await alice.client.ask(buy, { ...proposal, requestId: 'hostile-1' });
    const { orderId } = order;
    await look(page, `/tradeOrderDetail?orderId=${orderId}`, [texts.rightToLeft, ...kept]);
    await look(page, `/payment?orderId=${orderId}`, [texts.rightToLeft, texts.long]);
    await alice.client.ask(writeMessage, { orderId, text: typed.join('\n'), clientId: 'hostile' });
    await look(seller, `/chat?orderId=${orderId}`, kept);
    await look(page, `/chat?orderId=${orderId}`, kept);
    await alice.client.ask(pay, { orderId });
    await look(seller, `/tradeOrderDetail?orderId=${orderId}`, [texts.long, texts.rightToLeft]);
    await look(seller, `/confirmedPaid?orderId=${orderId}`, [texts.long]);
    await look(seller, `/verification?orderId=${orderId}`, [texts.long]);

    await page.goto(`/appeal/page?orderId=${orderId}`);
    await page.getByText('I paid, and the coins are not released').click();
    await page.getByLabel('In your own words').fill(typed.join('\n'));
    await page.getByLabel('Name', { exact: true }).fill(`${texts.turned} ${texts.rightToLeftLine}`);
    await page.getByLabel('Phone', { exact: true }).fill(SHORT_MARKUP);
    const evidence = { name: `${texts.markup}.jpg`.replaceAll('/', ''), mimeType: 'image/jpeg', buffer: photo };
    await page.locator('input[type=file]').first().setInputFiles(evidence);
    await page.getByRole('button', { name: /^Appeal for/ }).click();
    await page.getByRole('button', { name: 'Offer to withdraw the appeal' }).waitFor();
    await look(page, `/appeal/page?orderId=${orderId}`, kept);
    await look(seller, `/appeal/page?orderId=${orderId}`, kept);

    const staffPage = await openConsole(staff);
    await look(staffPage, '/console/appeals', []);
    await look(staffPage, `/console/appeals/${orderId}`, [...kept, bank, SHORT_MARKUP]);
    await staffPage.keyboard.press('t');
    await staffPage.getByLabel('Your reason').waitFor();
    await staffPage.getByRole('button', { name: 'Show', exact: true }).click();
    await staffPage.getByRole('dialog').getByLabel('Reason').fill('Compared with the statement.');
    await staffPage.getByRole('button', { name: 'Show the account' }).click();
    await staffPage.getByText(texts.rightToLeft, { exact: true }).first().waitFor();
    expect.soft(await harm(staffPage, 'the appeal, revealed', [texts.rightToLeft, texts.long])).toEqual([]);

    for (const { client } of [alice, bob]) await client.ask(withdrawAppeal, { orderId });
    await bob.client.ask(release, {
      orderId,
      fundPassword: FUND_PASSWORD,
      proof: { totp: await totpOf(bob.secret!, 1) },
    });
    await reviewed(order);
    await look(seller, `/tradeOrderDetail?orderId=${orderId}`, [texts.long]);
    await look(page, `/advertiserHistory?user=${bob.session.member.id}`, []);
    await page.getByRole('link', { name: /Alice lleddiL/ }).click();
    await page.waitForURL('**/advertiserHistory/detail**');
    await settled(page);
    expect.soft(await harm(page, 'the review', kept.slice(0, 3))).toEqual([]);
    await look(page, '/wantBuy/c2cOrderList', []);

    async function reviewed({ orderId: of }: C2cOrder): Promise<void> {
      expect((await alice.client.ask(orderDetail, { orderId: of })).state).toBe('completed');
      expect((await alice.client.ask(orders, {})).length).toBe(1);
      const text = [texts.turned, texts.markup, texts.rightToLeftLine].join('\n');
      await alice.client.ask(reviewOrder, { orderId: of, good: true, text });
    }
  });

  test('what would be harm is seen', async () => {
    const page = await openPhone();
    const name = texts.rightToLeftLine;
    const wide = '<div style="width:200px;overflow:hidden;white-space:nowrap">';
    await page.setContent(`<title>${texts.turned}</title>${texts.markup}${texts.turned}
      <p>saved as “${name}” <b>24.12.</b> ${name} 12</p>${wide}${texts.long}</div><p>${texts.long.repeat(2)}</p>`);
    await page.waitForFunction(() => '__owned' in globalThis);
    const found = await harm(page, 'here', [name, texts.long, 'nowhere']);
    for (const what of [
      /something that was typed has run/,
      /made <img/,
      /the title is/,
      /hides or turns a part/,
      /is not right of/,
      /cuts off \d+ px/,
      /leaves the window/,
      /px too wide: .*<p>Wolfe/,
      /does not show nowhere/,
    ]) {
      expect(found.join('\n')).toMatch(what);
    }
  });

  test('guests and those who search: names of accounts, a reset, the desk’s own fields', {
    timeout: LONG_MS,
  }, async () => {
    const page = await openPhone();
    await page.goto('/register');
    for (const text of [texts.markup, texts.turned, texts.unseen, texts.rightToLeft, texts.long, 'x'.repeat(201)]) {
      await page.getByLabel('Account name').fill(text);
      await page.getByRole('button', { name: 'Open an account' }).click();
      expect(await refusedAt(page, 'Account name', text)).toMatch(/letters/);
      expect.soft(await harm(page, 'the sign-up', [])).toEqual([]);
    }
    await page.goto('/login');
    await page.getByLabel('Account, e-mail or phone').fill(texts.turned);
    await page.getByLabel('Password', { exact: true }).fill('tall harbour 42');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Account or password is wrong', { exact: false }).waitFor();
    expect.soft(await harm(page, 'the login', [])).toEqual([]);

    const person = await newPerson(exchange().url);
    const { username } = person.session.member;
    // A device is called what it says itself.
    const known = await fetch(exchange().url + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': texts.markup },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    expect(await known.json()).toMatchObject({ code: 0 });
    await look(await openPhone(person), '/safety', [texts.markup]);
    await person.client.ask(sendMessage, { text: kept.join('\n'), clientId: 'hostile' });
    const staffPage = await openConsole(staff);
    await look(staffPage, '/console/conversations', [username]);
    await staffPage.getByRole('link', { name: username }).click();
    await staffPage.getByRole('region', { name: 'Messages' }).getByText(texts.rightToLeftLine).waitFor();
    expect.soft(await harm(staffPage, 'the conversation', kept)).toEqual([]);

    await look(staffPage, `/console/users/${person.session.member.id}`, [username, texts.markup]);

    const account = `${texts.turned} ${texts.rightToLeftLine} ${texts.markup}${texts.long}`.slice(0, 200);
    await resetOf(account, 'hostile-reset.example');
    const shown = account.replace(texts.turned, 'Alice lleddiL');
    const reset = (await staff.ask(resets, {})).find((one) => one.username === shown);
    await look(staffPage, '/console/resets', [texts.rightToLeftLine]);
    await look(staffPage, `/console/resets/${reset!.resetId}`, [shown]);

    for (const text of [texts.markup, texts.turned, texts.rightToLeftLine, texts.long]) {
      await look(staffPage, `/console/users?search=${encodeURIComponent(text)}`, []);
      await staffPage.getByText('No user found').first().waitFor();
      await staffPage.getByRole('combobox', { name: /^User:/ }).fill(text);
      await staffPage.locator('.shell-found').waitFor();
      expect.soft(await harm(staffPage, 'the search', [])).toEqual([]);
    }
    for (const field of [
      staffPage.getByRole('combobox', { name: /^User:/ }),
      staffPage.getByRole('searchbox', { name: /^Id, account name/ }),
    ]) {
      await field.fill('');
      await staffPage.keyboard.insertText('x'.repeat(201));
      await expect.poll(() => field.inputValue()).toBe('x'.repeat(200));
    }
  });
}
