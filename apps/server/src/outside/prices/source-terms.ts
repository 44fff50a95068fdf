import type { Backoff } from './backoff.ts';
import { FETCH_LIMITS, type FetchLimits } from './limited-fetch.ts';
import { QUOTE_TERMS, type QuoteTerms } from './quotes.ts';
import type { Venue } from './venues/venue.ts';
import type { VenueName } from './venues/venues.ts';

/** A source as the file of an operator has it. */
export type SourceConfig = {
  readonly name: string;
  readonly venue: VenueName;
  readonly transport: 'websocket' | 'http';
  readonly address: string;
  readonly weight: bigint;
  /** Our symbols with the venue's names of them. */
  readonly symbols: ReadonlyMap<string, string>;
  /** Between two rounds over HTTP. */
  readonly everyMs: number;
  readonly frozenAfterMs: number;
};

/** What a source is made of besides. Tests have shorter times. */
export type SourceNeeds = {
  readonly venue: Venue;
  readonly log: { warn(line: string): void };
  readonly now: () => number;
  readonly terms?: Partial<SourceTerms>;
};

export type SourceTerms = {
  readonly fetch: FetchLimits;
  readonly quotes: QuoteTerms;
  readonly backoff: Backoff;
  readonly random: () => number;
  /** How long connecting may take. */
  readonly connectMs: number;
  /** A connection on which nothing came for so long is closed. */
  readonly silentMs: number;
  /** So is one that brought no price for so long, whatever else it brought. */
  readonly uselessMs: number;
  /** A connection that brought prices for so long makes up for failures before it. */
  readonly steadyMs: number;
  readonly mostMessageBytes: number;
  readonly mostMessagesASecond: number;
  /** Messages in a row that are not what the venue documents. */
  readonly mostMalformed: number;
};

export const SOURCE_TERMS: SourceTerms = {
  fetch: FETCH_LIMITS,
  quotes: QUOTE_TERMS,
  backoff: { leastMs: 1_000, mostMs: 60_000 },
  random: Math.random,
  connectMs: 5_000,
  silentMs: 30_000,
  uselessMs: 120_000,
  steadyMs: 60_000,
  mostMessageBytes: 256 * 1_024,
  mostMessagesASecond: 5_000,
  mostMalformed: 50,
};
