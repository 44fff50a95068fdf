import { constants, publicEncrypt } from 'node:crypto';
import { bob } from '@quay/cast';
import type { Call } from '@quay/contract';
import { changePassword, identity } from '@quay/contract/identity';
import {
  ADDRESSES_MAX,
  addAddress,
  addresses,
  type CoinNetworks,
  checkAddress,
  depositAddress,
  networks,
  removeAddress,
  rsaPub,
  type SavedAddress,
  testCoins,
  transferCoins,
  type Withdrawal,
  type WithdrawalTerms,
  walletOf,
  withdraw,
  withdrawalDetail,
  withdrawals,
  withdrawalTerms,
} from '@quay/contract/wallet';
import type { Core, RequestWithdrawal } from '@quay/core';
import { units } from '@quay/money';
import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginning } from '../src/system/system-settings.ts';
import { Clock, HOUR, notThis } from './account.ts';
import { byHand } from './by-hand.ts';
import { addressReasons, withdrawalReasons } from './reached/wallet.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';
import { FUND, opened, somebody, someContract, Withdrawer } from './withdrawer.ts';

const clock = new Clock();
let serving: Serving;
let alice: Withdrawer;
let count = 0;

beforeAll(async () => {
  serving = await Serving.start({ blockMs: 100, now: clock.now }, { chains: 'development' });
  alice = await Withdrawer.sign(serving, clock, 'alice');
  await opened(serving);
});
afterAll(() => serving.end());

/** Somebody whom no other test has touched. */
const newcomer = () => {
  count += 1;
  return Withdrawer.sign(serving, clock, `newcomer${count}`);
};
const fresh = async (who: Withdrawer) => ({ totp: await who.account.totp() });
const add = async (who: Withdrawer, more: object) =>
  who.account.ask(addAddress, { network: 'ERC20', label: 'Savings', proof: await fresh(who), ...more });
const frozenOf = async (who: Withdrawer) =>
  (await who.account.get(walletOf as Call<never, { frozen: string }>, { symbol: 'USDT' })).frozen;
const listOf = (who: Withdrawer, more: object = {}) => who.account.get(withdrawals as Call<never, Withdrawal[]>, more);
/** Another address with the same four digits at both ends. */
const poisonOf = (address: Address): Address =>
  `0x${address.slice(2, 6).toLowerCase()}${'5'.repeat(32)}${address.slice(-4).toLowerCase()}`;

describe('the address book', () => {
  test('an address is saved with a proof, told to its owner, and can be used a day later', async () => {
    const address = somebody();
    const request = { network: 'ERC20', address: address.toLowerCase() };
    expect(await alice.account.get(checkAddress as Call<never, object>, request)).toEqual({ address });
    expect(reasonOf(await add(alice, { ...request, proof: {} }))).toBe('identity/proof-missing');
    const wrong = { totp: notThis(await alice.account.totp()) };
    expect(reasonOf(await add(alice, { ...request, proof: wrong }))).toBe('identity/totp-wrong');
    expect(await alice.account.get(addresses as Call<never, SavedAddress[]>)).toEqual([]);

    const saved = dataOf<SavedAddress>(await add(alice, request));
    expect(saved).toMatchObject({ network: 'ERC20', address, label: 'Savings', lastUsedAt: null });
    expect(saved.usableFrom - saved.addedAt).toBe(24 * HOUR);
    const [notice] = await serving.mailTo(alice.email);
    expect(notice!.text).toContain(`"Savings" was saved for withdrawals over ERC20: ${address}`);
    expect(notice!.text).toContain('/safety?freeze=');
    expect(reasonOf(await alice.ask({ address }))).toBe('wallet/address-waits');
    expect(reasonOf(await add(alice, { address }))).toBe('wallet/address-known');
    // On another network it is another entry.
    expect(reasonOf(await add(alice, { address, network: 'BEP20', label: 'There' }))).toBeUndefined();

    clock.forward(24 * HOUR);
    expect(reasonOf(await alice.ask({ address, amount: '1' }))).toBe('wallet/amount-below-min');
    await alice.account.get(removeAddress, { addressId: saved.addressId });
    expect(await alice.account.reason(removeAddress, { addressId: saved.addressId })).toBe('wallet/address-unknown');
    expect(reasonOf(await alice.ask({ address }))).toBe('wallet/address-not-saved');
    // Saved again it is new.
    expect(dataOf<SavedAddress>(await add(alice, { address })).usableFrom).toBeGreaterThan(saved.usableFrom);
  });

  test('what looks like an address that is known is refused by its name', async () => {
    const who = await newcomer();
    const own = await who.saved();
    const alike = { network: 'ERC20', address: poisonOf(own) };
    const refused = await who.account.ask(checkAddress, alike);
    expect(reasonOf(refused)).toBe('wallet/address-looks-alike');
    expect(refused.envelope.data).toMatchObject({ params: { label: `Saved ${own.slice(2, 6)}` }, field: 'address' });
    expect(reasonOf(await add(who, alike))).toBe('wallet/address-looks-alike');
    // On every network, and not when one end differs.
    expect(reasonOf(await add(who, { ...alike, network: 'BEP20' }))).toBe('wallet/address-looks-alike');
    const other = `${alike.address.slice(0, -1)}${alike.address.endsWith('0') ? '1' : '0'}`;
    expect(await who.account.reason(checkAddress, { ...alike, address: other })).toBeUndefined();
  });

  test('what cannot be paid is refused', async () => {
    const ours = await alice.account.get(depositAddress as Call<never, { address: string }>, {
      symbol: 'USDT',
      network: 'ERC20',
    });
    const contract = await someContract(serving, (address) =>
      serving.get(testCoins, { symbol: 'USDT', network: 'ERC20', address }),
    );
    const coins = await alice.account.get(networks as Call<never, CoinNetworks>);
    const token = coins.find(({ symbol }) => symbol === 'USDT')!.networks[0]!.contract;
    const cases: [string, string][] = [
      ['0x1234', 'wallet/address-malformed'],
      ['quay.example', 'wallet/address-malformed'],
      ['0x8617E340B3D01FA5F11F306F4090FD50E238070d', 'wallet/address-checksum'],
      [ours.address, 'wallet/address-ours'],
      [contract, 'wallet/address-is-contract'],
      [token, 'wallet/address-token'],
      [`0x${'0'.repeat(40)}`, 'wallet/address-burn'],
      ['0x000000000000000000000000000000000000dEaD', 'wallet/address-burn'],
      [`0x${'0'.repeat(38)}09`, 'wallet/address-precompile'],
    ];
    for (const [typed, reason] of cases) {
      expect(await alice.account.reason(checkAddress, { network: 'ERC20', address: typed }), typed).toBe(reason);
      expect(reasonOf(await add(alice, { address: typed })), typed).toBe(reason);
    }
    // An address of ours is so for somebody else too.
    const who = await newcomer();
    expect(reasonOf(await add(who, { address: ours.address }))).toBe('wallet/address-ours');
    for (const [address, reason] of [
      [ours.address, 'wallet/address-ours'],
      [contract, 'wallet/address-is-contract'],
      ['0x000000000000000000000000000000000000dEaD', 'wallet/address-burn'],
    ] as const) {
      await who.saved(address as Address);
      expect(reasonOf(await who.ask({ address }))).toBe(reason);
    }
  });

  test('labels, networks, who has no second factor and the fifty-first', async () => {
    const address = somebody();
    for (const label of ['', '   ', 'x'.repeat(33), 'two\nlines', 'a\u202Eb']) {
      expect(reasonOf(await add(alice, { address, label })), label).toBe('wallet/label-malformed');
    }
    expect(reasonOf(await add(alice, { address, network: 'TRC20' }))).toBe('wallet/network-unknown');
    expect(await alice.account.reason(checkAddress, { address, network: 'TRC20' })).toBe('wallet/network-unknown');
    const { token } = await serving.register(bob);
    const weak = await serving.ask(
      addAddress,
      { network: 'ERC20', address, label: 'Mine', proof: { password: bob.password } },
      { token },
    );
    expect(reasonOf(weak)).toBe('wallet/security-missing');

    const who = await newcomer();
    for (let n = 0; n < ADDRESSES_MAX; n++) await who.saved();
    expect(reasonOf(await add(who, { address }))).toBe('wallet/too-many-addresses');
  });
});

describe('a request', () => {
  test('freezes the coins, waits for staff the first time, and is told to its owner', async () => {
    const who = await newcomer();
    const address = await who.saved();
    const params = await who.withdraw({ address });
    expect(params).toMatchObject({
      symbol: 'USDT',
      network: 'ERC20',
      address,
      label: `Saved ${address.slice(2, 6)}`,
      amount: '100',
      fee: '1.5',
      received: '98.5',
      state: 'reviewing',
      status: 0,
      needs: 1,
      txHash: null,
    });
    expect(await frozenOf(who)).toBe('100');
    const [notice] = await serving.mailTo(who.email);
    expect(notice!.text).toContain(`A withdrawal of 100 USDT over ERC20 was asked for, to ${address}`);
    expect(await listOf(who)).toEqual([params]);
    expect(await listOf(who, { state: 'success' })).toEqual([]);
    const detail = await who.account.get(withdrawalDetail as Call<never, Withdrawal>, {
      withdrawalId: String(params.withdrawalId),
    });
    expect(detail).toEqual(params);
    expect(await alice.account.reason(withdrawalDetail, { withdrawalId: String(params.withdrawalId) })).toBe(
      'wallet/withdrawal-unknown',
    );
    const terms = await who.account.get(withdrawalTerms as Call<never, WithdrawalTerms>);
    expect(terms).toEqual({
      symbol: 'USDT',
      available: '99900',
      dayLimit: '1000',
      dayLeft: '900',
      dayCount: 10,
      dayCountLeft: 9,
      opensAt: '00:00',
      closesAt: '00:00',
      pendingId: params.withdrawalId,
      byRules: '1000',
    });
    expect(reasonOf(await who.ask())).toBe('wallet/withdrawal-pending');
  });

  test('a thousand equal ones at once are one withdrawal and one hold', async () => {
    const who = await newcomer();
    const request = await who.request();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => who.account.ask(withdraw, request)));
    const ids = new Set(answers.map((answer) => dataOf<Withdrawal>(answer).withdrawalId));
    expect(ids.size).toBe(1);
    expect(await listOf(who)).toHaveLength(1);
    expect(await frozenOf(who)).toBe('100');
  });

  test('two different ones at once are one withdrawal', async () => {
    const who = await newcomer();
    const address = await who.saved();
    const [first, second] = [await who.request({ address }), await who.request({ address, amount: '50' })];
    const both = await Promise.all([first, second].map((request) => who.account.ask(withdraw, request)));
    expect(both.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
    expect(await listOf(who)).toHaveLength(1);
  });

  test('sent again it gives the first result without a proof; with other words it is refused', async () => {
    const who = await newcomer();
    const request = await who.request();
    const first = dataOf<Withdrawal>(await who.account.ask(withdraw, request));
    const again = { ...request, proof: {}, fundPassword: 'lost' };
    expect(dataOf<Withdrawal>(await who.account.ask(withdraw, again))).toEqual(first);
    const other = { ...request, amount: '101', proof: await fresh(who) };
    expect(await who.account.reason(withdraw, other)).toBe('wallet/request-id-reused');
    // Another user's name for a request is nothing to this one.
    const otherUser = await newcomer();
    const { requestId } = request as { requestId: string };
    expect((await otherUser.withdraw({ requestId })).withdrawalId).not.toBe(first.withdrawalId);
  });

  test('takes an encrypted fund password', async () => {
    const who = await newcomer();
    const { key } = await serving.get<{ key: string }>(rsaPub);
    const publicKey = { key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' } as const;
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const sealed = publicEncrypt({ ...publicKey, ...padding }, Buffer.from(FUND)).toString('base64');
    expect(reasonOf(await who.ask({ fundPassword: 'rsa:nonsense' }))).toBe('wallet/encrypted-malformed');
    expect((await who.withdraw({ fundPassword: `rsa:${sealed}` })).state).toBe('reviewing');
  });

  test('a proof is good once, and for withdrawing alone', async () => {
    const who = await newcomer();
    const proof = await fresh(who);
    expect(reasonOf(await who.ask({ proof, fundPassword: '000000' }))).toBe('identity/fund-password-wrong');
    await who.withdraw({ proof });
    expect(reasonOf(await who.ask({ proof }))).toBe('identity/totp-used');
    expect(reasonOf(await who.ask({ proof: {} }))).toBe('identity/proof-missing');
  });
});

describe('each refusal, and nothing is frozen', () => {
  const cases: [string, object, string | undefined][] = [
    ['wallet/request-id-malformed', { requestId: 'no blanks' }, 'requestId'],
    ['wallet/amount-malformed', { amount: '1e3' }, 'amount'],
    ['wallet/amount-malformed', { amount: '0' }, 'amount'],
    // The token has six decimals.
    ['wallet/amount-malformed', { amount: '100.1234567' }, 'amount'],
    ['wallet/withdrawal-coin', { symbol: 'BTC' }, 'symbol'],
    ['wallet/network-unknown', { network: 'TRC20' }, 'network'],
    ['wallet/address-malformed', { address: '0x12' }, 'address'],
    ['wallet/address-checksum', { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070d' }, 'address'],
    ['wallet/address-not-saved', { address: somebody() }, 'address'],
    ['wallet/amount-below-min', { amount: '9.999999' }, 'amount'],
    ['wallet/amount-above-max', { amount: '1000000.000001' }, 'amount'],
    ['wallet/level-needed', { amount: '1000.000001' }, undefined],
  ];
  test.each(cases)('%s: %j', async (reason, more, field) => {
    const refused = await alice.ask(more);
    expect(reasonOf(refused)).toBe(reason);
    expect((refused.envelope.data as { field?: string }).field).toBe(field);
    expect(refused.envelope.message).not.toMatch(/[{}]|^$/);
    expect(await frozenOf(alice)).toBe('0');
  });

  test('closed by the house, and outside of its hours', async () => {
    const save = (more: object) =>
      serving.withReads(({ staff }) => staff.saveSystemSettings({ ...beginning, ...more }));
    await save({ withdrawalsOpen: false });
    expect(reasonOf(await alice.ask())).toBe('wallet/withdrawals-closed');
    const hour = new Date(clock.now()).getUTCHours();
    const clockOf = (ahead: number) => `${String((hour + ahead) % 24).padStart(2, '0')}:00`;
    await save({ withdrawalOpens: clockOf(2), withdrawalCloses: clockOf(20) });
    const refused = await alice.ask();
    expect(reasonOf(refused)).toBe('wallet/outside-hours');
    expect(refused.envelope.data).toMatchObject({ params: { from: clockOf(2), to: clockOf(20) } });
    await save({});
  });

  test('halted by staff', async () => {
    await serving.withReads(({ chain }) => chain.haltNetwork('ERC20', 'a test', undefined, Date.now()));
    expect(reasonOf(await alice.ask())).toBe('wallet/withdrawals-closed');
    await serving.withReads(({ chain }) => chain.resumeNetwork('ERC20'));
  });

  test('while withdrawals wait, with no second factor, and with the fund password locked', async () => {
    const who = await newcomer();
    const change = { oldPassword: 'tall harbour 42', password: 'small harbour 43' };
    await who.account.get(changePassword, { ...change, proof: { totp: await who.account.totp() } });
    clock.forward(21 * HOUR);
    const held = await who.ask();
    clock.forward(-21 * HOUR);
    expect(reasonOf(held)).toBe('wallet/withdrawals-held');
    expect(held.envelope.data).toMatchObject({ params: { hours: '3' } });

    const { token } = await serving.login(bob);
    const weak = await serving.ask(withdraw, await alice.request({ proof: { password: bob.password } }), { token });
    expect(reasonOf(weak)).toBe('wallet/security-missing');

    const guesser = await newcomer();
    const address = await guesser.saved();
    const reasons: (string | undefined)[] = [];
    for (let n = 0; n < 5; n++) reasons.push(reasonOf(await guesser.ask({ address, fundPassword: '000000' })));
    expect(reasons).toEqual([...Array(4).fill('identity/fund-password-wrong'), 'identity/fund-password-locked']);
    expect(reasonOf(await guesser.ask({ address }))).toBe('wallet/withdrawals-held');
  });

  test('more than there is, than a day takes, and more often', async () => {
    const [poor, often, much] = [await newcomer(), await newcomer(), await newcomer()];
    const all = { symbol: 'USDT', from: 'spot', to: 'contract', amount: '99950', requestId: 'all' };
    await poor.account.get(transferCoins, all);
    const short = await poor.ask();
    expect(reasonOf(short)).toBe('wallet/balance-too-small');
    expect(short.envelope.data).toMatchObject({ params: { available: '50', coin: 'USDT' } });

    const [last] = await serving
      .withReads(async ({ chain }) => chain.withdrawalCases({ size: 1_000 }))
      .then((all) => all.slice(-1));
    await serving.close();
    await serving.withDatabase((url) => byHand(url, (core) => payMany(core, last!.id, often.id, much.id)));
    await serving.open();
    await opened(serving);
    const tooOften = await often.ask();
    expect(reasonOf(tooOften)).toBe('wallet/day-count-used');
    expect(tooOften.envelope.data).toMatchObject({ params: { max: '10' } });
    const tooMuch = await much.ask({ amount: '100.000001' });
    expect(reasonOf(tooMuch)).toBe('wallet/day-amount-used');
    expect(tooMuch.envelope.data).toMatchObject({ params: { left: '100', coin: 'USDT' } });
    // Nothing is unusual any more: rules alone approve it, and it is paid.
    const { withdrawalId, needs } = await much.withdraw({ amount: '100' });
    expect(needs).toBe(0);
    const paid = () => listOf(much).then((all) => all.find((one) => one.withdrawalId === withdrawalId)!);
    await expect.poll(async () => (await paid()).state, { timeout: 60_000, interval: 200 }).toBe('success');
    expect(await paid()).toMatchObject({ status: 3, confirmations: 6, confirmationsNeeded: 6 });
    const subjects = () => serving.mailTo(much.email).then((mails) => mails.slice(0, 2).map(({ subject }) => subject));
    await expect.poll(subjects).toEqual(['Your withdrawal is complete', 'Your withdrawal is on its way']);
  });
});

/** Ten withdrawals of one owner and a large one of another, all paid, by the ledger alone. */
function payMany(core: Core, last: number, often: number, much: number): void {
  const at = Date.now();
  const commands: { name: string; input: object }[] = [];
  const pay = (owner: number, amount: string, n: number) => {
    const withdrawal = last + n;
    const request: RequestWithdrawal = {
      owner,
      requestId: `by-hand-${n}`,
      asset: 'USDT',
      network: 'ERC20',
      address: somebody(),
      amount: units(amount),
      fee: units('1.5'),
      provenBy: 'totp',
      needs: 0,
      dayLimit: units('1000'),
      dayCount: 10,
    };
    const [nonce, txHash] = [1_000 + n, `0x${n}`];
    commands.push(
      { name: 'wallet/request-withdrawal', input: request },
      { name: 'wallet/sign-withdrawal', input: { withdrawal, nonce, txHash, raw: '0x' } },
      { name: 'wallet/settle-withdrawal', input: { withdrawal, txHash, block: 1, paid: true } },
    );
  };
  for (let n = 1; n <= 10; n++) pay(often, '10', n);
  pay(much, '900', 11);
  core.engine.submitAll(commands.map(({ name, input }) => ({ sent: { name, at, input }, answer: () => undefined })));
}

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...addressReasons, ...withdrawalReasons]));
  expect([...serving.reasons]).toContain(identity['fund-password-locked'].reason);
});
