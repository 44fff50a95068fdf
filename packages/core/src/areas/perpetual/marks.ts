import { INDEX_MAX_AGE_MS } from '@quay/contract/perpetual/rules';
import type { Price, Rate } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { INDEX_TERMS, type IndexPrice, indexPrice } from '../../prices/index-price.ts';
import { MARK_TERMS, type Mark, nextMark, withBasis } from '../../prices/mark-price.ts';
import { type SourcePrice, withSource } from '../../prices/sources.ts';
import { writeSources } from './source-list.ts';
import {
  type BasisRow,
  basisTable,
  type Contract,
  type MarkRow,
  marksTable,
  type SourceRow,
  sourcesTable,
} from './state.ts';

/** The best prices of a contract's book, where it has both. */
export type Best = { readonly bid: Price; readonly ask: Price } | undefined;

/** The rate of the last funding, and how long it is to the next stamp. */
export type FundingOfMark = { readonly rate: Rate; readonly toStampMs: number };

/** Sources, index and mark of contracts: they change by recorded facts alone. */
export class Marks {
  readonly sources: Rows<SourceRow>;
  readonly marks: Rows<MarkRow>;
  readonly basis: Rows<BasisRow>;
  /** By coin, in the order of their names; and the samples by contract, the oldest first: a fact looks at its own alone. */
  readonly #byCoin = new Map<string, SourceRow[]>();
  readonly #byContract = new Map<string, readonly BasisRow[]>();
  /** How many marks have followed an index since the start. */
  moves = 0;

  constructor(changes: Changes) {
    this.sources = new Rows(sourcesTable, changes);
    this.marks = new Rows(marksTable, changes);
    this.basis = new Rows(basisTable, changes);
  }

  /** The mark of a contract; nothing before its first index. */
  of(symbol: string): Price | undefined {
    return this.marks.get(symbol)?.price;
  }

  /** Whether there is a mark, of an index of which enough sources are still fresh: no older price opens a position. */
  isSound(symbol: string, at: number): boolean {
    const mark = this.marks.get(symbol);
    return mark !== undefined && this.isFresh(mark, at);
  }

  /** The same of a mark. */
  isFresh({ indexAt }: Pick<MarkRow, 'indexAt'>, at: number): boolean {
    return at - indexAt <= INDEX_MAX_AGE_MS;
  }

  /** What sources say of a coin, and the index that follows. */
  record(coin: string, facts: readonly SourcePrice[], at: number): IndexPrice | undefined {
    const before = this.#sourcesOf(coin);
    let now: readonly SourcePrice[] = before;
    for (const fact of facts) now = withSource(now, fact, at);
    for (const one of now) {
      if (before.includes(one as (typeof before)[number])) continue;
      const { source, price, weight, at: said } = one;
      const row = { coin, source, price, weight: Number(weight), at: said };
      const known = this.sources.get(`${coin}/${source}`);
      if (known) this.sources.touch(Object.assign(known, row));
      else this.#index(this.sources.add(row));
    }
    return indexPrice(now, INDEX_TERMS, at);
  }

  #sourcesOf(coin: string): readonly SourcePrice[] {
    const rows = this.#byCoin.get(coin) ?? [];
    return rows.map(({ source, price, weight, at }) => ({ source, price, weight: BigInt(weight), at }));
  }

  #index(row: SourceRow): void {
    const rows = this.#byCoin.get(row.coin);
    if (!rows) this.#byCoin.set(row.coin, [row]);
    else {
      rows.push(row);
      rows.sort((a, b) => (a.source < b.source ? -1 : 1));
    }
  }

  /**
   * The mark of a contract after an index, with a sample of its book where one is due. While a dated one is being averaged
   * the mark is `gliding`, and its components are only written down.
   */
  follow(
    contract: Contract,
    index: IndexPrice,
    best: Best,
    funding: FundingOfMark,
    gliding: Price | undefined,
    at: number,
  ): void {
    const { symbol } = contract;
    this.moves += 1;
    const before = this.marks.get(symbol);
    const samples = this.#sample(symbol, best, index.price, at);
    const mark = nextMark(
      before && markOf(before),
      {
        index: index.price,
        fundingRate: funding.rate,
        toFundingMs: funding.toStampMs,
        basis: samples,
        last: contract.hasTraded ? contract.referencePrice : undefined,
      },
      MARK_TERMS,
      at,
    )!;
    const { at: markAt, index: used, byFunding, byBasis, last } = mark;
    const price = gliding !== undefined && before?.at !== markAt ? gliding : mark.price;
    const sources = before?.at === markAt ? before.sources : writeSources(index.sources);
    const row = {
      contract: symbol,
      price,
      at: markAt,
      indexPrice: used,
      byFunding,
      byBasis,
      last,
      indexAt: index.saidAt,
      sources,
    };
    if (before) this.marks.touch(Object.assign(before, row));
    else this.marks.add(row);
  }

  /** A contract has ended: its mark is what it is settled at, and its index what that was made of where samples did not. */
  fix(symbol: string, price: Price, at: number, index?: Price): void {
    const row = this.marks.get(symbol);
    if (row) this.marks.touch(Object.assign(row, { price, at, indexPrice: index ?? row.indexPrice }));
  }

  /** The samples of a contract's basis that count, with the one of now. */
  #sample(contract: string, best: Best, index: Price, at: number): readonly BasisRow[] {
    const rows = this.#byContract.get(contract) ?? [];
    const counting = withBasis(rows, best, index, MARK_TERMS, at);
    for (const row of rows) if (!counting.includes(row)) this.basis.drop(row);
    const last = counting.at(-1);
    if (last && !rows.includes(last as BasisRow)) {
      const number = Math.floor(last.at / MARK_TERMS.sampleEveryMs);
      const added = this.basis.add({ contract, number, at: last.at, basis: last.basis });
      this.#byContract.set(contract, [...rows.filter((row) => counting.includes(row)), added]);
    } else if (counting.length < rows.length) this.#byContract.set(contract, counting as readonly BasisRow[]);
    return this.#byContract.get(contract) ?? [];
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.basis.sort((a, b) => (a.contract === b.contract ? a.at - b.at : a.contract < b.contract ? -1 : 1));
    this.#byCoin.clear();
    this.#byContract.clear();
    for (const row of this.sources.values()) this.#index(row);
    for (const row of this.basis.values()) {
      this.#byContract.set(row.contract, [...(this.#byContract.get(row.contract) ?? []), row]);
    }
  }
}

const markOf = ({ price, at, indexPrice: index, byFunding, byBasis, last }: MarkRow): Mark => ({
  price,
  at,
  index,
  byFunding,
  byBasis,
  last,
});
