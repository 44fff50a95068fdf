import type { Request, Transfer } from '../../src/index.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;

/** Transfers between books, and the request ids of the last 24 hours: none is used twice, none is forgotten early. */
export class Requests {
  readonly #used = new Map<string, number>();
  readonly #money: Pick<Money, 'move'>;
  /** What this batch made and no request id stands for yet. */
  readonly #unnamed = new Set<string>();
  #lastTransfer = 0;

  constructor(money: Pick<Money, 'move'>) {
    this.#money = money;
  }

  get lastTransfer(): number {
    return this.#lastTransfer;
  }

  takeTransfer({ id, owner, asset, fromBook, toBook, amount, at }: Transfer, from: number, to: number): void {
    if (id !== this.#lastTransfer + 1) wrong(`transfer ${id} follows ${this.#lastTransfer}`);
    this.#lastTransfer = id;
    if (amount <= 0n || fromBook === toBook) wrong(`transfer ${id} moves nothing`);
    if (at < from || at > to) wrong(`I13 transfer ${id} is of another time`);
    this.#money.move(id, owner, asset, -amount, 'transfer', fromBook);
    this.#money.move(id, owner, asset, amount, 'transfer', toBook);
    this.#unnamed.add(`transfer/${owner}/${id}`);
  }

  withdrawn(id: number, owner: number): void {
    this.#unnamed.add(`withdrawal/${owner}/${id}`);
  }

  ordered(id: number, taker: number): void {
    this.#unnamed.add(`c2c-order/${taker}/${id}`);
  }

  posted(id: number, owner: number): void {
    this.#unnamed.add(`c2c-ad/${owner}/${id}`);
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
    if (!this.#unnamed.delete(`${kind}/${owner}/${reference}`)) wrong(`I10 the request id ${key} stands for nothing`);
    this.#used.set(key, at);
  }

  /** Made and forgotten in one batch, which therefore spans a day. */
  #heardOfLate(key: string, from: number, to: number): void {
    if (to - from < LIFE_MS) wrong(`I10 the request id ${key} was forgotten early`);
    const owner = key.slice(0, key.indexOf('/'));
    for (const one of this.#unnamed) if (one.split('/')[1] === owner) this.#unnamed.delete(one);
  }

  validate(): void {
    for (const one of this.#unnamed) wrong(`I10 the request id of ${one} is not kept`);
  }
}
