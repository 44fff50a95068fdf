import { INDEX_TERMS, type SourcePrice } from '@quay/core';
import type { PriceSource } from './price-source.ts';

/** What all sources said of one coin at a moment: a recorded fact, of which the core makes an index. */
export type PriceFacts = { readonly symbol: string; readonly at: number; readonly prices: readonly SourcePrice[] };

/** Takes facts into the journal. It resolves when they are durable. */
export type PriceRecord = { record(facts: readonly PriceFacts[]): Promise<unknown> };

/**
 * The facts of a moment, one for each coin that any source has. A coin without a fresh price has facts too: an index that
 * ends is as much of a fact as one that moves. What is too old to count is left out of the journal.
 */
export function factsAt(sources: readonly PriceSource[], now: number): PriceFacts[] {
  const symbols = [...new Set(sources.flatMap((source) => source.symbols))].sort();
  return symbols.map((symbol) => ({
    symbol,
    at: now,
    prices: sources
      .flatMap((source) => source.latest(symbol) ?? [])
      .filter(({ at }) => now - at <= INDEX_TERMS.maxAgeMs)
      .sort((a, b) => (a.source < b.source ? -1 : 1)),
  }));
}

const EVERY_MS = 1_000;
/** Of so many moments one is recorded while that is enough. */
const QUIET_EVERY = 3;

export type Recorder = {
  /** Seconds for which nothing was recorded, because the record of an earlier one was still on its way or failed. */
  readonly missed: number;
  close(): Promise<void>;
};

/** Records once a second, at the second. One record at a time: a journal that is slow gets the newest facts, not all. */
export function startRecorder({
  sources,
  port,
  log,
  now = Date.now,
  everyMs = EVERY_MS,
  isQuiet = () => false,
}: {
  readonly sources: () => readonly PriceSource[];
  readonly port: PriceRecord;
  readonly log: { warn(line: string): void };
  readonly now?: () => number;
  readonly everyMs?: number;
  readonly isQuiet?: () => boolean;
}): Recorder {
  let missed = 0;
  let hasFailed = false;
  let recording: Promise<void> | undefined;
  let timer: NodeJS.Timeout;

  async function record(at: number): Promise<void> {
    try {
      await port.record(factsAt(sources(), at));
      if (hasFailed) log.warn('prices are recorded again');
      hasFailed = false;
    } catch (error) {
      missed += 1;
      if (!hasFailed) log.warn(`prices are not recorded: ${error instanceof Error ? error.message : String(error)}`);
      hasFailed = true;
    }
  }

  function tick(): void {
    const isLeftOut = isQuiet() && Math.round(now() / everyMs) % QUIET_EVERY !== 0;
    if (!isLeftOut) begin();
    plan();
  }

  function begin(): void {
    if (recording !== undefined) missed += 1;
    else
      recording = record(now()).finally(() => {
        recording = undefined;
      });
  }

  function plan(): void {
    timer = setTimeout(tick, everyMs - (now() % everyMs));
  }
  plan();

  return {
    get missed() {
      return missed;
    },
    async close() {
      clearTimeout(timer);
      await recording;
    },
  };
}
