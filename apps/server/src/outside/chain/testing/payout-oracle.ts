import { type Account, type Credit, type Outflow, systemAccounts, type Withdrawal } from '@quay/core';
import type { MemoryStore } from '@quay/core/simulation';
import type { Address } from 'viem';
import type { PayoutChain } from './payout-chain.ts';

/** What the oracle is told beside the chain: who is where. */
export type Known = {
  readonly chain: PayoutChain;
  readonly store: MemoryStore;
  readonly contract: Address;
  readonly users: readonly number[];
  readonly depositOf: (user: number) => Address;
  readonly hotWallets: readonly Address[];
  readonly fee: bigint;
  /** Whether a foreign transaction is in no block and may still come: nobody can use up a nonce of a key that is lost. */
  readonly mayCome: (txHash: string) => boolean;
};

/**
 * Counts from the true chain alone what came and what was paid, and holds the books against it: what users have, and
 * what was paid, less what is owed by name, is what came. @throws what does not fit
 */
export function validateSums({ chain, store, contract, users, depositOf, hotWallets, fee, mayCome }: Known): void {
  store.project(store.batches.length);
  const rows = <Row>(table: string) => [...store.rows.get(table)!.values()] as Row[];
  const withdrawals = rows<Withdrawal>('withdrawals');
  const ownerAt = new Map(withdrawals.map(({ address, owner }) => [address.toLowerCase(), owner]));
  const came = new Map<number, bigint>();
  const paid = new Map<number, bigint>();
  const times = new Map<string, number>();
  let taken = 0n;
  const add = (to: Map<number, bigint>, user: number, atoms: bigint) => to.set(user, (to.get(user) ?? 0n) + atoms);
  for (const { transactions } of chain.blocks.blocks) {
    for (const { succeeds, transfers } of transactions) {
      for (const { contract: of, from, to, atoms } of succeeds ? transfers : []) {
        if (of !== contract) continue;
        const depositor = users.find((user) => depositOf(user) === to);
        if (depositor !== undefined) add(came, depositor, atoms);
        // What one hot wallet gives to another is not gone.
        if (!chain.senders.includes(from) || hotWallets.includes(to)) continue;
        const owner = ownerAt.get(to.toLowerCase());
        if (owner === undefined) {
          taken += atoms;
          continue;
        }
        add(paid, owner, atoms + fee);
        times.set(to.toLowerCase(), (times.get(to.toLowerCase()) ?? 0) + 1);
      }
    }
  }

  const accounts = rows<Account>('accounts');
  const held = (owner: number) =>
    accounts.filter((one) => one.owner === owner).reduce((sum, { available, frozen }) => sum + available + frozen, 0n);
  const booked = rows<Outflow>('outflows').filter(({ reversedAt }) => reversedAt === null);
  const sumOf = (some: readonly Outflow[]) => some.reduce((sum, { amount }) => sum + amount, 0n);
  const outflows = sumOf(booked);
  /** Below zero; what the exchange bears for foreign transactions is no debt of a user. */
  const debt = held(systemAccounts.badDebt) + outflows;
  let difference = -debt;
  for (const user of users) {
    const should = (came.get(user) ?? 0n) - (paid.get(user) ?? 0n);
    const has = held(user);
    if (has < should || (debt === 0n && has !== should)) {
      throw new Error(`user ${user} has ${has}; by the chain it is ${should}, and ${-debt} is owed by name`);
    }
    difference -= has - should;
  }
  if (difference !== 0n) throw new Error(`${difference} was lost or made; ${-debt} is owed by name`);
  const decided = sumOf(booked.filter(({ txHash }) => !mayCome(txHash)));
  if (decided !== taken) throw new Error(`${decided} is booked as taken from the hot wallet, and ${taken} was`);

  for (const address of ownerAt.keys()) {
    const there = withdrawals.filter((one) => one.address.toLowerCase() === address);
    const open = there.find(({ state }) => state === 'approved' || state === 'broadcasting');
    if (open) throw new Error(`withdrawal ${open.id} is still ${open.state}`);
    const success = there.filter(({ state }) => state === 'success').length;
    const count = times.get(address) ?? 0;
    if (success !== count) throw new Error(`${count} payments to ${address}, and ${success} are told as paid`);
  }
  for (const { owner, state, amount } of rows<Credit>('credits')) {
    if (state === 'credited' && amount <= 0n) throw new Error(`user ${owner} was credited nothing`);
  }
}
