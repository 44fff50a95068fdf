import { setTimeout as pause } from 'node:timers/promises';
import { backoffOf } from './backoff.ts';
import { exactJson } from './exact-json.ts';
import { FetchFailed, fetchText } from './limited-fetch.ts';
import type { PriceSource } from './price-source.ts';
import { runningSource, type SourceRun } from './running-source.ts';
import type { SourceConfig, SourceNeeds } from './source-terms.ts';

/** Requests to one venue at once. */
const AT_ONCE = 4;

/** Asks a venue over HTTP again and again. A venue that fails is asked less and less often; one that says when, then. */
export const pollingSource = (config: SourceConfig, needs: SourceNeeds): PriceSource =>
  runningSource(config, needs, (run) => poll(config, needs, run));

function poll(config: SourceConfig, { venue, log }: SourceNeeds, { terms, quotes, ending }: SourceRun) {
  const { name, symbols, address } = config;
  const requests = venue.http.requests([...symbols.values()]);
  let failures = 0;
  /** Rounds in a row in which nothing was answered. */
  let lost = 0;

  async function ask({ path, read }: (typeof requests)[number]): Promise<void> {
    const text = await fetchText(address + path, terms.fetch, ending);
    const json = exactJson(text);
    const found = json === undefined ? undefined : read(json);
    if (!found) {
      quotes.refuse('malformed');
      throw new FetchFailed('the answer is not what the venue documents');
    }
    for (const quote of found) quotes.take(quote);
  }

  /** One round. Gives how long to wait before the next one. */
  async function round(): Promise<number> {
    const left = [...requests];
    const failed: FetchFailed[] = [];
    let leaveAlone: number | undefined;
    const worker = async () => {
      for (let next = left.shift(); next && leaveAlone === undefined && !ending.aborted; next = left.shift()) {
        try {
          await ask(next);
        } catch (error) {
          failed.push(error as FetchFailed);
          // Who asks to be left alone is asked nothing more in this round.
          leaveAlone = (error as FetchFailed).retryAfterMs ?? leaveAlone;
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, requests.length) }, worker));
    failures += failed.length;
    if (failed.length > 0 && (failed.length >= requests.length || leaveAlone !== undefined)) {
      lost += 1;
      if (lost === 1) log.warn(`the price source ${name} does not answer: ${failed[0]!.message}`);
      return Math.max(leaveAlone ?? 0, config.everyMs, backoffOf(lost, terms.backoff, terms.random));
    }
    if (lost > 0) log.warn(`the price source ${name} answers again`);
    lost = 0;
    return config.everyMs;
  }

  async function run(): Promise<void> {
    while (!ending.aborted) {
      const wait = await round();
      await pause(wait, undefined, { signal: ending }).catch(() => undefined);
    }
  }
  return { ended: run(), answers: () => lost === 0 && quotes.taken > 0, failures: () => failures };
}
