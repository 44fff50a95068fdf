import { staff } from '@quay/contract/staff';
import type { Withdrawal } from '@quay/core';
import type { TransactionRow } from '@quay/store';
import type { Hex } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { createForeign } from './foreign.ts';
import type { PayoutParts } from './payout-parts.ts';

const hotWallet = '0x00000000000000000000000000000000000000A1';
const thief = '0x00000000000000000000000000000000000000b2';
const contract = '0x00000000000000000000000000000000000000C1';
const stolen: Hex = `0x${'f'.repeat(64)}`;
const block: Hex = `0x${'b'.repeat(64)}`;
const withdrawal = { id: 9, network: 'ERC20', state: 'broadcasting', nonce: 4, txHash: '0x1', owner: 1000 };

const wallet = { index: 0, address: hotWallet, nonces: { withNext: async () => undefined }, retired: undefined };

let head: number;
let rows: TransactionRow[];
let sent: [string, object][];
beforeEach(() => {
  head = 12;
  rows = [{ nonce: 4, kind: 'withdrawal', txHash: '0x1' } as TransactionRow];
  sent = [];
});

const foreign = () =>
  createForeign({
    network: {
      name: 'ERC20',
      confirmations: 3,
      finality: 6,
      tokens: [{ asset: 'USDT', contract, decimals: 6 }],
    },
    access: {
      settled: async (txHash: Hex) =>
        txHash === stolen
          ? {
              txHash,
              block: 10,
              blockHash: block,
              succeeded: true,
              transfers: [{ contract, from: hotWallet, to: thief, atoms: 77_000_000n }],
            }
          : undefined,
      origin: async () => ({ from: hotWallet, nonce: 4 }),
      agreed: async (number: number) => (number > head ? undefined : block),
    },
    wallets: {
      all: async () => [wallet],
      at: async (address: string) => (address === hotWallet ? wallet : undefined),
    },
    alarms: { raise: async () => undefined, end: async () => undefined },
    rows: {
      transactionsAt: async () => rows,
      transactionsOf: async () => [{ sender: hotWallet }],
      addTransaction: async (row: TransactionRow) => void rows.push(row),
      markTransaction: async () => undefined,
      outflowsOf: async () => [],
      withdrawal: async (id: number) => (id === 9 ? (withdrawal as unknown as Withdrawal) : undefined),
    },
    core: {
      async submit(name: string, input: object) {
        sent.push([name, input]);
        return { outcome: { ok: true, value: withdrawal }, seq: 1 };
      },
    },
    notify: () => undefined,
    moved: () => undefined,
    now: () => 0,
  } as unknown as PayoutParts);

test('a transaction of somebody else is adopted as what it took, and what waited is paid again when it is final', async () => {
  expect(await foreign().outgoingOf(stolen)).toEqual([{ asset: 'USDT', units: 7_700_000_000n }]);
  expect(await foreign().validateRelease(9)).toMatchObject({
    refusal: staff['nonce-not-final'],
    params: { blocks: '6' },
  });
  expect(await foreign().adopt(stolen, 6, { requestedBy: 7, approvedBy: 8 })).toBeUndefined();
  expect(sent).toMatchObject([
    ['wallet/book-outflow', { txHash: stolen, nonce: 4, amount: 7_700_000_000n, account: 6 }],
  ]);
  // Adopted, and three blocks deep: its old bytes could still pay it after a fork.
  expect(await foreign().release(9, 'repay')).toMatchObject({ refusal: staff['nonce-not-final'] });
  head = 15;
  expect(await foreign().release(9, 'repay')).toBeUndefined();
  expect(sent.at(-1)).toEqual(['wallet/repay-withdrawal', { withdrawal: 9 }]);
  expect(await foreign().release(9, 'reject')).toBeUndefined();
  expect(sent.at(-1)).toMatchObject(['wallet/settle-withdrawal', { withdrawal: 9, paid: false }]);
});

test('what is ours, unconfirmed or unknown is not adopted', async () => {
  head = 11;
  expect(await foreign().outgoingOf(stolen)).toMatchObject({ refusal: staff['transaction-unknown'] });
  head = 12;
  expect(await foreign().outgoingOf(block)).toMatchObject({ refusal: staff['transaction-unknown'] });
  rows.push({ nonce: 4, kind: 'gas', txHash: stolen } as TransactionRow);
  expect(await foreign().outgoingOf(stolen)).toMatchObject({ refusal: staff['transaction-ours'] });
  expect(await foreign().validateRelease(8)).toMatchObject({ refusal: staff['withdrawal-unknown'] });
});
