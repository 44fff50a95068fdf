import {
  type Conversion,
  type ConvertCoin,
  conversionsTable,
  convertCoinsTable,
  type Quote,
  quotesTable,
} from '../../src/index.ts';
import { type BatchView, validateSequence } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { Exchanges } from './exchanges.ts';

/** The auditor's look at quotes and conversions. */
export class ConvertAuditor {
  readonly #exchanges: Exchanges;

  constructor(money: Money) {
    this.#exchanges = new Exchanges(money);
  }

  /** Of a batch of one command the markets' prices are known: nothing traded in it. */
  take(batch: BatchView, priceOf: (asset: string) => bigint): void {
    const { sorted, from, to, alone } = batch;
    const known = alone ? priceOf : undefined;
    for (const row of rowsOf<Conversion>(sorted, conversionsTable.number)) {
      this.#exchanges.convert(row, from, to, known);
    }
    for (const { op, row } of sorted.get(quotesTable.number) ?? []) {
      this.#exchanges.takeQuote(op, row as Quote, from, to, known);
    }
    for (const { op, row } of sorted.get(convertCoinsTable.number) ?? []) {
      this.#exchanges.takeCoin(op, row as ConvertCoin);
    }
    validateSequence(batch, 'quote', this.#exchanges.last);
  }

  validate(): void {
    this.#exchanges.validate();
  }
}
