import { Worker } from 'node:worker_threads';
import type { Report } from './workload.ts';

/** How one life went: its report, or what failed and how it is seen again. */
export type Lived = { readonly seed: number } & (
  | { readonly report: Omit<Report, 'store'>; readonly failure?: undefined }
  | { readonly failure: string; readonly report?: undefined }
);

export type Totals = {
  lives: number;
  commands: number;
  batches: number;
  trades: number;
  contractTrades: number;
  covers: number;
  fundings: number;
  deliveries: number;
  crashes: number;
  faults: number;
  retries: number;
  repeats: number;
  years: number;
  readonly refused: Record<string, number>;
  readonly failures: string[];
};

const YEAR = 365 * 24 * 60 * 60 * 1000;

export const noTotals = (): Totals => ({
  lives: 0,
  commands: 0,
  batches: 0,
  trades: 0,
  contractTrades: 0,
  covers: 0,
  fundings: 0,
  deliveries: 0,
  crashes: 0,
  faults: 0,
  retries: 0,
  repeats: 0,
  years: 0,
  refused: {},
  failures: [],
});

export function add(totals: Totals, { report, failure }: Lived): void {
  totals.lives += 1;
  if (!report) {
    totals.failures.push(failure);
    return;
  }
  totals.commands += report.commands;
  totals.batches += report.batches;
  totals.trades += report.trades;
  totals.contractTrades += report.contractTrades;
  totals.covers += report.covers;
  totals.fundings += report.fundings;
  totals.deliveries += report.deliveries;
  totals.crashes += report.crashes;
  totals.faults += report.faults;
  totals.retries += report.retries;
  totals.repeats += report.repeats;
  totals.years += report.time / YEAR;
  for (const [reason, count] of Object.entries(report.refused)) {
    totals.refused[reason] = (totals.refused[reason] ?? 0) + count;
  }
}

/**
 * Lives many seeded lives on some threads, each audited as it goes and run again from its journal at the end.
 *
 * @param seeds which ones; asked for the next whenever a thread is free
 */
export async function runLives(
  seeds: Iterable<number>,
  commands: number,
  threads: number,
  observed: (lived: Lived) => void = () => {},
): Promise<Totals> {
  const totals = noTotals();
  const waiting = seeds[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('./life-worker.ts', import.meta.url), { execArgv: [] });
      for (let next = waiting.next(); !next.done; next = waiting.next()) {
        const lived = await answerOf(worker, { seed: next.value, commands });
        add(totals, lived);
        observed(lived);
      }
      await worker.terminate();
    }),
  );
  return totals;
}

function answerOf(worker: Worker, message: { seed: number; commands: number }): Promise<Lived> {
  return new Promise((resolve, reject) => {
    worker.once('message', (lived: Lived) => {
      worker.off('error', reject);
      resolve(lived);
    });
    worker.once('error', reject);
    worker.postMessage(message);
  });
}
