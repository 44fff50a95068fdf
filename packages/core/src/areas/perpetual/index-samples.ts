import type { Price } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type SettlementSamples, settlementSamplesTable } from './dated-state.ts';
import { readSamples, SAMPLES_MS, writeSamples } from './sample-list.ts';
import type { MarkRow } from './state.ts';

/**
 * The newest index that a dated contract had by the end of its last window: its last sample, or that of its mark where
 * no sample is of a later second. Samples go on while a settlement is postponed, and marks do not. An index is made of
 * enough fresh sources or not at all, so that it is a good one.
 *
 * @param last the newest half minute that has a sample
 */
export function newestIndex(
  last: Pick<SettlementSamples, 'at' | 'prices'> | undefined,
  mark: Pick<MarkRow, 'at' | 'indexPrice'> | undefined,
): Price | undefined {
  const prices = last ? readSamples(last.prices) : [];
  const second = prices.findLastIndex((price) => price !== null);
  if (!last || second < 0 || (mark && mark.at >= last.at + second * 1000)) return mark?.indexPrice;
  return prices[second]!;
}

/** What the index of dated contracts was in the seconds before they are settled, kept by the half minute. */
export class IndexSamples {
  readonly rows: Rows<SettlementSamples>;
  /** By contract, the half minute that is not over. */
  readonly #open = new Map<string, SettlementSamples>();

  constructor(changes: Changes) {
    this.rows = new Rows(settlementSamplesTable, changes);
  }

  /** Takes the sample of a second, where it has none; gives whether it did. */
  take(contract: string, price: Price, at: number): boolean {
    const row = this.#rowOf(contract, at - (at % SAMPLES_MS));
    const prices = readSamples(row.prices);
    const second = Math.floor((at - row.at) / 1000);
    if ((prices[second] ?? null) !== null) return false;
    while (prices.length <= second) prices.push(null);
    prices[second] = price;
    row.prices = writeSamples(prices);
    this.rows.touch(row);
    return true;
  }

  #rowOf(contract: string, at: number): SettlementSamples {
    const open = this.#open.get(contract);
    if (open?.at === at) return open;
    this.close(contract);
    const row = this.rows.add({ contract, at, status: 'open', prices: '' });
    this.#open.set(contract, row);
    return row;
  }

  /** The newest half minute that has a sample; nothing before the first, and once the price is fixed. */
  last(contract: string): SettlementSamples | undefined {
    return this.#open.get(contract);
  }

  /** No more samples come for what a contract has. */
  close(contract: string): void {
    const open = this.#open.get(contract);
    if (!open) return;
    open.status = 'over';
    this.rows.retire(open);
    this.#open.delete(contract);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#open.clear();
    for (const row of this.rows.values()) this.#open.set(row.contract, row);
  }
}
