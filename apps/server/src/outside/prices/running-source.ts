import type { PriceSource } from './price-source.ts';
import { createQuotes, type Quotes } from './quotes.ts';
import { SOURCE_TERMS, type SourceConfig, type SourceNeeds, type SourceTerms } from './source-terms.ts';

/** What a transport gets: the quotes that it fills, until the signal says that the source is closed. */
export type SourceRun = { readonly terms: SourceTerms; readonly quotes: Quotes; readonly ending: AbortSignal };

/** A transport at work. */
type Running = {
  /** Resolves when everything is closed, after the signal. */
  readonly ended: Promise<void>;
  answers(): boolean;
  failures(): number;
};

/** A source over one transport: its prices, its status and its end are the same for all of them. */
export function runningSource(
  config: SourceConfig,
  { now, terms: given }: Pick<SourceNeeds, 'now' | 'terms'>,
  start: (run: SourceRun) => Running,
): PriceSource {
  const terms = { ...SOURCE_TERMS, ...given };
  const { name, symbols } = config;
  const quotes = createQuotes({
    ...config,
    source: name,
    now,
    terms: { ...terms.quotes, frozenAfter: config.frozenAfterMs },
  });
  const ending = new AbortController();
  const running = start({ terms, quotes, ending: ending.signal });

  return {
    name,
    symbols: [...symbols.keys()],
    latest: quotes.latest,
    status: () => ({
      source: name,
      venue: config.venue,
      transport: config.transport,
      answers: running.answers(),
      taken: quotes.taken,
      refused: { ...quotes.refused },
      failures: running.failures(),
      ages: quotes.ages(),
    }),
    async close() {
      ending.abort();
      await running.ended;
    },
  };
}
