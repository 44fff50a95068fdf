import { TRIGGERS_MAX, type TriggerEnding } from '@quay/contract/perpetual/rules';
import type { Price, Quantity } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Contracts } from './contracts.ts';
import type { Marks } from './marks.ts';
import type { Positions } from './positions.ts';
import { type TriggerRow, triggersTable } from './trigger-state.ts';
import { awaitedBy, cutToTick, isLongOf, type TriggerTerms, trailingPrice } from './trigger-terms.ts';
import { TriggerWatch } from './trigger-watch.ts';

/** What a trigger is set for. */
type Of = Pick<TriggerRow, 'owner' | 'contract' | 'closes' | 'order'>;

/**
 * Triggers that stand, and the prices that they wait for. They belong to a position, and end with it; or to an order that
 * opens, and are armed for what it trades.
 */
export class Triggers extends Rows<TriggerRow> {
  readonly watch = new TriggerWatch();
  readonly #contracts: Contracts;
  readonly #marks: Marks;
  readonly #ids: Sequence;
  /** Whether an order can still trade. */
  readonly #isLive: (order: number) => boolean;
  readonly #byPosition = new Map<string, TriggerRow[]>();
  /** Those of an order, armed or not, as long as it can trade. */
  readonly #byOrder = new Map<number, TriggerRow[]>();
  /** Tried at the mark as it is: they go on with the next one. */
  readonly #tried = new Map<string, Set<TriggerRow>>();
  /** What the command that runs has ended. */
  readonly #over: { readonly row: TriggerRow; readonly ended: TriggerEnding }[] = [];

  constructor(of: {
    readonly changes: Changes;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly marks: Marks;
    readonly ids: Sequence;
    isLive(order: number): boolean;
  }) {
    super(triggersTable, of.changes);
    this.#contracts = of.contracts;
    this.#marks = of.marks;
    this.#ids = of.ids;
    this.#isLive = of.isLive;
    of.positions.whenFlat = (row) => this.#leave(`${row.owner}/${row.contract}`);
  }

  /** Those of an owner in a contract, oldest first. */
  of(owner: number, contract: string): readonly TriggerRow[] {
    return this.#byPosition.get(`${owner}/${contract}`) ?? [];
  }

  /** Whether any belong to orders that can trade. */
  get isOfOrders(): boolean {
    return this.#byOrder.size > 0;
  }

  /** Whether so many more may stand, in the place of some. */
  hasRoom(owner: number, contract: string, more: number, replaced = 0): boolean {
    return this.of(owner, contract).length - replaced + more <= TRIGGERS_MAX;
  }

  /** The one in whose place another would stand: of the same kind, for the whole position or for the same order. */
  inPlaceOf({ owner, contract, order }: Of, { kind, quantity }: TriggerTerms): TriggerRow | undefined {
    if (order === null && quantity !== null) return undefined;
    return this.of(owner, contract).find(
      (row) => row.kind === kind && row.order === order && (order !== null || row.quantity === null),
    );
  }

  /** Sets one: of a position it is armed, of an order it waits for its trades. */
  set(of: Of, terms: TriggerTerms, at: number): TriggerRow {
    const before = this.inPlaceOf(of, terms);
    if (before) this.cancel(before, 'replaced', at);
    const isWaiting = of.order !== null;
    const row: TriggerRow = {
      ...{ id: this.#ids.next(), owner: of.owner, contract: of.contract, kind: terms.kind },
      ...{ closes: of.closes, order: of.order, triggerPrice: terms.triggerPrice, price: terms.price },
      ...{ quantity: isWaiting ? 0n : terms.quantity, activation: terms.activation, callback: terms.callback },
      ...{ best: null, status: isWaiting ? 'waiting' : 'armed', ended: null, closed: 0n, sent: null },
      ...{ firedMark: null, triedAt: null, createdAt: at, armedAt: isWaiting ? null : at, firedAt: null },
      updatedAt: at,
    };
    this.add(row);
    this.#index(row);
    this.#begin(row);
    return row;
  }

  /** Says anew what one is set to; it begins again. What an order traded and it has not closed stays its quantity. */
  edit(row: TriggerRow, { triggerPrice, price, quantity, activation, callback }: TriggerTerms, at: number): void {
    const left = row.order === null ? quantity : row.quantity! - row.closed;
    const status = row.status === 'waiting' ? 'waiting' : 'armed';
    Object.assign(row, { triggerPrice, price, activation, callback, quantity: left, status, best: null });
    Object.assign(row, { closed: 0n, sent: null, firedMark: null, firedAt: null, triedAt: null, updatedAt: at });
    if (status === 'armed') row.armedAt = at;
    this.touch(row);
    this.#forgetTried(row);
    this.#begin(row);
  }

  /** A trailing one without an activation price follows from the mark as it is; then it waits for its prices. */
  #begin(row: TriggerRow): void {
    if (row.kind === 'trailing' && row.status === 'armed' && row.activation === null) this.#follow(row);
    this.#watch(row);
  }

  #follow(row: TriggerRow, mark: Price = this.markOf(row.contract)): void {
    const { tick } = this.#contracts.of(row.contract);
    row.status = 'active';
    row.best = mark;
    row.triggerPrice = trailingPrice(mark, row.callback!, tick, isLongOf(row));
  }

  #watch(row: TriggerRow): void {
    this.watch.set(row, awaitedBy(row, this.#contracts.of(row.contract).tick));
  }

  /** The mark of a contract as triggers see it. */
  markOf(contract: string): Price {
    return cutToTick(this.#marks.of(contract)!, this.#contracts.of(contract).tick);
  }

  /** A trailing one begins to follow, or follows further. */
  follow(row: TriggerRow, mark: Price, at: number): void {
    this.#follow(row, mark);
    row.updatedAt = at;
    this.touch(row);
    this.#watch(row);
  }

  /** An order has traded: what was placed with it is armed for that. */
  opened(order: number, quantity: Quantity, at: number): void {
    const rows = this.#byOrder.get(order);
    if (!rows) return;
    for (const row of rows) {
      if (row.status === 'waiting') {
        row.status = 'armed';
        row.armedAt = at;
        this.#watch(row);
      }
      row.quantity! += quantity;
      row.updatedAt = at;
      this.touch(row);
    }
  }

  /** An order trades no more: what was placed with it and never armed ends with it. */
  orderOver(order: number): void {
    if (this.#byOrder.size === 0) return;
    const rows = this.#byOrder.get(order);
    if (!rows) return;
    this.#byOrder.delete(order);
    for (const row of rows) if (row.status === 'waiting') this.#end(row, 'order-ended');
  }

  /** A position is closed: all of its triggers end, but those of orders that have not traded. */
  #leave(key: string): void {
    const rows = this.#byPosition.get(key);
    if (!rows) return;
    for (const row of [...rows]) {
      if (row.status === 'waiting') continue;
      if (this.#isOfLive(row)) this.#waitAgain(row);
      else this.#end(row, 'position-closed');
    }
  }

  #isOfLive({ order }: TriggerRow): boolean {
    return order !== null && this.#isLive(order);
  }

  /** What its order traded is closed, and that may trade more: it is armed for that. */
  #waitAgain(row: TriggerRow): void {
    Object.assign(row, { status: 'waiting', quantity: 0n, closed: 0n, armedAt: null });
    Object.assign(row, { firedMark: null, firedAt: null, triedAt: null });
    this.touch(row);
    this.#forgetTried(row);
    this.#watch(row);
  }

  #end(row: TriggerRow, ended: TriggerEnding): void {
    this.#unindex(row);
    this.#over.push({ row, ended });
  }

  /** It stands no more while it fires: what it closes is not the end of it. */
  suspend(row: TriggerRow): void {
    this.#unindex(row);
  }

  /** It fired and something is left of what it is for: it goes on with the next mark. */
  resume(row: TriggerRow, at: number): void {
    row.status = 'retrying';
    row.updatedAt = at;
    this.touch(row);
    this.#index(row);
    this.#wait(row);
  }

  /** It fired and closed what it is for. */
  done(row: TriggerRow, at: number): void {
    row.updatedAt = at;
    if (this.#isOfLive(row)) {
      this.#index(row);
      this.#waitAgain(row);
    } else {
      row.status = 'done';
      this.retire(row);
    }
  }

  cancel(row: TriggerRow, ended: TriggerEnding, at: number): void {
    this.#unindex(row);
    Object.assign(row, { status: 'cancelled', ended, updatedAt: at });
    this.retire(row);
  }

  /** Ends what the command that ran has ended. */
  flush(at: number): void {
    if (this.#over.length === 0) return;
    for (const { row, ended } of this.#over) this.cancel(row, ended, at);
    this.#over.length = 0;
  }

  /** A contract has another mark: what was tried at the one before waits for its price again. */
  marked(contract: string): void {
    const rows = this.#tried.get(contract);
    if (!rows) return;
    this.#tried.delete(contract);
    for (const row of rows) this.#watch(row);
  }

  #wait(row: TriggerRow): void {
    const rows = this.#tried.get(row.contract) ?? new Set();
    rows.add(row);
    this.#tried.set(row.contract, rows);
  }

  #forgetTried(row: TriggerRow): void {
    this.#tried.get(row.contract)?.delete(row);
  }

  #index(row: TriggerRow): void {
    const key = `${row.owner}/${row.contract}`;
    const rows = this.#byPosition.get(key) ?? [];
    rows.push(row);
    rows.sort((a, b) => a.id - b.id);
    this.#byPosition.set(key, rows);
    if (row.order === null) return;
    const ofOrder = this.#byOrder.get(row.order);
    if (ofOrder) ofOrder.push(row);
    else this.#byOrder.set(row.order, [row]);
  }

  #unindex(row: TriggerRow): void {
    this.watch.drop(row);
    this.#forgetTried(row);
    const key = `${row.owner}/${row.contract}`;
    const rows = this.of(row.owner, row.contract).filter((one) => one !== row);
    if (rows.length > 0) this.#byPosition.set(key, rows);
    else this.#byPosition.delete(key);
    if (row.order === null) return;
    const ofOrder = this.#byOrder.get(row.order)?.filter((one) => one !== row);
    if (ofOrder && ofOrder.length > 0) this.#byOrder.set(row.order, ofOrder);
    else this.#byOrder.delete(row.order);
  }

  /** Start-up brought all rows, and all else was built again. */
  rebuild(): void {
    this.watch.clear();
    this.#byPosition.clear();
    this.#byOrder.clear();
    this.#tried.clear();
    this.sort((a, b) => a.id - b.id);
    for (const row of this.values()) {
      this.#index(row);
      if (row.triedAt !== null && row.triedAt === this.#marks.marks.get(row.contract)!.at) this.#wait(row);
      else this.#watch(row);
    }
  }
}
