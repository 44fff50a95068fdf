import { setTimeout as sleep } from 'node:timers/promises';
import { markets } from '@quay/cast';
import { FOLLOWING_COIN } from '@quay/contract/following/rules';
import { instrumentKey } from '@quay/contract/trading';

import type { Reads } from '@quay/store';
import { type MarketView, seedView } from '../../areas/market/view.ts';
import type { ContractsView } from '../../areas/perpetual/contracts-view.ts';
import type { DeliveryPace } from '../../areas/perpetual/delivery-pace.ts';
import { type Committed, CoreBusy, type CorePort, CoreStopped } from '../../core-host/port.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { PriceSource } from '../prices/price-source.ts';
import { beginWorld } from './begin-world.ts';
import { characterOf } from './character.ts';
import { ContractMarketMakers, type ContractMarketMakersSettings } from './contract-market-makers.ts';
import { listContracts } from './list-contracts.ts';
import { MarketMakers } from './market-makers.ts';
import type { Shifts } from './shifts.ts';
import { TrendFollowers } from './trend-followers.ts';
import { runVenues, simulatedVenues } from './venues.ts';
import { LiveWorld, paceOf } from './world/live-world.ts';

const STEP_MS = 350;
const KEPT_MS = 60 * 60_000;
/** How long the market makers leave a core alone that has too much to do. */
const BUSY_MS = 5_000;
/** Leaders take less risk than those who follow trends on their own. */
const LEADERS_LEVERAGE = { least: 2, most: 10 };

export type SimulatedMarketSettings = {
  readonly port: CorePort;
  readonly reads: ContractMarketMakersSettings['reads'] & {
    readonly market: Pick<
      Reads['market'],
      | 'hasHistory'
      | 'writeHistory'
      | 'candles'
      | 'latestTrades'
      | 'simulatedWorld'
      | 'keepSimulatedWorld'
      | 'saveSimulatedWorld'
    >;
  };
  /** Knows all that was committed, and gets each batch before the simulated market does. */
  readonly view: MarketView;
  readonly contracts: ContractsView;
  readonly opening: Pick<Committed, 'seq'>;
  readonly log: { info(line: string): void; warn(line: string): void };
  /** What seals the seed of the world, which the first start draws. */
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  /** A test's own world. */
  readonly seed?: Uint8Array | undefined;
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
  readonly figures: MarketMakers['figures'];
  /** Venues of the same world outside, for the index. */
  readonly sources: readonly PriceSource[];
  /** Nobody looks at any contract or trades in one, and none is being settled: prices need not be recorded every second. */
  isQuiet(): boolean;
  /** The market makers stop; their quotes stay in the books until they come back. */
  stop(): Promise<void>;
};

/** Gives the listed markets a past, once, and then a present: market makers that quote and trade. */
export async function startSimulatedMarket(settings: SimulatedMarketSettings): Promise<SimulatedMarket> {
  const { port, reads, view, contracts: listed, log } = settings;
  await listContracts(port, listed, settings.pace);
  const began = Date.now();
  const {
    seed: secret,
    state,
    isNew,
  } = await beginWorld({ ...settings, reads: reads.market, market: (symbol) => view.market(symbol) }, began);
  if (isNew) {
    await seedView(view, reads.market);
    log.info(`the simulated market has its past, written in ${Date.now() - began} ms`);
  }
  const world = new LiveWorld(
    secret,
    markets.map(({ symbol }) => symbol),
    state,
  );
  world.reach(Date.now());
  const seed = Buffer.from(secret).toString('hex');
  const run = settings.opening.seq;

  const marketMakers = new MarketMakers({
    port,
    view,
    world,
    seed,
    run,
    ...(settings.shifts && { shifts: settings.shifts }),
  });
  await marketMakers.open(Date.now());
  const ofContracts = new ContractMarketMakers({
    ...{ port, view, contracts: listed, reads, seed, run },
    fairPrice: (coin, now) => marketMakers.fairPrice(coin, now),
    pace: (coin) => {
      const minute = world.of(coin);
      return minute ? paceOf(minute, characterOf(coin).volatility) : { busy: 1, wild: 1 };
    },
  });
  await ofContracts.open(Date.now());
  const followers = new TrendFollowers({ port, contracts: listed, reads, seed, run });
  await followers.open(Date.now());
  const leaders = new TrendFollowers({
    ...{ port, contracts: listed, reads, seed: `${seed}/leaders`, run },
    ...{ owners: settings.leaders ?? [], settlesIn: FOLLOWING_COIN, leverage: LEADERS_LEVERAGE },
  });
  await leaders.open(Date.now());
  const venues = simulatedVenues({
    seed: `${seed}/venues`,
    symbols: markets.map(({ symbol }) => symbol),
    fairPrice: (symbol) => marketMakers.fairPrice(symbol, Date.now()),
    now: Date.now,
  });
  const speaking = runVenues(venues);
  const stopping = new AbortController();
  const keeper = keeping(world, reads.market);
  const running = runBots([marketMakers, ofContracts, followers, leaders, keeper], stopping.signal, log);
  return {
    figures: marketMakers.figures,
    sources: venues.sources,
    isQuiet: () =>
      listed.all().every(({ symbol }) => {
        const isSeen = view.isSeen(instrumentKey({ product: 'perpetual', symbol }), Date.now());
        return !isSeen && listed.dated(symbol)?.life !== 'averaging';
      }),
    async stop() {
      speaking.stop();
      stopping.abort();
      await running;
    },
  };
}

/** Bots that let time pass. */
type Bots = { step(now: number): Promise<unknown>; stop(): void };

/** The world is written down once an hour, so that a start has no more than that to catch up with. */
const keeping = (world: LiveWorld, reads: Pick<Reads['market'], 'saveSimulatedWorld'>): Bots => {
  let keptAt = Date.now();
  return {
    async step(now) {
      if (now - keptAt < KEPT_MS) return;
      keptAt = now;
      await reads.saveSimulatedWorld(world.state);
    },
    stop() {},
  };
};

async function runBots(
  all: readonly Bots[],
  stopping: AbortSignal,
  log: SimulatedMarketSettings['log'],
): Promise<void> {
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
