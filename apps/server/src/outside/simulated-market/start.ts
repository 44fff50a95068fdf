import { setTimeout as sleep } from 'node:timers/promises';
import { markets } from '@quay/cast';

import { openedAt as opened, type Reads } from '@quay/store';
import { type MarketView, seedView } from '../../areas/market/view.ts';
import { type Committed, CoreBusy, type CorePort, CoreStopped } from '../../core-host/port.ts';
import { Desks } from './desks.ts';
import { historyOf } from './history.ts';

const STEP_MS = 350;
/** How long the desks leave a core alone that has too much to do. */
const BUSY_MS = 5_000;

export type SimulatedMarketSettings = {
  readonly port: CorePort;
  readonly reads: {
    readonly market: Pick<Reads['market'], 'hasHistory' | 'writeHistory' | 'candles' | 'latestTrades'>;
  };
  /** Knows all that was committed, and hears each batch before the simulated market does. */
  readonly view: MarketView;
  readonly opening: Pick<Committed, 'seq'>;
  readonly log: { info(line: string): void; warn(line: string): void };
  readonly seed: string;
};

export type SimulatedMarket = {
  readonly figures: Desks['figures'];
  /** The desks stop; their quotes stay in the books until they come back. */
  stop(): Promise<void>;
};

/** Gives the listed markets a past, once, and then a present: desks that quote and trade. */
export async function startSimulatedMarket(settings: SimulatedMarketSettings): Promise<SimulatedMarket> {
  const { port, reads, view, log, seed } = settings;
  if (!(await reads.market.hasHistory())) {
    const began = Date.now();
    await reads.market.writeHistory(historyOf(markets, seed, opened('5m', began)));
    await seedView(view, reads.market);
    log.info(`the simulated market has its past, written in ${Date.now() - began} ms`);
  }

  const desks = new Desks({ port, view, seed, run: settings.opening.seq });
  await desks.open(Date.now());
  const stopping = new AbortController();
  const running = run(desks, stopping.signal, log);
  return {
    figures: desks.figures,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function run(desks: Desks, stopping: AbortSignal, log: SimulatedMarketSettings['log']): Promise<void> {
  try {
    while (!stopping.aborted) {
      let pause = STEP_MS;
      try {
        await desks.step(Date.now());
      } catch (error) {
        if (error instanceof CoreStopped) return;
        if (!(error instanceof CoreBusy)) throw error;
        pause = BUSY_MS;
      }
      await sleep(pause, undefined, { signal: stopping }).catch(() => {});
    }
  } catch (error) {
    // Users trade on without the desks; that they are gone must be seen.
    log.warn(`the simulated market stopped: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    desks.stop();
  }
}
