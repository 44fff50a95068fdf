import {
  type C2cEventRow,
  type C2cOrder,
  type C2cOrderNumber,
  type MerchantSuspension,
  merchantSuspensionsTable,
  orderNumbersTable,
  type SilenceClaims,
  silenceClaimsTable,
} from '../../src/index.ts';
import { rowsOf, type Sorted } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CLAIMS_A_DAY = 1;

/** How an order is named outside, whom staff have suspended, and who claims that a seller does not answer. */
export class Merchants {
  readonly #suspended = new Set<number>();
  readonly #numbers = new Set<string>();
  readonly #claims = new Map<number, { readonly day: number; readonly claims: number }>();
  /** Of this batch. */
  readonly #touched = new Set<number>();

  take(
    sorted: Sorted,
    {
      fresh,
      orders,
      events,
      alone,
    }: {
      readonly fresh: readonly { readonly id: number }[];
      readonly orders: readonly C2cOrder[];
      readonly events: readonly C2cEventRow[];
      /** Of a batch of one command it is known who was suspended when an order was made. */
      readonly alone: boolean;
    },
  ): void {
    const made = new Set(fresh.map(({ id }) => id));
    for (const { id, advertiser } of orders) {
      if (alone && made.has(id) && this.#suspended.has(advertiser)) {
        wrong(`an ad of ${advertiser} was taken, who is suspended`);
      }
    }
    this.#suspend(rowsOf<MerchantSuspension>(sorted, merchantSuspensionsTable.number), alone);
    this.#takeNumbers(rowsOf<C2cOrderNumber>(sorted, orderNumbersTable.number), events);
    this.#takeClaims(rowsOf<SilenceClaims>(sorted, silenceClaimsTable.number), events);
  }

  /** Within a batch somebody may be suspended and let go again, which leaves one row. */
  #suspend(rows: readonly MerchantSuspension[], alone: boolean): void {
    for (const { owner, state } of rows) {
      if (state === 'suspended') this.#suspended.add(owner);
      else if (!this.#suspended.delete(owner) && alone) {
        wrong(`the suspension of ${owner} was lifted, who was not suspended`);
      }
    }
  }

  /** Every new order has a number and a reference that no other has, and its first event says the same. */
  #takeNumbers(rows: readonly C2cOrderNumber[], events: readonly C2cEventRow[]): void {
    const begun = new Map(events.filter(({ number }) => number === 1).map(({ order, detail }) => [order, detail]));
    if (begun.size !== rows.length) wrong(`${begun.size} orders began, ${rows.length} have a number`);
    for (const { order, number, reference, detailsDigest } of rows) {
      const said = JSON.parse(begun.get(order) ?? '{}') as Record<string, unknown>;
      if (said.number !== number || said.reference !== reference || said.details !== detailsDigest) {
        wrong(`D14 the timeline of order ${order} names another number than ${number}`);
      }
      for (const name of [`number ${number}`, `reference ${reference}`]) {
        if (this.#numbers.has(name)) wrong(`order ${order} has the ${name} of another one`);
        this.#numbers.add(name);
      }
    }
  }

  /** A claim that the seller does not answer is the payer's one of that day. */
  #takeClaims(rows: readonly SilenceClaims[], events: readonly C2cEventRow[]): void {
    for (const { payer, at } of silenceClaims(events)) {
      const day = Math.floor(at / DAY_MS) * DAY_MS;
      const known = this.#claims.get(payer);
      const count = (known?.day === day ? known.claims : 0) + 1;
      if (count > CLAIMS_A_DAY) wrong(`I7 ${payer} claims ${count} times in a day that a seller does not answer`);
      this.#claims.set(payer, { day, claims: count });
      this.#touched.add(payer);
    }
    const written = new Map(rows.map((row) => [row.owner, row]));
    for (const owner of new Set([...this.#touched, ...written.keys()])) {
      const is = written.get(owner);
      const should = this.#claims.get(owner);
      if (is?.day !== should?.day || is?.claims !== should?.claims) {
        wrong(`I7 ${owner} has claimed ${is?.claims} times, not ${should?.claims}`);
      }
    }
    this.#touched.clear();
  }
}

/** Payers who claimed that the seller does not answer: not those whose seller could not have released. */
function silenceClaims(events: readonly C2cEventRow[]): { readonly payer: number; readonly at: number }[] {
  const claimed = new Set(events.flatMap(({ event, actor, order }) => (isClaim(event, actor) ? [order] : [])));
  return events.flatMap(({ event, order, by, at, detail }) => {
    const isSilent = event === 'cancelled' && (JSON.parse(detail) as { reason?: string }).reason === 'seller-silent';
    return isSilent && claimed.has(order) ? [{ payer: by!, at }] : [];
  });
}

const isClaim = (event: C2cEventRow['event'], actor: C2cEventRow['actor']): boolean =>
  event === 'fault-claimed' && actor === 'payer';
