import type { IndexSources } from '@quay/contract/perpetual';
import { INDEX_TERMS, indexPrice, type SourceRow } from '@quay/core';
import { text } from '@quay/money';

/** What sources last said of coins, and what an index of this moment has of it. */
export function sourcesOnWire(rows: readonly SourceRow[], now: number): IndexSources[] {
  const coins = [...new Set(rows.map(({ coin }) => coin))];
  return coins.map((coin) => {
    const own = rows.filter((row) => row.coin === coin);
    const facts = own.map(({ source, price, weight, at }) => ({ source, price, weight: BigInt(weight), at }));
    const index = indexPrice(facts, INDEX_TERMS, now);
    return {
      coin,
      at: now,
      price: index ? text(index.price) : null,
      median: index ? text(index.median) : null,
      sources: own.map(({ source, price, weight, at }) => {
        const isFresh = now - at <= INDEX_TERMS.maxAgeMs;
        const counted = index?.sources.find((one) => one.source === source)?.counted;
        return {
          source,
          price: text(price),
          weight,
          at,
          ageMs: Math.max(0, now - at),
          use:
            counted !== undefined
              ? counted === price
                ? 'used'
                : 'clipped'
              : isFresh
                ? 'too-few'
                : ('too-old' as const),
          counted: counted === undefined ? null : text(counted),
        };
      }),
    };
  });
}
