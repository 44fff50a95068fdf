import { ESCALATE_HOURS, inEscrow, LATE_APPEAL_HOURS } from '@quay/contract/c2c/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { Deadlines } from './deadlines.ts';
import { Groups } from './groups.ts';
import { type C2cOrder, c2cOrdersTable } from './state.ts';

const LATE_APPEAL_MS = LATE_APPEAL_HOURS * 3_600_000;
/** How long a seller has to release what was paid before staff look by themselves. */
export const ESCALATE_MS = ESCALATE_HOURS * 3_600_000;

export const holdsCoins = ({ state }: Pick<C2cOrder, 'state'>): boolean => inEscrow.includes(state);

/** A ruling that waited for a second person does so no more. */
export function dropProposal(order: C2cOrder): void {
  order.rulingFor = null;
  order.ruledBy = null;
  order.compensation = 0n;
}

/** The moment at which time alone does something to an order; nothing where it waits for none. */
export const deadlinesOf = {
  /** The payer pays, or it times out. */
  payment: ({ state, payBy }: C2cOrder): number | null => (state === 'unpaid' ? payBy : null),
  /** The seller releases, or staff look. */
  release: ({ escalateAt }: C2cOrder): number | null => escalateAt,
  /** The seller contests a fault, or it is accepted. */
  fault: ({ fault, faultUntil }: C2cOrder): number | null => (fault === 'claimed' ? faultUntil : null),
  /** The payer appeals though it timed out, or it is over. */
  standing: ({ state, settledAt }: C2cOrder): number | null =>
    state === 'timed-out' ? settledAt! + LATE_APPEAL_MS : null,
} as const;
export type Wait = keyof typeof deadlinesOf;
export const waits = Object.keys(deadlinesOf) as readonly Wait[];

/** The orders to which something can still happen, found by taker, advertiser, ad, and by what they wait for. */
export class Orders extends Rows<C2cOrder> {
  readonly #byTaker = new Groups<C2cOrder>();
  readonly #byAdvertiser = new Groups<C2cOrder>();
  readonly #byAd = new Groups<C2cOrder>();
  readonly deadlines: Readonly<Record<Wait, Deadlines>> = {
    payment: new Deadlines(),
    release: new Deadlines(),
    fault: new Deadlines(),
    standing: new Deadlines(),
  };

  constructor(changes: Changes) {
    super(c2cOrdersTable, changes);
  }

  ofTaker(owner: number): ReadonlySet<C2cOrder> {
    return this.#byTaker.of(owner);
  }

  ofAdvertiser(owner: number): ReadonlySet<C2cOrder> {
    return this.#byAdvertiser.of(owner);
  }

  ofAd(ad: number): ReadonlySet<C2cOrder> {
    return this.#byAd.of(ad);
  }

  /** Whether any order waits for a moment that moves when Quay was away. */
  get anyWaits(): boolean {
    const { payment, release, fault } = this.deadlines;
    return payment.size + release.size + fault.size > 0;
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    for (const group of [this.#byTaker, this.#byAdvertiser, this.#byAd]) group.clear();
    for (const wait of waits) this.deadlines[wait].clear();
    for (const order of this.values()) this.#file(order);
  }

  override add(row: C2cOrder): C2cOrder {
    this.#file(row);
    return super.add(row);
  }

  /** The order's values changed; when it is over, it leaves the memory. */
  save(order: C2cOrder): void {
    if (order.standing === 'open') {
      for (const wait of waits) this.deadlines[wait].file(order.id, deadlinesOf[wait](order));
      this.touch(order);
      return;
    }
    for (const wait of waits) this.deadlines[wait].file(order.id, null);
    this.#byTaker.remove(order.taker, order);
    this.#byAdvertiser.remove(order.advertiser, order);
    this.#byAd.remove(order.ad, order);
    this.retire(order);
  }

  #file(order: C2cOrder): void {
    this.#byTaker.add(order.taker, order);
    this.#byAdvertiser.add(order.advertiser, order);
    this.#byAd.add(order.ad, order);
    for (const wait of waits) this.deadlines[wait].file(order.id, deadlinesOf[wait](order));
  }
}
