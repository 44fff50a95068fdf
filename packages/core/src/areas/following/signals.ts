import type { Quantity } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { CopiedContracts } from './needs.ts';
import { type SeenRow, type SignalRow, seenTable, signalsTable } from './state.ts';

/**
 * What leaders did that is not copied everywhere. It is found by comparing their positions with what followers were told:
 * so whatever moves a position counts, an order, a trigger, or a liquidation.
 */
export class Signals {
  readonly rows: Rows<SignalRow>;
  readonly seen: Rows<SeenRow>;
  readonly #contracts: CopiedContracts;
  readonly #ids: Sequence;

  constructor(changes: Changes, contracts: CopiedContracts, ids: Sequence) {
    this.rows = new Rows(signalsTable, changes);
    this.seen = new Rows(seenTable, changes);
    this.#contracts = contracts;
    this.#ids = ids;
  }

  /** The oldest that is not copied everywhere. */
  first(): SignalRow | undefined {
    return this.rows.values().next().value;
  }

  /** A leader begins to be followed: what is open already is not copied. */
  begin(leader: number): void {
    for (const { contract, quantity } of this.#contracts.positionsOf(leader)) {
      if (quantity !== 0n) this.#see(leader, contract, quantity);
    }
  }

  /** A leader is followed no more: nothing that they did is copied any more. */
  end(leader: number): void {
    for (const row of [...this.seen.values()].sort(byKey)) if (row.leader === leader) this.seen.drop(row);
    for (const row of [...this.rows.values()]) if (row.leader === leader) this.rows.drop(row);
  }

  /** A leader's position may have changed. `upTo` is the last follow there is; nobody follows where it is 0. */
  note(leader: number, contract: string, upTo: number, at: number): void {
    const before = this.seen.get(`${leader}/${contract}`)?.quantity ?? 0n;
    const position = this.#contracts.position(leader, contract)!;
    const now = position.quantity;
    if (now === before) return;
    this.#see(leader, contract, now);
    if (upTo === 0) return;
    const mark = this.#contracts.mark(contract).price;
    const of = { leader, contract, leverage: position.leverage, mark, upTo, done: 0, at };
    const sizes = { before: sizeOf(before), now: sizeOf(now) };
    const isSameWay = before !== 0n && now !== 0n && before > 0n === now > 0n;
    const closed = isSameWay ? sizes.before - sizes.now : sizes.before;
    const opened = isSameWay ? sizes.now - sizes.before : sizes.now;
    const add = (kind: 'open' | 'close', isLong: boolean, quantity: Quantity, from: Quantity) =>
      this.rows.add({ id: this.#ids.next(), ...of, kind, isLong, quantity, before: from });
    if (closed > 0n) add('close', before > 0n, closed, sizes.before);
    if (opened > 0n) add('open', now > 0n, opened, isSameWay ? sizes.before : 0n);
  }

  #see(leader: number, contract: string, quantity: Quantity): void {
    const row = this.seen.get(`${leader}/${contract}`);
    if (!row) this.seen.add({ leader, contract, quantity });
    else this.seen.touch(Object.assign(row, { quantity }));
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.rows.sort((a, b) => a.id - b.id);
  }
}

const sizeOf = (quantity: Quantity): Quantity => (quantity < 0n ? -quantity : quantity);

const byKey = (a: SeenRow, b: SeenRow): number => a.leader - b.leader || (a.contract < b.contract ? -1 : 1);
