import type { Ad, C2cDay, C2cEventRow, C2cOrder } from '../../src/index.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';
import { type Deed, type ExpectedOrder, Timelines, unitsOf } from './timelines.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;
const ONE = 100_000_000n;
const CANCELS_A_DAY = 3;
const escrowed: readonly C2cOrder['state'][] = ['unpaid', 'paid', 'appealed'];

/** Most that somebody takes: of orders under way at once, and in a UTC day. */
export type TakingLimits = { readonly openMax: number; readonly dayLimit: bigint };

const fixedOfAd = ['owner', 'side', 'asset', 'fiat', 'createdAt'] as const;
const fixed = [
  ...(['ad', 'side', 'advertiser', 'taker', 'payer', 'seller', 'asset', 'fiat', 'price', 'quantity', 'money'] as const),
  ...(['value', 'kind', 'method', 'minutes', 'terms', 'rules', 'openedAt'] as const),
] as const;

type Kept = { readonly row: Ad; locked: bigint; dealt: bigint };

/**
 * Coins against fiat: what every ad and every order has in escrow, worked out from events and rows, so that each order
 * leaves it once and to whom its events say (I4, I5); what ads have left (D14); and the days (I7).
 */
export class C2c {
  readonly #money: Pick<Money, 'claim' | 'settled' | 'move'>;
  readonly #limits: TakingLimits;
  readonly #timelines = new Timelines();
  readonly #ads = new Map<number, Kept>();
  readonly #orders = new Map<number, C2cOrder>();
  readonly #days = new Map<number, C2cDay>();
  /** Of this batch. */
  readonly #touchedAds = new Set<number>();
  readonly #touchedOrders = new Set<number>();
  readonly #touchedDays = new Set<number>();
  readonly compensated = new Map<number, bigint>();
  #lastAd = 0;
  #lastOrder = 0;

  constructor(money: Pick<Money, 'claim' | 'settled' | 'move'>, limits: TakingLimits) {
    this.#money = money;
    this.#limits = limits;
  }

  get lastAd(): number {
    return this.#lastAd;
  }

  get lastOrder(): number {
    return this.#lastOrder;
  }

  begin(): void {
    for (const set of [this.#touchedAds, this.#touchedOrders, this.#touchedDays]) set.clear();
    this.compensated.clear();
  }

  /**
   * Gives the orders that are new, each with its taker.
   *
   * @param priceOf the markets' prices, where the batch was of one command
   */
  takeEvents(
    events: readonly C2cEventRow[],
    rows: readonly C2cOrder[],
    from: number,
    to: number,
    priceOf?: (asset: string) => bigint,
  ): { id: number; taker: number }[] {
    const written = new Map(rows.map((row) => [row.id, row]));
    if (written.size !== rows.length) wrong('an order was written twice');
    const fresh: { id: number; taker: number }[] = [];
    for (const event of events) {
      const row = written.get(event.order);
      if (!row) wrong(`D14 order ${event.order} has an event and was not written`);
      const known = this.#orders.get(row.id);
      for (const name of fixed) if (known && known[name] !== row[name]) wrong(`order ${row.id} has another ${name}`);
      if (!known) {
        this.#open(row, event, priceOf);
        fresh.push({ id: row.id, taker: row.taker });
      }
      this.#touchedOrders.add(row.id);
      for (const deed of this.#timelines.take(event, row, from, to)) this.#heard(row, deed, event.at);
    }
    for (const row of rows) {
      if (!this.#touchedOrders.has(row.id)) wrong(`D14 order ${row.id} was written and nothing happened to it`);
      this.#validateOrder(row, this.#timelines.get(row.id)!);
    }
    return fresh;
  }

  #open(row: C2cOrder, { event, detail }: C2cEventRow, priceOf?: (asset: string) => bigint): void {
    const { id, taker, advertiser, payer, seller, side, quantity, money, price, asset } = row;
    if (id !== this.#lastOrder + 1 || event !== 'locked')
      wrong(`I5 order ${id} is over, or follows ${this.#lastOrder}`);
    this.#lastOrder = id;
    const [pays, gives] = side === 'sell' ? [taker, advertiser] : [advertiser, taker];
    if (taker === advertiser || payer !== pays || seller !== gives) wrong(`order ${id} is between the wrong two`);
    validateSum(row);
    const said = JSON.parse(detail) as Record<string, string | number>;
    for (const [name, value] of Object.entries({ quantity, money, price })) {
      if (unitsOf(String(said[name])) !== value) wrong(`D14 order ${id} says another ${name}`);
    }
    if (said.asset !== asset || said.ad !== row.ad || said.payBy !== row.openedAt + row.minutes * 60_000) {
      wrong(`D14 order ${id} says other terms`);
    }
    const ad = this.#ads.get(row.ad);
    if (priceOf) {
      if (!ad) wrong(`order ${id} was made of no ad`);
      validateTaken(row, ad);
      const worth = quantity * priceOf(asset);
      if (row.value !== (worth + ONE - 1n) / ONE) wrong(`order ${id} is worth ${worth}, not ${row.value}`);
    }
    const open = [...this.#orders.values()].filter((one) => one.taker === taker && this.#inEscrow(one.id)).length;
    if (open >= this.#limits.openMax) wrong(`${taker} has ${open + 1} orders under way`);
    if ((this.#dayOf(payer, row.openedAt)?.cancels ?? 0) >= CANCELS_A_DAY)
      wrong(`I7 ${payer} buys after three cancels`);
    this.#orders.set(id, { ...row });
  }

  #inEscrow(order: number): boolean {
    const expected = this.#timelines.get(order);
    return expected !== undefined && escrowed.includes(expected.state);
  }

  #heard(row: C2cOrder, deed: Deed, at: number): void {
    const { id, taker, payer, seller, advertiser, asset, quantity, value } = row;
    if (deed.kind === 'opened') {
      this.#lock(row, quantity);
      const day = this.#count(taker, at, 0, value);
      if (day.value > this.#limits.dayLimit) wrong(`I7 ${taker} has taken ${day.value} in a day`);
    } else if (deed.kind === 'cancelled') this.#count(payer, at, 1, 0n);
    else if (deed.kind === 'fault-accepted') this.#takeBack(payer, this.#timelines.get(id)!.settledAt!, 1, 0n);
    else if (deed.kind === 'settled') {
      this.#lock(row, -quantity);
      if (deed.ended === 'released' || deed.ended === 'ruled-payer') {
        this.#money.settled(id, seller, payer, asset, quantity);
        this.#adOf(row).dealt += quantity;
      } else this.#takeBack(taker, row.openedAt, 0, value);
    } else if (deed.kind === 'compensated') {
      this.#money.move(id, advertiser, 'USDT', -deed.amount, 'c2c-compensation');
      this.#money.move(id, payer, 'USDT', deed.amount, 'c2c-compensation');
      this.compensated.set(advertiser, (this.compensated.get(advertiser) ?? 0n) + deed.amount);
    }
  }

  /** So much more of an ad is locked in orders, and so much more the seller has there. */
  #lock(row: C2cOrder, by: bigint): void {
    this.#adOf(row).locked += by;
    this.#money.claim(row.seller, row.asset, by, 'c2c');
  }

  /** The ad of an order; its row may come later in the batch in which it was made. */
  #adOf({ ad: id, side, advertiser, asset }: C2cOrder): Kept {
    this.#touchedAds.add(id);
    let ad = this.#ads.get(id);
    if (!ad) {
      ad = { row: { id, owner: advertiser, side, asset } as Ad, locked: 0n, dealt: 0n };
      this.#ads.set(id, ad);
    }
    return ad;
  }

  #validateOrder(row: C2cOrder, expected: ExpectedOrder): void {
    const { id, state, payBy, escalateAt, fault, faultUntil, settledAt, ended, events, head } = row;
    const { proposed } = expected;
    const isAs: readonly (readonly [string, unknown, unknown])[] = [
      ['state', state, expected.state],
      ['payBy', payBy, expected.payBy],
      ['escalateAt', escalateAt, expected.escalateAt],
      ['fault', fault, expected.fault],
      ['faultUntil', faultUntil, expected.faultUntil],
      ['settledAt', settledAt, expected.settledAt],
      ['ended', ended, expected.ended],
      ['events', events, expected.events],
      ['head', head, expected.head],
      ['standing', row.standing, expected.over ? 'over' : 'open'],
      ['withdrawalBy', row.withdrawalBy, expected.offeredBy],
      ['rulingFor', row.rulingFor, expected.ruledFor ?? proposed?.for ?? null],
      [
        'compensation',
        row.compensation,
        proposed && !expected.over ? unitsOf(proposed.compensation) : expected.compensation,
      ],
    ];
    for (const [name, is, should] of isAs) {
      if (is !== should) wrong(`I6 order ${id} has ${name} ${is}, its events say ${should}`);
    }
    if (row.secondedBy !== null && (row.secondedBy === row.ruledBy || expected.ruledFor === null)) {
      wrong(`I6 order ${id} was ruled twice by ${row.ruledBy}`);
    }
    if (expected.over) {
      this.#orders.delete(id);
      this.#timelines.forget(id);
    } else this.#orders.set(id, { ...row });
  }

  takeAds(rows: readonly Ad[], from: number, to: number, posted: (id: number, owner: number) => void): void {
    const written = new Set<number>();
    for (const row of rows) {
      const { id, state, total, locked, dealt, changedAt } = row;
      if (written.has(id)) wrong(`ad ${id} was written twice`);
      written.add(id);
      const known = this.#ads.get(id);
      const before = known?.row.state === undefined ? undefined : known.row;
      if (!before && id !== this.#lastAd + 1) wrong(`ad ${id} is closed, or follows ${this.#lastAd}`);
      if (!before) posted(id, row.owner);
      this.#lastAd = Math.max(this.#lastAd, id);
      for (const name of fixedOfAd) if (before && before[name] !== row[name]) wrong(`ad ${id} has another ${name}`);
      if (changedAt > to || (before ? changedAt < before.changedAt : changedAt < from)) {
        wrong(`I13 ad ${id} is of another time`);
      }
      const sums = known ?? { locked: 0n, dealt: 0n };
      if (locked !== sums.locked || dealt !== sums.dealt) {
        wrong(`D14 ad ${id} has ${locked} locked and ${dealt} dealt, its orders ${sums.locked} and ${sums.dealt}`);
      }
      if (locked < 0n || total < locked + dealt) wrong(`D14 ad ${id} has ${total - locked - dealt} left`);
      if (state === 'closed' && locked !== 0n) wrong(`D14 ad ${id} was closed with ${locked} in orders`);
      this.#money.claim(row.owner, row.asset, ownEscrow(row) - (before ? ownEscrow(before) : 0n), 'c2c');
      if (state === 'closed') this.#ads.delete(id);
      else this.#ads.set(id, { row: { ...row }, locked, dealt });
    }
    for (const id of this.#touchedAds) if (!written.has(id)) wrong(`D14 ad ${id} has other orders and was not written`);
  }

  #dayOf(owner: number, at: number): C2cDay | undefined {
    const known = this.#days.get(owner);
    return known?.day === dayOf(at) ? known : undefined;
  }

  #count(owner: number, at: number, cancels: number, value: bigint): C2cDay {
    const used = this.#dayOf(owner, at) ?? { cancels: 0, value: 0n };
    const day = { owner, day: dayOf(at), cancels: used.cancels + cancels, value: used.value + value };
    this.#days.set(owner, day);
    this.#touchedDays.add(owner);
    return day;
  }

  #takeBack(owner: number, then: number, cancels: number, value: bigint): void {
    const used = this.#dayOf(owner, then);
    if (used) this.#count(owner, then, -cancels, -value);
  }

  takeDays(rows: readonly C2cDay[]): void {
    const written = new Map(rows.map((row) => [row.owner, row]));
    for (const owner of new Set([...this.#touchedDays, ...written.keys()])) {
      const is = written.get(owner);
      const should = this.#days.get(owner);
      if (!is || is.day !== should?.day || is.cancels !== should.cancels || is.value !== should.value) {
        wrong(
          `I7 the day of ${owner} has ${is?.cancels} and ${is?.value}, not ${should?.cancels} and ${should?.value}`,
        );
      }
    }
  }

  /** Holds what a core came back with against what was durable. */
  compare(ads: Iterable<Ad>, orders: Iterable<C2cOrder>): void {
    const missing = new Set([...this.#ads.keys()].map((id) => `ad ${id}`));
    for (const id of this.#orders.keys()) missing.add(`order ${id}`);
    for (const row of ads) {
      const known = this.#ads.get(row.id);
      if (!known || known.locked !== row.locked || known.row.state !== row.state || known.row.total !== row.total) {
        wrong(`I32 ad ${row.id} came back different`);
      }
      missing.delete(`ad ${row.id}`);
    }
    for (const row of orders) {
      const known = this.#orders.get(row.id);
      if (!known || known.head !== row.head || known.state !== row.state || known.payBy !== row.payBy) {
        wrong(`I32 C2C order ${row.id} came back different`);
      }
      missing.delete(`order ${row.id}`);
    }
    for (const one of missing) wrong(`I32 ${one} did not come back`);
  }
}

const ownEscrow = ({ side, state, total, locked, dealt }: Ad): bigint =>
  side === 'sell' && state === 'on' ? total - locked - dealt : 0n;

/** Fiat is what the coins cost, rounded up to what is paid; or coins are what the fiat buys, rounded down to what is traded. */
function validateSum({ id, quantity, money, price, asset, fiat }: C2cOrder): void {
  const cent = ['JPY', 'KRW', 'TWD'].includes(fiat) ? ONE : ONE / 100n;
  const smallest = asset === 'USDT' ? ONE / 100n : 1n;
  if (quantity <= 0n || money <= 0n || price <= 0n) wrong(`order ${id} is about nothing`);
  const costs = money * ONE - quantity * price;
  const isCost = costs >= 0n && costs < cent * ONE && money % cent === 0n;
  const isBought = costs >= 0n && costs < smallest * price && quantity % smallest === 0n;
  if (!isCost && !isBought) wrong(`order ${id} has ${quantity} at ${price} for ${money}`);
}

/** Of a command alone the ad is known as it was taken. */
function validateTaken(order: C2cOrder, { row, locked, dealt }: Kept): void {
  const { id, price, money, quantity, minutes, terms, taker, method, kind } = order;
  if (row.state !== 'on' || row.owner === taker) wrong(`order ${id} was made of an ad that was not to be taken`);
  if (row.priceKind === 'fixed' && price !== row.price) wrong(`order ${id} is at ${price}, its ad at ${row.price}`);
  if (money < row.min || money > row.max) wrong(`order ${id} is for ${money}`);
  if (quantity > row.total - locked - dealt) wrong(`D14 order ${id} took ${quantity}, more than was left`);
  if (minutes !== row.minutes || terms !== row.terms) wrong(`order ${id} has other terms than its ad`);
  const takes =
    row.side === 'sell' ? row.methods.split(',').includes(String(method)) : row.kinds.split(',').includes(kind);
  if (!takes) wrong(`order ${id} is paid in a way that its ad does not take`);
}
