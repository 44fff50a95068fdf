import { setTimeout as sleep } from 'node:timers/promises';
import { contracts, markets } from '@quay/cast';
import { FOLLOWING_COIN } from '@quay/contract/following/rules';

import { openedAt as opened, type Reads } from '@quay/store';
import { type MarketView, seedView } from '../../areas/market/view.ts';
import type { ContractsView } from '../../areas/perpetual/contracts-view.ts';
import type { DeliveryPace } from '../../areas/perpetual/delivery-pace.ts';
import { type Committed, CoreBusy, type CorePort, CoreStopped } from '../../core-host/port.ts';
import type { PriceSource } from '../prices/price-source.ts';
import { ContractDesks, type ContractDesksSettings } from './contract-desks.ts';
import { historyOf } from './history.ts';
import { listContracts } from './list-contracts.ts';
import { Desks } from './market-makers.ts';
import type { Shifts } from './shifts.ts';
import { TrendFollowers } from './trend-followers.ts';
import { runVenues, simulatedVenues } from './venues.ts';

const STEP_MS = 350;
/** How long the market makers leave a core alone that has too much to do. */
const BUSY_MS = 5_000;
/** Leaders take less risk than those who follow trends on their own. */
const LEADERS_LEVERAGE = { least: 2, most: 10 };

export type SimulatedMarketSettings = {
  readonly port: CorePort;
  readonly reads: ContractDesksSettings['reads'] & {
    readonly market: Pick<Reads['market'], 'hasHistory' | 'writeHistory' | 'candles' | 'latestTrades'>;
  };
  /** Knows all that was committed, and gets each batch before the simulated market does. */
  readonly view: MarketView;
  readonly contracts: ContractsView;
  readonly opening: Pick<Committed, 'seq'>;
  readonly log: { info(line: string): void; warn(line: string): void };
  readonly seed: string;
  /** Of the dated contracts. */
  readonly pace: DeliveryPace;
  /** How far back the past goes. */
  readonly pastDays?: number | undefined;
  /** How far staff have moved coins. */
  readonly shifts?: Shifts;
  /** Accounts that can be followed: they trade contracts that are copied. */
  readonly leaders?: readonly number[];
};

export type SimulatedMarket = {
  readonly figures: Desks['figures'];
  /** Venues of the same world outside, for the index. */
  readonly sources: readonly PriceSource[];
  /** The market makers stop; their quotes stay in the books until they come back. */
  stop(): Promise<void>;
};

/** Gives the listed markets a past, once, and then a present: market makers that quote and trade. */
export async function startSimulatedMarket(settings: SimulatedMarketSettings): Promise<SimulatedMarket> {
  const { port, reads, view, contracts: listed, log, seed } = settings;
  await listContracts(port, listed, settings.pace);
  if (!(await reads.market.hasHistory())) {
    const began = Date.now();
    await reads.market.writeHistory(
      historyOf([...markets, ...contracts], seed, opened('5m', began), settings.pastDays),
    );
    await seedView(view, reads.market);
    log.info(`the simulated market has its past, written in ${Date.now() - began} ms`);
  }

  const desks = new Desks({
    ...{ port, view, seed, run: settings.opening.seq },
    ...(settings.shifts && { shifts: settings.shifts }),
  });
  await desks.open(Date.now());
  const ofContracts = new ContractDesks({
    ...{ port, view, contracts: listed, reads, seed, run: settings.opening.seq },
    fairPrice: (coin) => desks.fairPrice(coin),
  });
  await ofContracts.open(Date.now());
  const followers = new TrendFollowers({ port, contracts: listed, reads, seed, run: settings.opening.seq });
  await followers.open(Date.now());
  const leaders = new TrendFollowers({
    ...{ port, contracts: listed, reads, seed: `${seed}/leaders`, run: settings.opening.seq },
    ...{ owners: settings.leaders ?? [], settlesIn: FOLLOWING_COIN, leverage: LEADERS_LEVERAGE },
  });
  await leaders.open(Date.now());
  const venues = simulatedVenues({
    seed: `${seed}/venues`,
    symbols: markets.map(({ symbol }) => symbol),
    fairPrice: (symbol) => desks.fairPrice(symbol),
    now: Date.now,
  });
  const speaking = runVenues(venues);
  const stopping = new AbortController();
  const running = run([desks, ofContracts, followers, leaders], stopping.signal, log);
  return {
    figures: desks.figures,
    sources: venues.sources,
    async stop() {
      speaking.stop();
      stopping.abort();
      await running;
    },
  };
}

/** Bots that let time pass. */
type Bots = Pick<Desks, 'step' | 'stop'>;

async function run(all: readonly Bots[], stopping: AbortSignal, log: SimulatedMarketSettings['log']): Promise<void> {
  try {
    while (!stopping.aborted) {
      let pause = STEP_MS;
      try {
        for (const bots of all) await bots.step(Date.now());
      } catch (error) {
        if (error instanceof CoreStopped) return;
        if (!(error instanceof CoreBusy)) throw error;
        pause = BUSY_MS;
      }
      await sleep(pause, undefined, { signal: stopping }).catch(() => {});
    }
  } catch (error) {
    // Users trade on without the market makers; that they are gone must be seen.
    log.warn(`the simulated market stopped: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    for (const bots of all) bots.stop();
  }
}
