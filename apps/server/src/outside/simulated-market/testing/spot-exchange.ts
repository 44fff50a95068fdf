import { markets } from '@quay/cast';
import { plainLimit, plainMarket } from '@quay/core';
import { units } from '@quay/money';
import { MarketView } from '../../../areas/market/view.ts';
import { listMarkets, marketMakerFunds } from '../list-markets.ts';
import { MarketMakers } from '../market-makers.ts';
import { LiveWorld } from '../world/live-world.ts';
import { minuteOf } from '../world/season.ts';
import { World, type WorldState } from '../world/world.ts';
import { inProcessCore } from './in-process-core.ts';

/** A Monday at noon, UTC. */
export const START = Date.UTC(2026, 0, 5, 12);
export const STEP_MS = 350;
export const ALICE = 1_001;
export const symbols = markets.map(({ symbol }) => symbol);

/** The secret of a test's world: the same number gives the same world. */
export const seedOf = (number: number): Uint8Array => new Uint8Array(32).fill(number);

/** A world from a moment on: out of nothing at a whole hour, or from where it was. */
export function worldAt(seed: number, at = START, state?: WorldState): LiveWorld {
  const world = new LiveWorld(seedOf(seed), symbols, state ?? new World(seedOf(seed), symbols, minuteOf(at)).state);
  world.reach(at);
  return world;
}

export type SpotExchangeOptions = {
  readonly seed?: number;
  readonly run?: number;
  /** The markets that are made. */
  readonly only?: readonly string[];
};

/** A core with all markets of spot, its market makers, and a clock that the test turns. */
export async function spotExchange({ seed = 1, run = 1, only = symbols }: SpotExchangeOptions = {}) {
  const clock = { now: START };
  const coins = { USDT: '10000000', BTC: '1000', SOL: '10000', XRP: '1000000', ADA: '1000000' };
  const user = Object.entries(coins).map(([asset, amount]) => [asset, units(amount)] as const);
  const { core, port, written } = inProcessCore({ practice: { user, desk: marketMakerFunds() } }, clock);
  const view = new MarketView();
  port.onCommitted((committed) => view.apply(committed));
  await listMarkets(port);
  await port.submit('wallet/open-account', { owner: ALICE, kind: 'user' });
  const world = worldAt(seed);
  const marketMakersOf = (another: number) =>
    new MarketMakers({ port, view, world, seed: `harbour ${seed}`, run: another, symbols: only });
  const marketMakers = marketMakersOf(run);
  await marketMakers.open(clock.now);
  const place = (input: object) =>
    port.submit('spot/place-order', {
      owner: ALICE,
      clientId: null,
      market: 'BTC',
      type: 'limit',
      price: null,
      quantity: null,
      amount: null,
      ...(Object.hasOwn(input, 'type') ? plainMarket : plainLimit),
      ...input,
    });
  /** Lets time pass; `seen` says what somebody looks at meanwhile. */
  const pass = async (
    ms: number,
    watch: (commands: number) => void | Promise<void> = () => {},
    seen: readonly string[] = only,
  ) => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      clock.now += STEP_MS;
      for (const symbol of seen) view.see(symbol, clock.now);
      await watch(await marketMakers.step(clock.now));
      view.takeNews();
    }
  };
  return { clock, core, port, written, view, world, marketMakers, marketMakersOf, place, pass };
}
