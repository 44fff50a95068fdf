import type { Contract, MarkRow, SourceRow } from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import { wrong } from '../auditor/wrong.ts';
import { decimal, Fraction } from './model/fraction.ts';
import { indexOf } from './model/prices.ts';

const UNITS = 100_000_000n;
const SECOND = 1000;
const INDEX = { maxAge: 10_000, minSources: 3, clip: decimal('0.02') };

/** The auditor's look at index and marks (P18): by facts alone, in time, within the band, each from its inputs. */
export class Prices {
  readonly #sources = new Map<string, SourceRow>();
  readonly #marks = new Map<string, MarkRow>();

  markOf(contract: string): bigint {
    const mark = this.#marks.get(contract);
    if (!mark) wrong(`${contract} has no mark`);
    return mark.price;
  }

  /** The last index that a mark followed, and when; nothing of a contract that ended before its first mark. */
  indexOfMark(contract: string): Pick<MarkRow, 'at' | 'indexPrice'> | undefined {
    return this.#marks.get(contract);
  }

  /** By when enough sources had spoken for the last index of a contract. */
  indexAt(contract: string): number {
    return this.#marks.get(contract)?.indexAt ?? 0;
  }

  take(
    { from, to, alone }: BatchView,
    contracts: ReadonlyMap<string, Contract>,
    sources: readonly SourceRow[],
    marks: readonly MarkRow[],
    expectedOf: (mark: MarkRow) => { readonly price: bigint; readonly isFixed: boolean } | undefined,
  ): void {
    for (const row of sources) {
      const key = `${row.coin}/${row.source}`;
      const before = this.#sources.get(key);
      if (row.at > to || (before && row.at < before.at)) wrong(`P18 ${key} speaks of ${row.at}`);
      this.#sources.set(key, row);
    }
    const coins = new Set(sources.map(({ coin }) => coin));
    for (const mark of marks) {
      const { contract } = mark;
      if (expectedOf(mark)?.isFixed) continue;
      if (!coins.has(contracts.get(contract)!.coin)) wrong(`P18 the mark of ${contract} changed without a fact`);
    }
    for (const mark of marks) {
      const before = this.#marks.get(mark.contract);
      this.#marks.set(mark.contract, mark);
      const expected = expectedOf(mark);
      if (expected && mark.price !== expected.price)
        wrong(`P16 the mark of ${mark.contract} is ${mark.price}, not ${expected.price}`);
      if (expected?.isFixed) continue;
      if (mark.indexAt > to || mark.at > to) wrong(`P18 the mark of ${mark.contract} is of ${mark.at}`);
      if (alone) this.#validateAge(mark, contracts.get(mark.contract)!.coin);
      if (before && mark.at !== before.at && mark.at - before.at < SECOND)
        wrong(`P18 ${mark.contract} has two marks in a second`);
      if (before && mark.at === before.at && mark.price !== before.price)
        wrong(`P18 the mark of ${mark.contract} was changed`);
      if (mark.at < from && mark.at !== before?.at) wrong(`P18 the mark of ${mark.contract} is of another time`);
      if (!expected) this.#validate(mark);
      if (alone && mark.at === to && mark.at !== before?.at)
        this.#validateIndex(mark, contracts.get(mark.contract)!.coin);
    }
  }

  /** The middle one of its three components, within five hundredths of the index. */
  #validate({ contract, price, indexPrice, byFunding, byBasis, last }: MarkRow): void {
    const [, middle] = [byFunding, byBasis, last].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const [low, high] = [indexPrice * 95n, indexPrice * 105n];
    const expected = middle! * 100n < low ? (low + 99n) / 100n : middle! * 100n > high ? high / 100n : middle!;
    if (price !== expected) wrong(`P18 the mark of ${contract} is ${price}, its components make ${expected}`);
  }

  /** An index is as old as the source without which there would be too few. */
  #validateAge({ contract, indexAt }: MarkRow, coin: string): void {
    const said = [...this.#sources.values()].filter((one) => one.coin === coin).map(({ at }) => at);
    let left = said.length - INDEX.minSources;
    while (left-- > 0) said.splice(said.indexOf(Math.min(...said)), 1);
    if (indexAt !== Math.min(...said)) wrong(`P18 the mark of ${contract} is of ${indexAt}`);
  }

  #validateIndex({ contract, indexPrice, at }: MarkRow, coin: string): void {
    const index = this.indexOf(coin, at);
    if (index?.compare(new Fraction(indexPrice, UNITS)) !== 0) wrong(`P18 the index of ${contract} is ${indexPrice}`);
  }

  /** The index of a coin by what its sources have said. */
  indexOf(coin: string, at: number): Fraction | undefined {
    const said = [...this.#sources.values()].filter((one) => one.coin === coin);
    const model = said.map(({ price, weight, at: when }) => ({
      price: new Fraction(price, UNITS),
      weight: new Fraction(BigInt(weight)),
      age: at - when,
    }));
    return indexOf(model, INDEX);
  }
}
