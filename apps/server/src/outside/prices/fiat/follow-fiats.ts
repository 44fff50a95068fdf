import { setTimeout as pause } from 'node:timers/promises';
import { type Backoff, backoffOf } from '../backoff.ts';
import { FETCH_LIMITS, FetchFailed, type FetchLimits, fetchText } from '../limited-fetch.ts';
import type { FiatConfig } from './fiat-config.ts';
import type { PublishedRates } from './fiat-rates.ts';
import { publicationOf } from './publication.ts';

/** How it stands with a source of fiat rates. */
export type FiatSourceStatus = {
  readonly source: string;
  readonly answers: boolean;
  readonly failures: number;
  /** Rates that were not taken. */
  readonly refused: number;
  /** Since the moment that its last publication speaks of. */
  readonly ageMs: number | undefined;
};

export type FollowedFiats = { status(): FiatSourceStatus[]; close(): Promise<void> };

const BACKOFF: Backoff = { leastMs: 30_000, mostMs: 30 * 60_000 };

/** Reads what sources of fiat rates publish, each at its own pace. */
export function followFiats({
  configs,
  rates,
  log,
  now,
  limits = FETCH_LIMITS,
  backoff = BACKOFF,
}: {
  readonly configs: readonly FiatConfig[];
  readonly rates: Pick<PublishedRates, 'published'>;
  readonly log: { warn(line: string): void };
  readonly now: () => number;
  readonly limits?: FetchLimits;
  readonly backoff?: Backoff;
}): FollowedFiats {
  const ending = new AbortController();
  const followed = configs.map((config) => follow(config));

  function follow(config: FiatConfig) {
    const { name, form, address, everyMs } = config;
    let failures = 0;
    let lost = 0;
    let refused = 0;
    let publishedAt: number | undefined;
    /** What was said last of what was refused, so that each is said once. */
    let words = '';

    async function read(): Promise<void> {
      const publication = publicationOf(form, await fetchText(address, limits, ending.signal));
      if (!publication) throw new FetchFailed('the answer is no publication of rates');
      const not = await rates.published(name, publication);
      publishedAt = publication.at;
      refused += not.size;
      const next = [...not].map(([currency, why]) => `${currency} (${why})`).join(', ');
      if (next !== words && next !== '') log.warn(`rates of ${name} are not taken: ${next}`);
      words = next;
    }

    async function round(): Promise<number> {
      try {
        await read();
        if (lost > 0) log.warn(`the source of fiat rates ${name} answers again`);
        lost = 0;
        return everyMs;
      } catch (error) {
        failures += 1;
        lost += 1;
        if (lost === 1) log.warn(`the source of fiat rates ${name} does not answer: ${(error as Error).message}`);
        return Math.max((error as FetchFailed).retryAfterMs ?? 0, Math.min(everyMs, backoffOf(lost, backoff)));
      }
    }

    async function run(): Promise<void> {
      while (!ending.signal.aborted) {
        const wait = await round();
        await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
    return {
      running: run(),
      status: (): FiatSourceStatus => ({
        source: name,
        answers: lost === 0 && publishedAt !== undefined,
        failures,
        refused,
        ageMs: publishedAt === undefined ? undefined : now() - publishedAt,
      }),
    };
  }

  return {
    status: () => followed.map(({ status }) => status()),
    async close() {
      ending.abort();
      await Promise.all(followed.map(({ running }) => running));
    },
  };
}
