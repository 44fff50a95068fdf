import type { Request, Transfer, UserTransfer } from '../../src/index.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';

/** Owners below it are system accounts, or market makers. */
const FIRST_OWNER = 1000;
const LIFE_MS = 24 * 60 * 60 * 1000;

/** Transfers between books, and the request ids of the last 24 hours: none is used twice, none is forgotten early. */
export class Requests {
  readonly #used = new Map<string, number>();
  readonly #money: Pick<Money, 'move'>;
  /** What this batch made and no request id stands for yet. */
  readonly #unnamed = new Map<string, number>();
  #lastTransfer = 0;
  #lastUserTransfer = 0;

  constructor(money: Pick<Money, 'move'>) {
    this.#money = money;
  }

  get lastTransfer(): number {
    return this.#lastTransfer;
  }

  get lastUserTransfer(): number {
    return this.#lastUserTransfer;
  }

  takeTransfer({ id, owner, asset, fromBook, toBook, amount, at }: Transfer, from: number, to: number): void {
    if (id !== this.#lastTransfer + 1) wrong(`transfer ${id} follows ${this.#lastTransfer}`);
    this.#lastTransfer = id;
    if (amount <= 0n || fromBook === toBook) wrong(`transfer ${id} moves nothing`);
    if (at < from || at > to) wrong(`I13 transfer ${id} is of another time`);
    this.#money.move(id, owner, asset, -amount, 'transfer', fromBook);
    this.#money.move(id, owner, asset, amount, 'transfer', toBook);
    this.#made(`transfer/${owner}/${id}`);
  }

  takeUserTransfer({ id, owner, recipient, asset, amount, at }: UserTransfer, from: number, to: number): void {
    if (id !== this.#lastUserTransfer + 1) wrong(`I62 what was sent as ${id} follows ${this.#lastUserTransfer}`);
    this.#lastUserTransfer = id;
    if (amount <= 0n || owner === recipient) wrong(`I62 what was sent as ${id} gives nobody anything`);
    if (owner < FIRST_OWNER || recipient < FIRST_OWNER) wrong(`I62 what was sent as ${id} is of no two users`);
    if (at < from || at > to) wrong(`I13 what was sent as ${id} is of another time`);
    this.#money.move(id, owner, asset, -amount, 'user-transfer');
    this.#money.move(id, recipient, asset, amount, 'user-transfer');
    this.#made(`send/${owner}/${id}`);
  }

  withdrawn(id: number, owner: number): void {
    this.#made(`withdrawal/${owner}/${id}`);
  }

  ordered(id: number, taker: number): void {
    this.#made(`c2c-order/${taker}/${id}`);
  }

  /** What is saved, bought or asked back; some savings are one order. */
  earned(id: number, owner: number): void {
    this.#made(`earn/${owner}/${id}`);
  }

  posted(id: number, owner: number): void {
    this.#made(`c2c-ad/${owner}/${id}`);
  }

  take(op: 'put' | 'drop', { owner, requestId, kind, reference, at }: Request, from: number, to: number): void {
    const key = `${owner}/${requestId}`;
    const used = this.#used.get(key);
    if (op === 'drop') {
      if (used === undefined) this.#heardOfLate(key, from, to);
      else if (used + LIFE_MS > to) wrong(`I10 the request id ${key} was forgotten early`);
      this.#used.delete(key);
      return;
    }
    if (used !== undefined) wrong(`I10 the request id ${key} was used twice`);
    if (!this.#named(`${kind}/${owner}/${reference}`)) wrong(`I10 the request id ${key} stands for nothing`);
    this.#used.set(key, at);
  }

  /** Savings are the same with each request for more of them. */
  #made(one: string): void {
    this.#unnamed.set(one, (this.#unnamed.get(one) ?? 0) + 1);
  }

  #named(one: string): boolean {
    const left = (this.#unnamed.get(one) ?? 0) - 1;
    if (left > 0) this.#unnamed.set(one, left);
    else this.#unnamed.delete(one);
    return left >= 0;
  }

  /** Made and forgotten in one batch, which therefore spans a day. */
  #heardOfLate(key: string, from: number, to: number): void {
    if (to - from < LIFE_MS) wrong(`I10 the request id ${key} was forgotten early`);
    const owner = key.slice(0, key.indexOf('/'));
    for (const one of this.#unnamed.keys()) if (one.split('/')[1] === owner) this.#unnamed.delete(one);
  }

  validate(): void {
    for (const one of this.#unnamed.keys()) wrong(`I10 the request id of ${one} is not kept`);
  }
}
