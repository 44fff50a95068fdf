import { type Changes, Rows } from '../../engine/changes.ts';
import type { Funds } from './funds.ts';
import { type EarnFund, earnScheduledTable, type Scheduled } from './state.ts';

/** Payments that wait until their funds have them, in the order in which they were due: income and bonuses of a fund apart. */
export class ScheduledRows extends Rows<Scheduled> {
  readonly #funds: Funds;
  readonly #queues = new Map<string, Set<Scheduled>>();

  constructor(changes: Changes, funds: Funds) {
    super(earnScheduledTable, changes);
    this.#funds = funds;
  }

  override add(row: Scheduled): Scheduled {
    this.#enqueue(row);
    const fund = this.fundOf(row);
    fund.scheduled += row.amount;
    this.#funds.touch(fund);
    return super.add(row);
  }

  fundOf({ fund, asset }: Scheduled): EarnFund {
    return this.#funds.open(fund, asset);
  }

  /** The first whose fund has it by now. */
  payable(): Scheduled | undefined {
    for (const queue of this.#queues.values()) {
      const [first] = queue;
      if (first && this.#funds.canPay(this.fundOf(first), first.amount, first.kind === 'income')) return first;
    }
    return undefined;
  }

  /** It is paid. */
  end(row: Scheduled, at: number): void {
    const key = keyOf(row);
    const queue = this.#queues.get(key)!;
    queue.delete(row);
    if (queue.size === 0) this.#queues.delete(key);
    const fund = this.fundOf(row);
    fund.scheduled -= row.amount;
    this.#funds.touch(fund);
    row.status = 'paid';
    row.paidAt = at;
    this.retire(row);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#queues.clear();
    this.sort((a, b) => a.id - b.id);
    for (const row of this.values()) this.#enqueue(row);
  }

  #enqueue(row: Scheduled): void {
    const key = keyOf(row);
    const queue = this.#queues.get(key) ?? new Set();
    this.#queues.set(key, queue);
    queue.add(row);
  }
}

const keyOf = ({ fund, asset, kind }: Scheduled): string => `${fund}/${asset}/${kind}`;
