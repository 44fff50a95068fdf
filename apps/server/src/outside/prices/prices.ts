import { INDEX_TERMS, type IndexPrice, indexPrice } from '@quay/core';
import type { PriceSource, SourceStatus } from './price-source.ts';
import { type PriceRecord, type Recorder, startRecorder } from './record-prices.ts';

/** How it stands with the prices of one coin. */
export type SymbolStatus = {
  readonly symbol: string;
  /** How many sources count now, of how many. */
  readonly fresh: number;
  readonly sources: number;
  /** What the index would be; nothing with too few fresh sources. */
  readonly index: IndexPrice | undefined;
};

/** All sources of prices, and what an operator reads of them. */
export type Prices = {
  /** While `isQuiet` says that nobody needs them every second, they are recorded every third one. */
  follow(sources: readonly PriceSource[], isQuiet?: () => boolean): void;
  /** Records what they say, once a second, for as long as it is not closed. */
  recordTo(port: PriceRecord): void;
  sources(): SourceStatus[];
  symbols(): SymbolStatus[];
  readonly missed: number;
  close(): Promise<void>;
};

const LOOK_MS = 1_000;

export function createPrices({
  log,
  now = Date.now,
  lookMs = LOOK_MS,
}: {
  readonly log: { warn(line: string): void };
  readonly now?: () => number;
  readonly lookMs?: number;
}): Prices {
  const followed: PriceSource[] = [];
  const alarmed = new Set<string>();
  let followedAt = 0;
  let recorder: Recorder | undefined;
  let quiet = () => false;

  function symbols(): SymbolStatus[] {
    const moment = now();
    return [...new Set(followed.flatMap((source) => source.symbols))].sort().map((symbol) => {
      const said = followed.flatMap((source) => source.latest(symbol) ?? []);
      return {
        symbol,
        fresh: said.filter(({ at }) => moment - at <= INDEX_TERMS.maxAgeMs).length,
        sources: followed.filter((source) => source.symbols.includes(symbol)).length,
        index: indexPrice(said, INDEX_TERMS, moment),
      };
    });
  }

  /** Says once that a coin has too few sources, and once that it has enough again. */
  function look(): void {
    // The first prices take a moment.
    if (now() - followedAt < INDEX_TERMS.maxAgeMs) return;
    for (const { symbol, fresh, sources } of symbols()) {
      if (fresh < INDEX_TERMS.minSources === alarmed.has(symbol)) continue;
      if (alarmed.delete(symbol))
        log.warn(`${symbol} has an index again: ${fresh} of ${sources} price sources are fresh`);
      else {
        alarmed.add(symbol);
        log.warn(
          `${symbol} has no index: ${fresh} of ${sources} price sources are fresh, and ${INDEX_TERMS.minSources} are needed`,
        );
      }
    }
  }
  let looking: NodeJS.Timeout | undefined;

  return {
    follow(sources, isQuiet) {
      followed.push(...sources);
      quiet = isQuiet ?? quiet;
      followedAt = now();
      looking ??= setInterval(look, lookMs);
    },
    recordTo(port) {
      recorder = startRecorder({ sources: () => followed, port, log, now, isQuiet: () => quiet() });
    },
    sources: () => followed.map((source) => source.status()),
    symbols,
    get missed() {
      return recorder?.missed ?? 0;
    },
    async close() {
      clearInterval(looking);
      await recorder?.close();
      await Promise.all(followed.map((source) => source.close()));
    },
  };
}
