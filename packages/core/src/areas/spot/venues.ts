import type { Accounts } from '../../ledger/accounts.ts';
import type { Book } from '../../matching/index.ts';
import type { SpotNeeds } from './needs.ts';
import { Venue } from './venue.ts';

/** The venues of all markets that somebody asked for; made when they are first heard of. */
export class Venues {
  readonly #venues = new Map<string, Venue>();
  readonly #needs: SpotNeeds;
  readonly #accounts: Accounts;
  readonly #newBook: () => Book;

  constructor(needs: SpotNeeds, accounts: Accounts, newBook: () => Book) {
    this.#needs = needs;
    this.#accounts = accounts;
    this.#newBook = newBook;
  }

  find(symbol: string): Venue | undefined {
    return this.#venues.get(symbol) ?? this.#make(symbol);
  }

  /** Of a market that orders are in, so that it is there. */
  of(symbol: string): Venue {
    const venue = this.find(symbol);
    if (!venue) throw new Error(`an order is in ${symbol}, which is not listed`);
    return venue;
  }

  all(): Iterable<Venue> {
    return this.#venues.values();
  }

  /** Start-up brought all rows: those of the markets may be others than when their venues were made. */
  rebind(): void {
    for (const [symbol, venue] of this.#venues) {
      venue.market = this.#needs.markets.get(symbol)!;
      venue.follow(Number(venue.market.referencePrice / venue.market.tick));
    }
  }

  #make(symbol: string): Venue | undefined {
    const market = this.#needs.markets.get(symbol);
    if (!market) return undefined;
    const base = this.#accounts.purseOf('spot', market.base);
    const quote = this.#accounts.purseOf('spot', market.quote);
    const venue = new Venue(this.#venues.size, market, { base, quote }, this.#newBook);
    this.#venues.set(symbol, venue);
    return venue;
  }
}
