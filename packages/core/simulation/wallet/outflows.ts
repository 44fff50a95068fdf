import { type Outflow, systemAccounts } from '../../src/index.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';

const fixed = ['nonce', 'amount', 'block', 'requestedBy', 'approvedBy', 'at'] as const;

/** What left a hot wallet by transactions of others: a system account bears it while it stands (I45). */
export class Outflows {
  readonly #known = new Map<string, Outflow>();
  readonly #money: Pick<Money, 'move'>;

  constructor(money: Pick<Money, 'move'>) {
    this.#money = money;
  }

  take(op: 'put' | 'drop', row: Outflow, from: number, to: number): void {
    const { network, txHash, asset, account, requestedBy, approvedBy, at, amount, reversedAt } = row;
    const name = `outflow ${txHash} of ${asset}`;
    if (op === 'drop') wrong(`I45 ${name} was dropped`);
    const key = `${network}/${txHash}/${asset}`;
    const before = this.#known.get(key);
    if (requestedBy === approvedBy || amount <= 0n) wrong(`I45 ${name} of ${amount} was booked by one`);
    if (!before && (at < from || at > to)) wrong(`I45 ${name} is of another time`);
    for (const one of fixed) if (before && before[one] !== row[one]) wrong(`I45 ${name} has another ${one}`);
    if (before && before.account !== account && account !== systemAccounts.badDebt)
      wrong(`I45 ${name} is borne by ${account}`);
    const stood = before !== undefined && before.reversedAt === null;
    if (stood) this.#moves(before, 1n);
    if (reversedAt === null) this.#moves(row, -1n);
    if (before && stood === (reversedAt === null)) wrong(`I45 ${name} was written and is as it was`);
    this.#known.set(key, { ...row });
  }

  #moves({ nonce, account, asset, amount }: Outflow, sign: bigint): void {
    this.#money.move(nonce, account, asset, sign * amount, 'withdrawal');
    this.#money.move(nonce, systemAccounts.outside, asset, -sign * amount, 'withdrawal');
  }

  /** What the bad debt bears of an asset. */
  owed(asset: string): bigint {
    let sum = 0n;
    for (const row of this.#known.values()) {
      if (row.asset === asset && row.account === systemAccounts.badDebt && row.reversedAt === null) sum += row.amount;
    }
    return sum;
  }

  /** Holds what a core came back with against what was durable. */
  compare(outflows: Iterable<Outflow>): void {
    let count = 0;
    for (const row of outflows) {
      const known = this.#known.get(`${row.network}/${row.txHash}/${row.asset}`);
      if (known?.reversedAt !== row.reversedAt) wrong(`I32 outflow ${row.txHash} came back different`);
      count += 1;
    }
    if (count !== this.#known.size) wrong(`I32 ${this.#known.size - count} outflows did not come back`);
  }
}
