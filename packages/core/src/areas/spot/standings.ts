import { NumberMap } from '../../engine/number-map.ts';
import type { Accounts } from '../../ledger/accounts.ts';
import * as matching from '../../matching/index.ts';
import type { Orders } from './orders.ts';
import type { Venue } from './venue.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { NONE } = matching;

/** Most markets. A standing's key is owner × this + venue, below 2⁵³ for every owner. */
const VENUES_MAX = 1 << 12;

/** Places in a standing's record. */
const RECORD = 4;
/** The owner's accounts of the two assets, where they are known. */
const BASE = 0;
const QUOTE = 1;
/** The newest of the owner's living orders, and how many there are. */
const HEAD = 2;
const COUNT = 3;

/**
 * Where an owner stands in a market: the accounts that orders there are paid from and into, and the living orders, as a
 * linked list through their records. It is found once an order.
 */
export class Standings {
  readonly #orders: Orders;
  readonly #accounts: Accounts;
  readonly #index = new NumberMap();
  #records: Int32Array = new Int32Array(256 * RECORD);
  #size = 0;

  constructor(orders: Orders, accounts: Accounts) {
    this.#orders = orders;
    this.#accounts = accounts;
  }

  of(owner: number, venue: Venue): number {
    const key = owner * VENUES_MAX + venue.number;
    const known = this.#index.get(key);
    if (known >= 0) return known;
    const standing = this.#size++;
    if (standing * RECORD === this.#records.length) {
      const larger = new Int32Array(this.#records.length * 2);
      larger.set(this.#records);
      this.#records = larger;
    }
    this.#records.set([NONE, NONE, NONE, 0], standing * RECORD);
    this.#index.set(key, standing);
    return standing;
  }

  /** The account that a purchase or a sale is paid from; −1 while the owner has none. */
  payer(standing: number, owner: number, venue: Venue, buys: boolean): number {
    const place = standing * RECORD + (buys ? QUOTE : BASE);
    const known = this.#records[place]!;
    if (known >= 0) return known;
    const account = this.#accounts.find(owner, buys ? venue.quote : venue.base);
    this.#records[place] = account;
    return account;
  }

  /** The account that it is paid into; opened when there is none. */
  payee(standing: number, owner: number, venue: Venue, buys: boolean): number {
    const place = standing * RECORD + (buys ? BASE : QUOTE);
    const known = this.#records[place]!;
    if (known >= 0) return known;
    const account = this.#accounts.open(owner, buys ? venue.base : venue.quote);
    this.#records[place] = account;
    return account;
  }

  countOf(standing: number): number {
    return this.#records[standing * RECORD + COUNT]!;
  }

  add(slot: number): void {
    const orders = this.#orders;
    const record = orders.standingOf(slot) * RECORD;
    const head = this.#records[record + HEAD]!;
    orders.setNext(slot, head);
    orders.setPrevious(slot, NONE);
    if (head !== NONE) orders.setPrevious(head, slot);
    this.#records[record + HEAD] = slot;
    this.#records[record + COUNT]! += 1;
  }

  remove(slot: number): void {
    const orders = this.#orders;
    const record = orders.standingOf(slot) * RECORD;
    const next = orders.nextOf(slot);
    const previous = orders.previousOf(slot);
    if (previous === NONE) this.#records[record + HEAD] = next;
    else orders.setNext(previous, next);
    if (next !== NONE) orders.setPrevious(next, previous);
    this.#records[record + COUNT]! -= 1;
  }

  /** Slots of an owner's orders in some markets, oldest first: an order of the state, that a restart keeps. */
  slotsOf(owner: number, venues: Iterable<Venue>): number[] {
    const orders = this.#orders;
    const slots: number[] = [];
    for (const { number } of venues) {
      const standing = this.#index.get(owner * VENUES_MAX + number);
      if (standing < 0) continue;
      for (let slot = this.#records[standing * RECORD + HEAD]!; slot !== NONE; slot = orders.nextOf(slot)) {
        slots.push(slot);
      }
    }
    return slots.sort((a, b) => orders.idOf(a) - orders.idOf(b));
  }
}
