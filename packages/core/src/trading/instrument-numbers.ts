import type { Product } from '@quay/contract/trading/rules';
import { type Changes, Rows } from '../engine/changes.ts';
import { always } from '../engine/fault.ts';
import { type InstrumentRow, instrumentsTable } from './tables.ts';

/** Something that is traded, as the list of its product has it. */
export type Listed = Omit<InstrumentRow, 'number'>;

/** Most instruments of all products: with an owner their number makes a key below 2⁵³. */
export const INSTRUMENTS_MAX = 1 << 12;

/**
 * The numbers of all instruments, counted from 1 over all products in the order in which they were listed, for good. A
 * data folder of a version that had no numbers gets them from the first tick on (`commands/number-instruments.ts`);
 * until then an instrument without a row has the number that it will get.
 */
export class InstrumentNumbers extends Rows<InstrumentRow> {
  readonly #numbers = new Map<string, number>();
  readonly #listed: () => readonly Listed[];

  /** @param listed all that is listed, in the order in which it was */
  constructor(changes: Changes, listed: () => readonly Listed[]) {
    super(instrumentsTable, changes);
    this.#listed = listed;
  }

  of(product: Product, symbol: string): number {
    const known = this.#numbers.get(nameOf({ product, symbol }));
    if (known !== undefined) return known;
    const at = this.#missing().findIndex((listed) => listed.product === product && listed.symbol === symbol);
    always(at >= 0, `${product} ${symbol} is not listed`);
    return this.size + at + 1;
  }

  get isComplete(): boolean {
    return this.#missing().length === 0;
  }

  /** Numbers everything that is listed and has none; gives how many these were. */
  numberAll(): number {
    const missing = this.#missing();
    for (const listed of missing) this.add({ number: this.size + 1, ...listed });
    always(this.size < INSTRUMENTS_MAX, 'there are more instruments than can be numbered');
    return missing.length;
  }

  #missing(): readonly Listed[] {
    return this.#listed().filter((listed) => !this.#numbers.has(nameOf(listed)));
  }

  override add(row: InstrumentRow): InstrumentRow {
    this.#numbers.set(nameOf(row), row.number);
    return super.add(row);
  }

  override restore(row: InstrumentRow): InstrumentRow {
    this.#numbers.set(nameOf(row), row.number);
    return super.restore(row);
  }
}

const nameOf = ({ product, symbol }: Pick<Listed, 'product' | 'symbol'>): string => `${product}/${symbol}`;
