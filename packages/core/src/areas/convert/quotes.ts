import { type Changes, Rows } from '../../engine/changes.ts';
import { type Quote, quotesTable } from './state.ts';

/** All quotes that are remembered, oldest first; an owner has one that was not used. */
export class Quotes extends Rows<Quote> {
  readonly #open = new Map<number, Quote>();

  constructor(changes: Changes) {
    super(quotesTable, changes);
  }

  /** The owner's quote that was not used, whether it still stands or not. */
  openOf(owner: number): Quote | undefined {
    return this.#open.get(owner);
  }

  use(quote: Quote, at: number): void {
    quote.usedAt = at;
    this.#open.delete(quote.owner);
    this.touch(quote);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.#open.clear();
    for (const quote of this.values()) if (quote.usedAt === null) this.#open.set(quote.owner, quote);
  }

  override add(row: Quote): Quote {
    this.#open.set(row.owner, row);
    return super.add(row);
  }

  override drop(row: Quote): void {
    if (this.#open.get(row.owner) === row) this.#open.delete(row.owner);
    super.drop(row);
  }
}
