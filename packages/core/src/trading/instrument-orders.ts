import { NumberMap } from '../engine/number-map.ts';
import type { Accounts } from '../ledger/accounts.ts';
import * as matching from '../matching/index.ts';
import type { Holdings } from './holdings.ts';
import type { Instrument } from './instrument.ts';
import * as numbers from './instrument-numbers.ts';
import type { Orders } from './orders.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { NONE } = matching;
const { INSTRUMENTS_MAX } = numbers;

/** Offsets in a list's record: the owner's accounts of the instrument's two assets, where they are known. */
const RECORD = 4;
const BASE = 0;
const QUOTE = 1;
/** The newest of the owner's living orders, and how many there are. */
const HEAD = 2;
const COUNT = 3;

/**
 * An owner's living orders in an instrument as a linked list through their records, with the accounts that they are paid
 * from and into. A list has a number, which is found once an order.
 */
export class InstrumentOrders {
  readonly #orders: Orders;
  readonly #accounts: Accounts;
  readonly #holdings: Holdings;
  readonly #lists = new NumberMap();
  #records: Int32Array = new Int32Array(256 * RECORD);
  #size = 0;

  constructor(orders: Orders, accounts: Accounts, holdings: Holdings) {
    this.#orders = orders;
    this.#accounts = accounts;
    this.#holdings = holdings;
  }

  listOf(owner: number, instrument: Instrument): number {
    const key = owner * INSTRUMENTS_MAX + instrument.number;
    const known = this.#lists.get(key);
    if (known >= 0) return known;
    const list = this.#size++;
    if (list * RECORD === this.#records.length) {
      const larger = new Int32Array(this.#records.length * 2);
      larger.set(this.#records);
      this.#records = larger;
    }
    this.#records.set([NONE, NONE, NONE, 0], list * RECORD);
    this.#lists.set(key, list);
    return list;
  }

  /** The account that a purchase or a sale is paid from; −1 while the owner has none. */
  payer(list: number, owner: number, instrument: Instrument, buys: boolean): number {
    const assetBook = this.#holdings.paysFrom(instrument, buys);
    const at = list * RECORD + (assetBook === instrument.quote ? QUOTE : BASE);
    const known = this.#records[at]!;
    if (known >= 0) return known;
    const account = this.#accounts.find(owner, assetBook);
    this.#records[at] = account;
    return account;
  }

  /** The account that it is paid into; opened when there is none. */
  payee(list: number, owner: number, instrument: Instrument, buys: boolean): number {
    const assetBook = this.#holdings.gainsIn(instrument, buys);
    const at = list * RECORD + (assetBook === instrument.quote ? QUOTE : BASE);
    const known = this.#records[at]!;
    if (known >= 0) return known;
    const account = this.#accounts.open(owner, assetBook);
    this.#records[at] = account;
    return account;
  }

  /** The newest order of a list, NONE where it has none; {@link Orders.nextOf} leads on. */
  newestOf(list: number): number {
    return this.#records[list * RECORD + HEAD]!;
  }

  countOf(list: number): number {
    return this.#records[list * RECORD + COUNT]!;
  }

  add(slot: number): void {
    const orders = this.#orders;
    const record = orders.listOf(slot) * RECORD;
    const head = this.#records[record + HEAD]!;
    orders.setNext(slot, head);
    orders.setPrevious(slot, NONE);
    if (head !== NONE) orders.setPrevious(head, slot);
    this.#records[record + HEAD] = slot;
    this.#records[record + COUNT]! += 1;
  }

  remove(slot: number): void {
    const orders = this.#orders;
    const record = orders.listOf(slot) * RECORD;
    const next = orders.nextOf(slot);
    const previous = orders.previousOf(slot);
    if (previous === NONE) this.#records[record + HEAD] = next;
    else orders.setNext(previous, next);
    if (next !== NONE) orders.setPrevious(next, previous);
    this.#records[record + COUNT]! -= 1;
  }

  /** Slots of an owner's orders in some instruments, oldest first: an order of the state, that a restart keeps. */
  slotsOf(owner: number, instruments: Iterable<Instrument>): number[] {
    const orders = this.#orders;
    const slots: number[] = [];
    for (const { number } of instruments) {
      const list = this.#lists.get(owner * INSTRUMENTS_MAX + number);
      if (list < 0) continue;
      for (let slot = this.#records[list * RECORD + HEAD]!; slot !== NONE; slot = orders.nextOf(slot)) {
        slots.push(slot);
      }
    }
    return slots.sort((a, b) => orders.idOf(a) - orders.idOf(b));
  }
}
