import type { Rows } from '../../engine/changes.ts';
import { ASK, BID, type Book, PriceTimeBook } from '../../matching/book.ts';
import type { SpotNeeds } from './needs.ts';
import type { Order } from './state.ts';

/** The open orders and the books they rest in, kept as one: an order is in `orders` exactly when it is in a book. */
export class Books {
  readonly #books = new Map<string, Book>();
  readonly #owned = new Map<number, Map<string, Set<Order>>>();
  readonly #orders: Rows<Order>;
  readonly #needs: SpotNeeds;
  readonly #newBook: () => Book;

  constructor(orders: Rows<Order>, needs: SpotNeeds, newBook: () => Book = () => new PriceTimeBook()) {
    this.#orders = orders;
    this.#needs = needs;
    this.#newBook = newBook;
  }

  of(market: string): Book {
    let book = this.#books.get(market);
    if (!book) {
      book = this.#newBook();
      this.#books.set(market, book);
    }
    return book;
  }

  markets(): Iterable<[string, Book]> {
    return this.#books;
  }

  order(id: number): Order | undefined {
    return this.#orders.get(String(id));
  }

  /** The owner's open orders, in one market or in all, oldest first: an order of the state, that a restart keeps. */
  ownedBy(owner: number, market: string | null): Order[] {
    const markets = this.#owned.get(owner);
    if (!markets) return [];
    if (market !== null) return [...(markets.get(market) ?? [])];
    return [...markets.values()].flatMap((orders) => [...orders]).sort((a, b) => a.id - b.id);
  }

  countOf(owner: number, market: string): number {
    return this.#owned.get(owner)?.get(market)?.size ?? 0;
  }

  /** Rests an order in its book. */
  rest(order: Order): void {
    this.#orders.add(order);
    this.seat(order);
  }

  /** Takes an order out of its book for good. `bookHasIt` is false when its last lot was just taken there. */
  end(order: Order, bookHasIt: boolean): void {
    if (bookHasIt) this.of(order.market).cancel(order.id);
    this.#disown(order);
    if (this.#needs.holders.isDesk(order.owner)) this.#orders.drop(order);
    else this.#orders.retire(order);
  }

  /** A resting order traded a part. */
  touch(order: Order): void {
    this.#orders.touch(order);
  }

  /** An order that never rested is over: a desk's leaves nothing behind. */
  finished(order: Order): void {
    if (!this.#needs.holders.isDesk(order.owner)) this.#orders.retire(order);
  }

  /** Gives an open order its place: behind all of its price. Start-up seats them in the order of their ids. */
  seat(order: Order): void {
    const market = this.#needs.markets.get(order.market)!;
    const lots = Number((order.quantity! - order.filledQuantity) / market.lot);
    this.of(order.market).add(order.id, order.side === 'buy' ? BID : ASK, Number(order.price! / market.tick), lots);
    let markets = this.#owned.get(order.owner);
    if (!markets) {
      markets = new Map();
      this.#owned.set(order.owner, markets);
    }
    const orders = markets.get(order.market);
    if (orders) orders.add(order);
    else markets.set(order.market, new Set([order]));
  }

  #disown(order: Order): void {
    const markets = this.#owned.get(order.owner);
    const orders = markets?.get(order.market);
    orders?.delete(order);
    if (orders?.size === 0) markets?.delete(order.market);
    if (markets?.size === 0) this.#owned.delete(order.owner);
  }
}
