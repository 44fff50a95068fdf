import { alice, bob, mallory } from '@quay/cast';
import { type Order, placeOrder } from '@quay/contract/spot';
import {
  type Balance,
  type LiabilityProof,
  type LiabilityTree,
  liabilities,
  liabilityProof,
  transferCoins,
  wallets,
} from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../../tools/verify-liabilities.mjs';
import { liabilityReasons } from './reached/wallet.ts';
import { reasonOf, Serving } from './serving.ts';

const DAY = 86_400_000;
/** Looks happen every minute too, so what a tree has to hold is done on the day before. */
const FIRST = Date.UTC(2026, 5, 1, 15);
let now = FIRST - DAY;
let serving: Serving;
let alices: string;
let bobs: string;

beforeAll(async () => {
  serving = await Serving.start({ now: () => now });
});
afterAll(() => serving.end());

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The tree of a day. It is made by itself, soon after a start. */
async function treeOf(day: string): Promise<LiabilityTree> {
  for (;;) {
    const found = (await serving.get<LiabilityTree[]>(liabilities)).find((tree) => tree.day === day);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
async function startAgain(at: number): Promise<void> {
  await serving.close();
  now = at;
  await serving.open();
  alices = (await serving.login(alice)).token;
  bobs = (await serving.login(bob)).token;
}
/** What somebody has of each coin in all books, available and frozen. */
async function held(token: string): Promise<Record<string, string>> {
  const sums = new Map<string, bigint>();
  for (const { symbol, available, frozen } of await serving.get<Balance[]>(wallets, {}, { token }))
    sums.set(symbol, (sums.get(symbol) ?? 0n) + units(available) + units(frozen));
  return Object.fromEntries([...sums].filter(([, all]) => all > 0n).map(([symbol, all]) => [symbol, text(all)]));
}
const proofOf = (token: string, day: string) => serving.get<LiabilityProof>(liabilityProof, { day }, { token });
const balances = (proof: LiabilityProof) =>
  Object.fromEntries(proof.assets.map(({ symbol, balance }) => [symbol, text(BigInt(balance))]));

test('while nobody holds anything nothing is published', async () => {
  expect(await serving.get<LiabilityTree[]>(liabilities)).toEqual([]);
});

test('all that users hold is in the tree of the day, wherever it stands, and each finds their own part', async () => {
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  const request = { symbol: 'BTC', type: 'limit', price: '64000' };
  await serving.get<Order>(placeOrder, { ...request, side: 'sell', quantity: '0.5' }, { token: bobs });
  await serving.get<Order>(placeOrder, { ...request, side: 'buy', quantity: '0.8' }, { token: alices });
  const moved = { symbol: 'USDT', from: 'spot', to: 'finance', amount: '1234.56789', requestId: 'r-1' };
  await serving.get(transferCoins, moved, { token: bobs });
  await startAgain(FIRST);

  const tree = await treeOf(dayOf(FIRST));
  const own = [await held(alices), await held(bobs)];
  const proofs = [await proofOf(alices, tree.day), await proofOf(bobs, tree.day)];
  expect(proofs.map(balances)).toEqual(own);
  for (const proof of proofs) expect(verify(proof, [tree])).toEqual([]);
  for (const { symbol, total, reserves } of tree.sums) {
    const all = own.reduce((sum, coins) => sum + units(coins[symbol] ?? '0'), 0n);
    expect([symbol, total, reserves]).toEqual([symbol, text(all), null]);
  }
  // Nothing of one stands in what the other is given, but for hashes and parts that have no name.
  const salts = proofs.map((proof) => proof.assets.flatMap(({ leaves }) => leaves.map(({ salt }) => salt)));
  expect(JSON.stringify(proofs[0])).not.toContain(salts[1]![0]);
  expect(proofs[0]!.user).not.toBe(proofs[1]!.user);
});

test('what was published stays, and the next day has a tree of its own', async () => {
  const first = await treeOf(dayOf(FIRST));
  const proof = await proofOf(alices, first.day);
  const moved = { symbol: 'USDT', from: 'spot', to: 'mining', amount: '1', requestId: 'r-2' };
  await serving.get(transferCoins, moved, { token: alices });
  await startAgain(FIRST + 8 * 3_600_000);
  expect(await treeOf(first.day)).toEqual(first);
  await startAgain(FIRST + DAY);
  const second = await treeOf(dayOf(FIRST + DAY));
  const newest = await serving.get<LiabilityTree[]>(liabilities);
  expect(newest.slice(0, 2)).toEqual([second, first]);
  expect(second.seq).toBeGreaterThan(first.seq);
  expect(await proofOf(alices, first.day)).toEqual(proof);
  const next = await proofOf(alices, second.day);
  expect(verify(next, [second, first])).toEqual([]);
  expect(verify({ ...next, day: first.day }, [second, first])).not.toEqual([]);
  // Salts are new, so that nobody can follow a leaf from day to day.
  expect(next.assets[0]!.leaves[0]!.salt).not.toBe(proof.assets[0]!.leaves[0]!.salt);
});

test('who held nothing, and who asks for a day without a tree, is refused', async () => {
  const late = (await serving.register(mallory)).token;
  const refused = async (token: string, day: string) => {
    const answer = await serving.ask(liabilityProof, { day }, { token });
    expect([answer.status, (answer.envelope.data as { field?: string }).field]).toEqual([200, 'day']);
    return reasonOf(answer);
  };
  expect(await refused(late, dayOf(now))).toBe('wallet/liabilities-unknown');
  for (const day of ['2026-05-30', '2026-02-31', '9999-99-99', '', "'"])
    expect(await refused(alices, day)).toBe('wallet/liabilities-unknown');
  expect(liabilityReasons.filter((reason) => !serving.reasons.has(reason))).toEqual([]);
});
