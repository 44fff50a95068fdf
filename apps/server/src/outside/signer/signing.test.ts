import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Hex, keccak256, serializeTransaction, toHex } from 'viem';
import { HDKey, privateKeyToAccount, sign } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BookDamaged, openBook } from './book.ts';
import { decode, decodeSigned, transferCall } from './decoded.ts';
import { depositAddresses } from './deposit-address.ts';
import { keysOf } from './keys/keys.ts';
import { KeyUnavailable, type SigningKey, WrongSignature } from './keys/signing-key.ts';
import { COIN_GAS, SignerRefused, TOKEN_GAS } from './protocol.ts';
import { createSigning, type Signing } from './signing.ts';
import { gasOf, PAYEE, sweepOf, TOKEN, terms, withdrawalOf } from './testing/terms.ts';

const DAY_MS = 24 * 60 * 60_000;
const SEED = Buffer.alloc(32, 7);
const keys = keysOf(SEED);
let folder: string;
let now: number;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-signer-'));
  now = Date.UTC(2026, 2, 1, 12);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bookFile = () => path.join(folder, 'book.jsonl');
/** A signer that has just started, over what earlier ones wrote. */
function started({ isNew = false } = {}): Signing {
  return createSigning({ keys, terms, book: openBook(bookFile(), { isNew }), now: () => now });
}
const first = () => started({ isNew: true });
const refusalOf = (signed: Promise<unknown>) =>
  signed.then(
    () => 'signed',
    (error: unknown) => (error instanceof SignerRefused ? error.refusal : String(error)),
  );

describe('what it signs is what was asked for, and says so itself', () => {
  test('a withdrawal', async () => {
    const { raw, txHash } = await first().sign(withdrawalOf());
    expect(await decodeSigned(raw)).toEqual({
      chainId: 31337,
      nonce: 0,
      gas: TOKEN_GAS,
      maxFeePerGas: 2_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      contract: TOKEN,
      to: PAYEE,
      amount: 500_000_000n,
      from: keys.hotWallet,
      txHash,
    });
  });

  test('a sweep goes from the deposit address to the hot wallet and nowhere else', async () => {
    const { raw } = await first().sign(sweepOf());
    const from = depositAddresses(keys.depositKey)(1000);
    expect(await decodeSigned(raw)).toMatchObject({ from, contract: TOKEN, to: keys.hotWallet, amount: 70_000_000n });
    expect(await refusalOf(started().sign({ ...sweepOf({ nonce: 1 }), to: PAYEE }))).toBe('malformed');
  });

  test('gas goes from the hot wallet to a deposit address', async () => {
    const { raw } = await first().sign(gasOf());
    const to = depositAddresses(keys.depositKey)(1000);
    const coin = { from: keys.hotWallet, contract: undefined, to, amount: 10n ** 15n, gas: COIN_GAS };
    expect(await decodeSigned(raw)).toMatchObject(coin);
  });
});

describe('each refusal', () => {
  const { to, ...nowhere } = withdrawalOf();
  const cases: [string, string, unknown][] = [
    ['another network', 'unknown-network', withdrawalOf({ network: 'BEP20' })],
    ['another token', 'unknown-token', withdrawalOf({ asset: 'BTC' })],
    ['more than at once', 'above-most-at-once', withdrawalOf({ atoms: '1000000001' })],
    ['more gas than a top-up', 'above-most-at-once', gasOf({ wei: '10000000000000001' })],
    ['a fee above all reason', 'fee-too-high', withdrawalOf({ maxFeePerGas: '100000000001' })],
    ['a tip above the fee', 'malformed', withdrawalOf({ maxPriorityFeePerGas: '2000000001' })],
    ['nothing to pay', 'malformed', withdrawalOf({ atoms: '0' })],
    ['an amount that is no whole number', 'malformed', withdrawalOf({ atoms: '1.5' })],
    ['a negative amount', 'malformed', withdrawalOf({ atoms: '-5' })],
    ['nobody to pay', 'malformed', nowhere],
    ['an address with a wrong checksum', 'malformed', withdrawalOf({ to: to.replace('C5', 'c5') as Hex })],
    ['the zero address', 'malformed', withdrawalOf({ to: `0x${'0'.repeat(40)}` })],
    ['the hot wallet itself', 'malformed', withdrawalOf({ to: keys.hotWallet })],
    ['the token contract', 'malformed', withdrawalOf({ to: TOKEN })],
    ['a user that is no key', 'malformed', sweepOf({ user: 2 ** 31 })],
    ['a nonce below zero', 'malformed', withdrawalOf({ nonce: -1 })],
    ['bytes to sign', 'malformed', { ...withdrawalOf(), data: '0xdeadbeef' }],
    ['another kind', 'malformed', { ...withdrawalOf(), kind: 'approval' }],
    ['nothing', 'malformed', undefined],
  ];
  test.each(cases)('%s: %s', async (_what, refusal, request) => {
    const signing = first();
    expect(await refusalOf(signing.sign(request))).toBe(refusal);
    // And the book has nothing of it.
    expect(readFileSync(bookFile(), 'utf8')).toBe('');
  });

  test('a day has an end: what is above it is refused, and the next day begins anew', async () => {
    const signing = first();
    for (const withdrawal of [1, 2])
      await signing.sign(withdrawalOf({ withdrawal, nonce: withdrawal, atoms: '1000000000' }));
    const third = withdrawalOf({ withdrawal: 3, nonce: 3, atoms: '500000001' });
    expect(await refusalOf(signing.sign(third))).toBe('above-most-a-day');
    expect(await refusalOf(started().sign(third))).toBe('above-most-a-day');
    expect(await refusalOf(signing.sign({ ...third, atoms: '500000000' }))).toBe('signed');
    now += DAY_MS;
    expect(await refusalOf(signing.sign(withdrawalOf({ withdrawal: 4, nonce: 4 })))).toBe('signed');
  });
});

describe('nothing is signed twice for two things', () => {
  const otherwise: [string, Partial<Parameters<typeof withdrawalOf>[0]>][] = [
    ['nonce', { nonce: 1 }],
    ['payee', { to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }],
    ['amount', { atoms: '500000001' }],
  ];
  test.each(otherwise)('another %s for a withdrawal', async (_what, other) => {
    const signing = first();
    await signing.sign(withdrawalOf());
    expect(await refusalOf(signing.sign(withdrawalOf(other)))).toBe('other-payload');
    expect(await refusalOf(started().sign(withdrawalOf(other)))).toBe('other-payload');
  });

  test('a nonce that another withdrawal, or another kind, has', async () => {
    const signing = first();
    await signing.sign(withdrawalOf());
    expect(await refusalOf(signing.sign(withdrawalOf({ withdrawal: 8 })))).toBe('nonce-taken');
    expect(await refusalOf(started().sign(gasOf({ nonce: 0 })))).toBe('nonce-taken');
    // A deposit address counts its own.
    expect(await refusalOf(signing.sign(sweepOf()))).toBe('signed');
  });

  test('the same request gives the same bytes, also with a lower fee and after a start', async () => {
    const one = await first().sign(withdrawalOf());
    const again = started();
    expect(await again.sign(withdrawalOf())).toEqual(one);
    expect(await again.sign(withdrawalOf({ maxFeePerGas: '1900000000' }))).toEqual(one);
    // Less than a tenth more is no replacement that a network would take.
    expect(await again.sign(withdrawalOf({ maxFeePerGas: '2100000000' }))).toEqual(one);
    expect(await again.signed('ERC20', keys.hotWallet, 0)).toEqual({ request: withdrawalOf(), signed: one });
    expect(await again.signed('ERC20', keys.hotWallet, 1)).toBeUndefined();
  });

  test('a dearer fee is a replacement of the same nonce, and counts once for the day', async () => {
    const signing = first();
    const one = await signing.sign(withdrawalOf({ atoms: '1000000000' }));
    const dearer = { maxFeePerGas: '2250000000', maxPriorityFeePerGas: '1125000000', atoms: '1000000000' };
    const two = await signing.sign(withdrawalOf(dearer));
    expect(two.txHash).not.toBe(one.txHash);
    expect(await decodeSigned(two.raw)).toMatchObject({ nonce: 0, to: PAYEE, amount: 1_000_000_000n });
    expect(await started().sign(withdrawalOf({ atoms: '1000000000' }))).toEqual(two);
    // 1,500 of the day are left.
    expect(await refusalOf(signing.sign(withdrawalOf({ withdrawal: 8, nonce: 1, atoms: '1000000000' })))).toBe(
      'signed',
    );
    const rest = withdrawalOf({ withdrawal: 9, nonce: 2, atoms: '500000000' });
    expect(await refusalOf(started().sign(rest))).toBe('signed');
  });
});

describe('the book', () => {
  test('a last line that was cut off is dropped, and what stands before it holds', async () => {
    const one = await first().sign(withdrawalOf());
    appendFileSync(bookFile(), '{"at":1772366400000,"sender":"0x75');
    const again = started();
    expect(await again.sign(withdrawalOf())).toEqual(one);
    expect(await refusalOf(again.sign(withdrawalOf({ withdrawal: 8, nonce: 1 })))).toBe('signed');
    expect(readFileSync(bookFile(), 'utf8').trim().split('\n')).toHaveLength(4);
    expect(await refusalOf(started().sign(withdrawalOf({ withdrawal: 9, nonce: 1 })))).toBe('nonce-taken');
  });

  test('a damaged line, a book that is gone and another signer end it', async () => {
    const signing = first();
    await signing.sign(withdrawalOf());
    const line = readFileSync(bookFile(), 'utf8');
    appendFileSync(bookFile(), line);
    await expect(signing.sign(withdrawalOf({ withdrawal: 8, nonce: 1 }))).rejects.toThrow(BookDamaged);
    writeFileSync(bookFile(), `nonsense\n${line}`);
    expect(() => started()).toThrow(BookDamaged);
    rmSync(bookFile());
    expect(() => started()).toThrow(BookDamaged);
  });
});

/** A key elsewhere, that may be away or give nonsense, and counts how often it is asked. */
function remoteKey(privateKey: Hex) {
  const { address } = privateKeyToAccount(privateKey);
  const remote = {
    address,
    calls: 0,
    fails: undefined as Error | undefined,
    async sign(bytes: Hex): Promise<Hex> {
      remote.calls += 1;
      if (remote.fails) throw remote.fails;
      return sign({ hash: keccak256(bytes), privateKey, to: 'hex' });
    },
  };
  return remote;
}

describe('the next hot wallet', () => {
  const move = (over: object = {}) => ({
    kind: 'move',
    network: 'ERC20',
    nonce: 1,
    asset: 'USDT',
    amount: '70000000',
    maxFeePerGas: '2000000000',
    maxPriorityFeePerGas: '1000000000',
    ...over,
  });

  test('signs what is new, and the one before only uses its nonces up and hands over, also after a start', async () => {
    const signing = first();
    const one = await signing.sign(withdrawalOf());
    expect(await refusalOf(signing.sign(withdrawalOf({ withdrawal: 8, wallet: 1 })))).toBe('wallet-retired');
    expect(await refusalOf(signing.sign(move()))).toBe('wallet-retired');
    signing.retire('ERC20', 0);
    signing.retire('ERC20', 0);
    for (const begin of [() => signing, () => started()]) {
      const signs = begin();
      // The same bytes, and a dearer one of the same payment; nothing else.
      expect(await signs.sign(withdrawalOf())).toEqual(one);
      expect(await refusalOf(signs.sign(withdrawalOf({ withdrawal: 8, nonce: 5 })))).toBe('wallet-retired');
      expect(await refusalOf(signs.sign(gasOf({ nonce: 5 })))).toBe('wallet-retired');
      expect(await refusalOf(signs.sign(sweepOf()))).toBe('wallet-retired');
      // Never both: what the one before signed the next one refuses.
      expect(await refusalOf(signs.sign(withdrawalOf({ wallet: 1 })))).toBe('other-payload');
      const { raw } = await signs.sign(move());
      const [from, to] = keys.hot.map(({ address }) => address);
      expect(await decodeSigned(raw)).toMatchObject({ from, to, contract: TOKEN, amount: 70_000_000n });
    }
    const { raw } = await signing.sign(withdrawalOf({ withdrawal: 9, wallet: 1 }));
    expect(await decodeSigned(raw)).toMatchObject({ from: keys.hot[1]!.address, nonce: 0, to: PAYEE });
    expect(await refusalOf(signing.sign(withdrawalOf({ withdrawal: 10, nonce: 1, to: keys.hot[5]!.address })))).toBe(
      'malformed',
    );
    expect(() => started().retire('ERC20', 2)).toThrow('unknown-wallet');
    expect(() => started().retire('BEP20', 0)).toThrow('unknown-network');
  });

  test('needs a key', () => {
    const one = createSigning({
      keys: keysOf(SEED, keys.hot.slice(0, 1)),
      terms,
      book: openBook(bookFile(), { isNew: true }),
      now: () => now,
    });
    expect(() => one.retire('ERC20', 0)).toThrow('unknown-wallet');
  });
});

describe('a key elsewhere', () => {
  const startedWith = (hot: SigningKey, isNew = false) =>
    createSigning({ keys: keysOf(SEED, [hot]), terms, book: openBook(bookFile(), { isNew }), now: () => now });
  const PRIVATE_KEY: Hex = `0x${'17'.repeat(32)}`;

  test('signs for the hot wallet, and the deposit addresses stay with the seed', async () => {
    const hot = remoteKey(PRIVATE_KEY);
    const signing = startedWith(hot, true);
    const { raw } = await signing.sign(withdrawalOf());
    expect(await decodeSigned(raw)).toMatchObject({ from: hot.address, to: PAYEE, amount: 500_000_000n });
    const sweep = await signing.sign(sweepOf());
    const from = depositAddresses(keys.depositKey)(1000);
    expect(await decodeSigned(sweep.raw)).toMatchObject({ from, to: hot.address });
    expect(hot.calls).toBe(1);
  });

  test('its first signature is the only one: asked again it might give another', async () => {
    const hot = remoteKey(PRIVATE_KEY);
    const one = await startedWith(hot, true).sign(withdrawalOf());
    const again = startedWith(hot);
    expect(await again.sign(withdrawalOf())).toEqual(one);
    expect(await again.signed('ERC20', hot.address, 0)).toEqual({ request: withdrawalOf(), signed: one });
    expect(hot.calls).toBe(1);
  });

  test('while it is away the nonce and the amount stay taken, and the same request is signed later', async () => {
    const hot = remoteKey(PRIVATE_KEY);
    hot.fails = new KeyUnavailable('away');
    const signing = startedWith(hot, true);
    await expect(signing.sign(withdrawalOf())).rejects.toThrow(KeyUnavailable);
    expect(await refusalOf(signing.sign(withdrawalOf({ to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' })))).toBe(
      'other-payload',
    );
    expect(await refusalOf(startedWith(hot).sign(withdrawalOf({ withdrawal: 8 })))).toBe('nonce-taken');
    hot.fails = undefined;
    const later = startedWith(hot);
    const { raw } = await later.sign(withdrawalOf());
    expect(await decodeSigned(raw)).toMatchObject({ nonce: 0, to: PAYEE, amount: 500_000_000n });
    // Counted once: 2,000 of the day are left.
    for (const withdrawal of [8, 9])
      await later.sign(withdrawalOf({ withdrawal, nonce: withdrawal, atoms: '1000000000' }));
    expect(await refusalOf(later.sign(withdrawalOf({ withdrawal: 10, nonce: 10, atoms: '1' })))).toBe(
      'above-most-a-day',
    );
  });

  test('what is no signature of it is refused, and never stands in the book', async () => {
    const hot = remoteKey(PRIVATE_KEY);
    hot.fails = new WrongSignature('another key made it');
    expect(await refusalOf(startedWith(hot, true).sign(withdrawalOf()))).toBe('wrong-signature');
    expect(readFileSync(bookFile(), 'utf8')).not.toContain('signature');
    // A key that gives the signature of another is found by who signed.
    const mallory = remoteKey(`0x${'42'.repeat(32)}`);
    const liar = { address: hot.address, sign: (bytes: Hex) => mallory.sign(bytes) };
    expect(await refusalOf(startedWith(liar).sign(withdrawalOf()))).toBe('wrong-signature');
  });

  test('another hot wallet never pays what the one before was asked to pay', async () => {
    await startedWith(remoteKey(PRIVATE_KEY), true).sign(withdrawalOf());
    const other = startedWith(remoteKey(`0x${'18'.repeat(32)}`));
    expect(await refusalOf(other.sign(withdrawalOf()))).toBe('other-payload');
    expect(await refusalOf(other.sign(withdrawalOf({ withdrawal: 8 })))).toBe('signed');
  });
});

test('a book of an earlier version, without signatures, gives the bytes that it gave then', async () => {
  const request = withdrawalOf();
  writeFileSync(bookFile(), `${JSON.stringify({ at: now, sender: keys.hotWallet, request })}\n`);
  const { raw } = await started().sign(request);
  const account = privateKeyToAccount(toHex(HDKey.fromMasterSeed(SEED).derive("m/44'/60'/1'/0/0").privateKey!));
  const bytes = await account.signTransaction({
    type: 'eip1559',
    chainId: 31337,
    nonce: 0,
    gas: TOKEN_GAS,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    to: TOKEN,
    value: 0n,
    data: transferCall(PAYEE, 500_000_000n),
  });
  expect(raw).toBe(bytes);
});

describe('decoding', () => {
  const plain = { type: 'eip1559', chainId: 31337, nonce: 1, gas: 21_000n, maxFeePerGas: 2n, to: TOKEN } as const;
  const transfer = transferCall(PAYEE, 5n);
  const others: [string, Hex][] = [
    ['no transaction', '0x1234'],
    ['a contract that is made', serializeTransaction({ ...plain, to: undefined, data: '0x00' })],
    ['an approval', serializeTransaction({ ...plain, data: `0x095ea7b3${transfer.slice(10)}` })],
    ['a transfer with something behind it', serializeTransaction({ ...plain, data: `${transfer}00` })],
    ['a transfer with coins beside it', serializeTransaction({ ...plain, data: transfer, value: 1n })],
    [
      'an address with more than 20 bytes',
      serializeTransaction({ ...plain, data: `${transfer.slice(0, 20)}1${transfer.slice(21)}` as Hex }),
    ],
    [
      'an access list',
      serializeTransaction({ ...plain, data: transfer, accessList: [{ address: PAYEE, storageKeys: [] }] }),
    ],
    ['an older kind', serializeTransaction({ type: 'legacy', chainId: 1, nonce: 0, gas: 1n, gasPrice: 1n, to: TOKEN })],
  ];
  test.each(others)('%s is nothing', (_what, bytes) => {
    expect(decode(bytes)).toBeUndefined();
  });

  test('who signed is found in the signature alone', async () => {
    const mallory = privateKeyToAccount(`0x${'42'.repeat(32)}`);
    const raw = await mallory.signTransaction({ ...plain, data: transfer });
    expect(await decodeSigned(raw)).toMatchObject({ from: mallory.address, contract: TOKEN, to: PAYEE, amount: 5n });
  });
});
