import type { MerchantDeposit } from '../../src/index.ts';
import { wrong } from '../auditor/wrong.ts';

/** What merchants have deposited: paid once, given back once or used up, and never another than it was. */
export class Deposits {
  readonly #known = new Map<number, MerchantDeposit>();
  /** By owner, what the batch took from deposits that stood before it; and who paid one in it. */
  readonly #used = new Map<number, bigint>();
  readonly #paid = new Set<number>();

  get last(): number {
    return this.#known.size;
  }

  /** Gives how much more the row holds than before. */
  take(op: 'put' | 'drop', row: MerchantDeposit, from: number, to: number): bigint {
    const { id, owner, asset, amount, state, paidAt, refundedAt } = row;
    if (op === 'drop') wrong(`deposit ${id} was dropped`);
    const before = this.#known.get(id);
    if (!before && id !== this.last + 1) wrong(`deposit ${id} follows ${this.last}`);
    if (!before && (paidAt < from || paidAt > to)) wrong(`deposit ${id} is of another time`);
    if (before && (before.owner !== owner || before.asset !== asset || before.paidAt !== paidAt)) {
      wrong(`deposit ${id} became another one`);
    }
    if (before && before.state !== 'held') wrong(`deposit ${id} was given back or used and written again`);
    if (amount < 0n || (amount === 0n) !== (state === 'used')) wrong(`deposit ${id} is ${state} and of ${amount}`);
    if (before && amount > before.amount) wrong(`deposit ${id} grew to ${amount}`);
    const isBack = state === 'refunded';
    if (isBack !== (refundedAt !== null)) wrong(`deposit ${id} is ${state} and was given back at ${refundedAt}`);
    if (refundedAt !== null && (refundedAt < from || refundedAt > to))
      wrong(`deposit ${id} was given back at another time`);
    this.#known.set(id, { ...row });
    if (!before) this.#paid.add(owner);
    else this.#used.set(owner, (this.#used.get(owner) ?? 0n) + before.amount - amount);
    return (state === 'held' ? amount : 0n) - (before ? before.amount : 0n);
  }

  /** The batch is complete: deposits shrank by what made good a fault, and by nothing else. */
  validate(compensated: ReadonlyMap<number, bigint>): void {
    for (const owner of new Set([...this.#used.keys(), ...compensated.keys()])) {
      const used = this.#used.get(owner) ?? 0n;
      const due = compensated.get(owner) ?? 0n;
      // Of a deposit that was paid in this batch nobody knows how large it was at first.
      if (this.#paid.has(owner) ? used > due : used !== due) wrong(`the deposits of ${owner} paid ${used}, not ${due}`);
    }
    this.#used.clear();
    this.#paid.clear();
  }
}
