import type { SourcePrice } from '@quay/core';
import { type Price, parse, SCALE } from '@quay/money';
import { type RefusedPrice, refusedPrices } from './price-source.ts';

/** What a venue says of one of its instruments, as it wrote it. */
export type Quote = {
  /** The venue's own name of it, such as `BTC-USDT`; empty where it says none. */
  readonly symbol: string;
  readonly last: string | undefined;
  readonly bid?: string | undefined;
  readonly ask?: string | undefined;
  /** Milliseconds; nothing where the venue says no time; not a number where what it says is none. */
  readonly at: number | undefined;
};

export type QuoteTerms = {
  /** A clock that is further ahead than this is not believed at all. */
  readonly aheadMost: number;
  /** A price that has not changed for so long is no price of a market any more. */
  readonly frozenAfter: number;
};

export const QUOTE_TERMS: QuoteTerms = { aheadMost: 60_000, frozenAfter: 300_000 };

/** The prices of a source: nothing gets in that is not a plain price of a moment that can be. */
export type Quotes = {
  take(quote: Quote): RefusedPrice | 'taken';
  /** Something came that is not what the venue documents. */
  refuse(why: RefusedPrice): void;
  latest(symbol: string): SourcePrice | undefined;
  readonly taken: number;
  readonly refused: Readonly<Record<RefusedPrice, number>>;
  ages(): ReadonlyMap<string, number | undefined>;
};

type Kept = { readonly price: SourcePrice; readonly changedAt: number };

/** Ten digits before the point: no coin that anybody lists costs more in any currency. */
const PLAIN = /^(0|[1-9]\d{0,9})(?:\.(\d{1,30}))?$/;
/** What looks like a number that no price is: below zero, with an exponent, or with very many digits. */
const NUMBER = /^-?\d{1,400}(?:\.\d{1,400})?(?:[eE][+-]?\d{1,9})?$/;

/** A price or rate as it is written; what is finer than our units is cut off. */
export function priceOf(text: string): bigint | RefusedPrice {
  const found = PLAIN.exec(text);
  if (!found) return NUMBER.test(text) ? 'out-of-range' : 'malformed';
  const price = parse(found[2] === undefined ? found[1]! : `${found[1]}.${found[2].slice(0, SCALE)}`)!;
  return price > 0n ? price : 'out-of-range';
}

export function createQuotes({
  source,
  weight,
  symbols,
  now,
  terms = QUOTE_TERMS,
}: {
  readonly source: string;
  readonly weight: bigint;
  /** Our symbols with the venue's names of them. */
  readonly symbols: ReadonlyMap<string, string>;
  readonly now: () => number;
  readonly terms?: QuoteTerms;
}): Quotes {
  const ours = new Map([...symbols].map(([symbol, theirs]) => [theirs, symbol]));
  const kept = new Map<string, Kept>();
  const refused = Object.fromEntries(refusedPrices.map((why) => [why, 0])) as Record<RefusedPrice, number>;
  let taken = 0;

  function accept(quote: Quote): RefusedPrice | 'taken' {
    if (quote.symbol === '') return 'malformed';
    const symbol = ours.get(quote.symbol);
    if (symbol === undefined) return 'unknown-symbol';
    const price = priceIn(quote);
    if (typeof price !== 'bigint') return price;
    const received = now();
    const said = quote.at ?? received;
    if (!Number.isSafeInteger(said) || said < 0) return 'malformed';
    if (said - received > terms.aheadMost) return 'clock-ahead';
    const moment = Math.min(said, received);
    const before = kept.get(symbol);
    if (before && moment < before.price.at) return 'out-of-order';
    const changedAt = before?.price.price === price ? before.changedAt : received;
    // The moment stays that of the last price which could be believed, so that it grows old.
    if (received - changedAt > terms.frozenAfter) return 'frozen';
    kept.set(symbol, { price: { source, price, weight, at: moment }, changedAt });
    return 'taken';
  }

  return {
    take(quote) {
      const outcome = accept(quote);
      if (outcome === 'taken') taken += 1;
      else refused[outcome] += 1;
      return outcome;
    },
    refuse(why) {
      refused[why] += 1;
    },
    latest: (symbol) => kept.get(symbol)?.price,
    get taken() {
      return taken;
    },
    refused,
    ages() {
      const moment = now();
      return new Map(
        [...symbols.keys()].map((symbol) => {
          const price = kept.get(symbol)?.price;
          return [symbol, price && moment - price.at];
        }),
      );
    },
  };
}

/**
 * The last trade, brought between the best bid and the best ask where the venue says both: the middle one of the three.
 * A trade of some time ago in a quiet market is not what the coin is worth now.
 */
function priceIn({ last, bid, ask }: Quote): Price | RefusedPrice {
  if (last === undefined) return 'malformed';
  const price = priceOf(last);
  if (typeof price !== 'bigint' || bid === undefined || ask === undefined) return price;
  const low = priceOf(bid);
  const high = priceOf(ask);
  if (typeof low !== 'bigint') return low;
  if (typeof high !== 'bigint') return high;
  if (low > high) return 'malformed';
  return price < low ? low : price > high ? high : price;
}
