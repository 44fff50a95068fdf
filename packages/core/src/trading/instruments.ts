import type { Book as LedgerBook } from '@quay/contract/wallet/rules';
import type { Price } from '@quay/money';
import type { Accounts } from '../ledger/accounts.ts';
import type { Book } from '../matching/index.ts';
import { Instrument, type InstrumentTerms } from './instrument.ts';
import type { InstrumentNumbers } from './instrument-numbers.ts';
import type { TradingProduct } from './product.ts';

/** Where a product's instruments are listed. */
export type Listings = {
  get(symbol: string): InstrumentTerms | undefined;
  /** A trade happened: the price band stands round its price from now on. */
  traded(symbol: string, price: Price): void;
  /** The book of the ledger that an instrument's orders are paid from and into, where it is not the product's. */
  bookOf?(symbol: string): LedgerBook;
};

/** The instruments of a product that somebody asked for; made when they are first asked for. */
export class Instruments {
  readonly #instruments = new Map<string, Instrument>();
  readonly #of: {
    readonly product: TradingProduct;
    readonly listings: Listings;
    readonly numbers: InstrumentNumbers;
    readonly accounts: Accounts;
    readonly newBook: () => Book;
  };

  constructor(of: {
    readonly product: TradingProduct;
    readonly listings: Listings;
    readonly numbers: InstrumentNumbers;
    readonly accounts: Accounts;
    readonly newBook: () => Book;
  }) {
    this.#of = of;
  }

  find(symbol: string): Instrument | undefined {
    return this.#instruments.get(symbol) ?? this.#make(symbol);
  }

  /** That of orders, so that it is listed. */
  of(symbol: string): Instrument {
    const instrument = this.find(symbol);
    if (!instrument) throw new Error(`an order is in ${symbol}, which is not listed`);
    return instrument;
  }

  all(): Iterable<Instrument> {
    return this.#instruments.values();
  }

  /** Start-up brought all rows: those of the listings may be others than when the instruments were made. */
  rebind(): void {
    for (const [symbol, instrument] of this.#instruments) {
      instrument.terms = this.#of.listings.get(symbol)!;
      Object.assign(instrument, this.#assetBooks(instrument.terms));
      instrument.setLastPrice(Number(instrument.terms.referencePrice / instrument.terms.tick));
    }
  }

  #make(symbol: string): Instrument | undefined {
    const { product, listings, numbers, newBook } = this.#of;
    const terms = listings.get(symbol);
    if (!terms) return undefined;
    const number = numbers.of(product.name, symbol);
    const instrument = new Instrument({ number, product, terms }, this.#assetBooks(terms), newBook);
    this.#instruments.set(symbol, instrument);
    return instrument;
  }

  /** Rows of orders come before those that say in which book a contract is margined: at a start it is asked for again. */
  #assetBooks({ symbol, base, quote }: InstrumentTerms): { base: number; quote: number } {
    const { product, listings, accounts } = this.#of;
    const book = listings.bookOf?.(symbol) ?? product.book;
    return { base: accounts.assetBookOf(book, base), quote: accounts.assetBookOf(book, quote) };
  }
}
