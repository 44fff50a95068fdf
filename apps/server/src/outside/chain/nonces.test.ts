import type { NewTransaction } from '@quay/store';
import type { Address } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import type { SignRequest } from '../signer/protocol.ts';
import { ChainUnreachable } from './chain-access.ts';
import { createNonces, type Nonces, NonceUsed } from './nonces.ts';

const sender: Address = '0x00000000000000000000000000000000000000aa';
const tokens = [
  {
    asset: 'USDT',
    contract: sender,
    decimals: 6,
    depositMin: 1n,
    withdrawal: undefined,
    hotLow: 0n,
    hotHigh: 0n,
    compareAbove: 0n,
  },
];
let written: NewTransaction[];
let mined: number;
/** What a second endpoint says, where it says otherwise. */
let other: number | undefined;
/** What the signer's book has, by nonce. */
let book: Map<number, SignRequest>;
let nonces: Nonces;

beforeEach(() => {
  written = [];
  mined = 0;
  other = undefined;
  book = new Map();
  nonces = createNonces({
    network: 'ERC20',
    tokens,
    sender,
    access: {
      nonces: async () => ({ lowest: Math.min(mined, other ?? mined), highest: Math.max(mined, other ?? mined) }),
    },
    rows: {
      highestNonce: async () => (written.length === 0 ? undefined : Math.max(...written.map(({ nonce }) => nonce))),
      addTransaction: async (transaction) => void written.push(transaction),
    },
    signer: {
      signed: async (_network, _sender, nonce) => {
        const request = book.get(nonce);
        return request && { request, signed: { raw: '0x02', txHash: `0x${nonce}` } };
      },
    },
    now: () => 7,
  });
});

const fees = { maxFeePerGas: '1', maxPriorityFeePerGas: '1' };
const sign = (nonce: number) => {
  const request: SignRequest = { kind: 'gas', network: 'ERC20', user: 1000, wei: '5', nonce, ...fees };
  book.set(nonce, request);
  written.push({ ...about, nonce, txHash: `0x${nonce}` });
};
const about = {
  network: 'ERC20',
  sender,
  kind: 'gas',
  reference: 1000,
  asset: null,
  amount: null,
  raw: '0x',
  at: 7,
} as const;

test('many who ask at once get one nonce each, without a gap', async () => {
  const given = await Promise.all(
    Array.from({ length: 50 }, () =>
      nonces.withNext(async (nonce) => {
        await Promise.resolve();
        sign(nonce);
        return nonce;
      }),
    ),
  );
  expect(given).toEqual(Array.from({ length: 50 }, (_, nonce) => nonce));
});

test('whoever ends before anything is written leaves the nonce to the next', async () => {
  await expect(nonces.withNext(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await nonces.withNext(async (nonce) => nonce)).toBe(0);
});

test('one endpoint that says too much makes no gap: nothing is signed until all agree', async () => {
  sign(0);
  mined = 1;
  other = 7;
  await expect(nonces.withNext(async (nonce) => nonce)).rejects.toThrow(ChainUnreachable);
  other = 0;
  expect(await nonces.withNext(async (nonce) => nonce)).toBe(1);
});

test('a nonce that is used by a transaction of nobody here is named, and none is given', async () => {
  sign(0);
  mined = 2;
  await expect(nonces.withNext(async (nonce) => nonce)).rejects.toThrow(NonceUsed);
  await expect(nonces.withNext(async (nonce) => nonce)).rejects.toThrow('nonce 1 of');
});

test('what was signed before a stop and never written is written, and its nonce is used up', async () => {
  sign(0);
  book.set(1, {
    kind: 'withdrawal',
    network: 'ERC20',
    withdrawal: 9,
    asset: 'USDT',
    to: sender,
    atoms: '2500000',
    nonce: 1,
    ...fees,
  });
  book.set(2, { kind: 'gas', network: 'ERC20', user: 1001, wei: '5', nonce: 2, ...fees });
  expect(await nonces.withNext(async (nonce) => nonce)).toBe(3);
  expect(written.slice(1)).toEqual([
    {
      network: 'ERC20',
      sender,
      nonce: 1,
      kind: 'withdrawal',
      reference: 9,
      asset: 'USDT',
      amount: 250_000_000n,
      txHash: '0x1',
      raw: '0x02',
      at: 7,
    },
    {
      network: 'ERC20',
      sender,
      nonce: 2,
      kind: 'gas',
      reference: 1001,
      asset: null,
      amount: null,
      txHash: '0x2',
      raw: '0x02',
      at: 7,
    },
  ]);
});
