import {
  beginAuthenticator,
  bindAuthenticator,
  type NewAuthenticator,
  type RecoveryCodes,
  sendCode,
  setFundPassword,
} from '@quay/contract/identity';
import { chainStatus } from '@quay/contract/staff';
import { depositAddress, networks, wallets } from '@quay/contract/wallet';
import { generate } from 'otplib';
import type { BrowserContext, Page } from 'playwright-core';
import { type Address, createPublicClient, erc20Abi, getAddress, http } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { confirmDecision } from '../../console/confirm-decision.ts';
import { enterConsole } from '../../console/enter-console.ts';
import { type Colleague, hire } from '../../console/staff.ts';
import { FUND_PASSWORD } from '../../console/traders.ts';
import { enter, exchange } from '../exchange.ts';
import { inDatabase } from '../in-database.ts';
import { codeTo } from '../mail.ts';
import { newPerson, PASSWORD, type Person } from '../member.ts';

const LONG_MS = 240_000;
/** A deposit of six blocks, of which one is made every two seconds. */
const CONFIRMED_MS = 60_000;

/** From the faucet to an outside address, as a new user goes. */
export function walletWalk(): void {
  test('test coins come in, are exchanged and moved, and leave to an outside address', {
    timeout: LONG_MS,
  }, async () => {
    const person = await newPerson(exchange().url);
    const { recoveryCodes, secret } = await secured(person);
    const { page, context } = await enter({ size: 'phone', session: person.session });

    const outside = await openTestWallet(context);
    await getTestCoins(outside, 'USDT');

    // The address is asked for on the screen, and is the one that the exchange names.
    await page.goto('/recharge/rechargePage?symbol=USDT&network=ERC20');
    const { address } = await person.client.ask(depositAddress, { symbol: 'USDT', network: 'ERC20' });
    const shown = page.getByRole('region', { name: 'Your address' });
    await shown.waitFor();
    await expect.poll(async () => (await shown.innerText()).replace(/\s+/g, '')).toContain(address);
    await send(outside, address, '500');
    await page
      .getByText(/^[1-5] of 6$/)
      .first()
      .waitFor({ timeout: CONFIRMED_MS });
    await page.getByText('Credited', { exact: true }).first().waitFor({ timeout: CONFIRMED_MS });
    await expect.poll(() => held(person, 'spot', 'USDT')).toBe('10500');

    // Half of it becomes Bitcoin.
    await page.goto('/exchange/exchangePage?give=USDT&take=BTC');
    await page.getByLabel('You give, amount').fill('250');
    await page.getByRole('button', { name: /^See the price for 250/ }).click();
    await page.getByRole('button', { name: /^Exchange 250/ }).click();
    await page.getByText(/BTC arrived$/).waitFor();
    await expect.poll(() => held(person, 'spot', 'USDT')).toBe('10250');
    expect(Number(await held(person, 'spot', 'BTC'))).toBeGreaterThan(0);

    // To the contract book and back.
    await transfer(page, person, 'contract', '100');
    await expect.poll(() => held(person, 'contract', 'USDT')).toBe('100');
    await transfer(page, person, 'spot', '100');
    await expect.poll(() => held(person, 'spot', 'USDT')).toBe('10250');

    // An address of one's own is saved; a day later coins may leave to it.
    const friend = privateKeyToAddress(generatePrivateKey());
    await page.goto('/withdraw/addresses');
    await page
      .getByRole('link', { name: 'Add an address' })
      .or(page.getByRole('button', { name: 'Add an address' }))
      .first()
      .click();
    await page.getByLabel('Address', { exact: true }).fill(friend.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    await page
      .getByText('One character of this address is wrong', { exact: false })
      .or(page.getByText('This address can be saved.', { exact: false }))
      .first()
      .waitFor();
    await page.getByLabel('Address', { exact: true }).fill(friend);
    await page.getByText('This address can be saved.', { exact: false }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('My own wallet');
    await page.getByRole('button', { name: 'Save the address' }).click();
    const proof = page.getByRole('dialog');
    await proof.getByRole('button', { name: 'Use a recovery code' }).click();
    await proof.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0]!);
    await proof.getByRole('button', { name: 'Save the address' }).click();
    await page.getByText('My own wallet').first().waitFor();
    await aDayLater(person);

    await page.goto('/withdraw/withdrawPage');
    await page.getByLabel('Amount', { exact: true }).fill('50');
    await page.getByRole('button', { name: /^Review 50/ }).click();
    await page.waitForURL('**/withdraw/withdrawSumbit**');
    await page.getByText('48.5').first().waitFor();
    await page.getByRole('link', { name: /^Withdraw 50/ }).click();
    await page.waitForURL('**/withdraw/securityVerification**');
    await page.getByLabel('Fund password', { exact: true }).fill('000000');
    await page.getByRole('button', { name: /^Withdraw 50/ }).click();
    await page.getByText('The fund password is wrong', { exact: false }).waitFor();
    await page.getByLabel('Fund password', { exact: true }).fill(FUND_PASSWORD);
    await page.getByRole('button', { name: /^Withdraw 50/ }).click();
    await proof.getByLabel('Code from the authenticator').fill(await nextTotp(secret));
    await page.waitForURL('**/withdraw/withdrawDetail**');
    // The first withdrawal of an account is looked at by a person, on another window.
    await page.getByText('A person checks it').first().waitFor();
    const finance = await approveInConsole(person);
    await page
      .getByText('Arrived', { exact: true })
      .first()
      .waitFor({ timeout: LONG_MS / 2 });

    // The coins are there, on chain, less the fee that was named.
    await expect.poll(() => onChain(person, friend)).toBe(48_500_000n);
    await expect.poll(() => held(person, 'spot', 'USDT')).toBe('10200');

    // At every block what we hold on chain is no less than what we owe, and all accounts sum to zero: either rings.
    const { networks: now } = await finance.ask(chainStatus, {});
    const compared = async () => {
      const { networks } = await finance.ask(chainStatus, {});
      return networks.every(({ network, compared: block }) => {
        return (block ?? 0) >= (now.find((one) => one.network === network)?.head ?? 0);
      });
    };
    await expect.poll(compared, { timeout: CONFIRMED_MS }).toBe(true);
    const { reserves, alarms } = await finance.ask(chainStatus, {});
    expect(reserves.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['USDT', 'BTC']));
    expect(reserves.filter(({ enough }) => !enough)).toEqual([]);
    expect(alarms).toEqual([]);
  });
}

async function approveInConsole({ session }: Person): Promise<Colleague> {
  const finance = await hire('fay.moreno', 'Fay Moreno', 'Finance');
  const { page } = await enterConsole({ as: finance });
  await page.goto('/console/withdrawals');
  await page.getByRole('link', { name: session.member.username }).click();
  // The list names the signal too; only the opened withdrawal asks for a reason.
  const reason = page.getByLabel('Your reason');
  await reason.waitFor();
  await page
    .getByText(/first withdrawal/i)
    .first()
    .waitFor();
  await page.keyboard.press('p');
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Spoke to the owner. The address is their own.');
  await page.keyboard.press('Control+Enter');
  const approve = page.getByRole('button', { name: 'Approve P' });
  await confirmDecision(page, new RegExp(`^Approve .* USDT of ${session.member.username}$`), approve);
  await page.getByText('Approved. It goes to the signer.').waitFor();
  return finance;
}

/**
 * With a fund password, an e-mail address and an authenticator that was bound with a mailed code, so that nothing is held:
 * holds are the core's, and no row ends them.
 */
export async function secured(person: Person): Promise<NewAuthenticator & RecoveryCodes & { readonly email: string }> {
  const { client, session } = person;
  const { username } = session.member;
  await client.ask(setFundPassword, { fundPassword: FUND_PASSWORD, proof: { password: PASSWORD } });
  const email = `alice@${username.toLowerCase()}.test`;
  await inDatabase((rows) => rows.query('update users set email = $2 where username = $1', [username, email]));
  await client.ask(sendCode, { act: 'bind-authenticator', channel: 'email' });
  const emailCode = await codeTo(email);
  const begun = await client.ask(beginAuthenticator, {});
  const totp = await generate({ secret: begun.secret });
  return {
    ...begun,
    ...(await client.ask(bindAuthenticator, { totp, proof: { emailCode, password: PASSWORD } })),
    email,
  };
}

/** What waits for a day has waited: addresses that were saved. */
export async function aDayLater({ session }: Person): Promise<void> {
  await inDatabase((rows) =>
    rows.query(
      `update saved_addresses set usable_from = usable_from - interval '1 day'
       where user_id = (select id from users where username = $1)`,
      [session.member.username],
    ),
  );
}

async function openTestWallet(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/testnet/wallet');
  await page.getByRole('button', { name: 'Make a test wallet' }).click();
  await page.getByRole('link', { name: 'Test coins' }).waitFor();
  return page;
}

async function getTestCoins(page: Page, coin: string): Promise<void> {
  await page.getByRole('link', { name: 'Test coins' }).click();
  await page.getByRole('button', { name: `Get test ${coin}` }).click();
  await page
    .getByText(/on the way$/)
    .first()
    .waitFor();
  await page.goto('/testnet/wallet');
  await page.getByText(coin, { exact: true }).first().waitFor({ timeout: CONFIRMED_MS });
}

async function send(page: Page, to: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('To the address').fill(to);
  await sheet.getByLabel('Amount').fill(amount);
  await sheet.getByRole('button', { name: 'Look it over' }).click();
  await sheet.getByRole('button', { name: `Send ${amount}` }).click();
  await sheet.getByText('On its way').waitFor();
}

async function transfer(page: Page, person: Person, to: 'spot' | 'contract', amount: string): Promise<void> {
  const from = to === 'spot' ? 'contract' : 'spot';
  const before = Number(await held(person, to, 'USDT'));
  await page.goto(`/funds?transfer=${from}&to=${to}&coin=USDT`);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Amount').fill(amount);
  await sheet.getByRole('button', { name: new RegExp(`^Transfer ${amount}`) }).click();
  await expect.poll(() => held(person, to, 'USDT')).toBe(String(before + Number(amount)));
}

async function held({ client }: Person, book: string, symbol: string): Promise<string> {
  const all = await client.ask(wallets, {});
  return all.find((one) => one.book === book && one.symbol === symbol)?.available ?? '0';
}

async function onChain({ client }: Person, address: Address): Promise<bigint> {
  const coin = (await client.ask(networks, {})).find(({ symbol }) => symbol === 'USDT');
  const contract = getAddress(coin!.networks.find(({ network }) => network === 'ERC20')!.contract);
  const chain = createPublicClient({ transport: http(`${exchange().url}/testnet/rpc/ERC20`) });
  return chain.readContract({ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [address] });
}

/** A code that was not used yet: the exchange takes the next step a little early. */
const nextTotp = (secret: string): Promise<string> => generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 });
