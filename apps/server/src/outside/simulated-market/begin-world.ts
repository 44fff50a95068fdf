import { randomBytes } from 'node:crypto';
import { type CastContract, type CastMarket, contracts, markets } from '@quay/cast';
import type { Market } from '@quay/core';
import type { Reads } from '@quay/store';
import type { Secrets } from '../../secrets/secrets.ts';
import { characterOf } from './character.ts';
import { historyOf, type Past, pastOf } from './history.ts';
import { SEED_BYTES } from './world/draws.ts';
import { minuteOf } from './world/season.ts';
import { World, type WorldState } from './world/world.ts';

const PURPOSE = 'simulated-market';
const SUBJECT = 'seed';
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** How far Bitcoin moved in an ordinary day, and how wildly, as a multiple of its mean. */
const ORDINARY = { day: 0.05, wild: 1.5 };
const TRIES_MAX = 6;

export type BegunWorld = {
  readonly seed: Uint8Array;
  /** Where it was when it was last kept. */
  readonly state: WorldState;
  /** The markets got their past just now. */
  readonly isNew: boolean;
};

export type BeginWorldParts = {
  readonly reads: Pick<Reads['market'], 'simulatedWorld' | 'keepSimulatedWorld' | 'hasHistory' | 'writeHistory'>;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  /** As they are listed now. */
  readonly market: (symbol: string) => Market | undefined;
  /** A test's own. */
  readonly seed?: Uint8Array | undefined;
  readonly pastDays?: number | undefined;
};

/**
 * The world of this installation. Its seed is drawn at the first start, and kept sealed in the database: who knew it could
 * tell what every coin will cost. The first start also gives all that is listed its past, of the same world.
 */
export async function beginWorld(parts: BeginWorldParts, now: number): Promise<BegunWorld> {
  const { reads, secrets } = parts;
  const symbols = markets.map(({ symbol }) => symbol);
  const known = await reads.simulatedWorld();
  if (known) {
    const seed = secrets.open(PURPOSE, SUBJECT, known.seed);
    return { seed, state: known.state as WorldState, isNew: false };
  }
  let seed = parts.seed ?? drawn();
  const isNew = !(await reads.hasHistory());
  let state: WorldState;
  if (isNew) {
    let past = pastOf(seed, symbols, now, parts.pastDays);
    for (let tries = 1; !parts.seed && !isOrdinary(past) && tries < TRIES_MAX; tries++) {
      seed = drawn();
      past = pastOf(seed, symbols, now, parts.pastDays);
    }
    await reads.writeHistory(historyOf(listings(), past, Buffer.from(seed).toString('hex')));
    ({ state } = past);
  } else state = goingOn(seed, symbols, parts.market, now);
  await reads.keepSimulatedWorld({ seed: secrets.seal(PURPOSE, SUBJECT, seed), state });
  return { seed, state, isNew };
}

const drawn = () => new Uint8Array(randomBytes(SEED_BYTES));

/** Whether the last day was one of those that most are: nobody's first look should be at a crash. */
function isOrdinary({ coins }: Past): boolean {
  const { x } = coins.get('BTC')!;
  const day = x.slice(-DAY_MINUTES);
  let squares = 0;
  for (let at = 1; at < day.length; at++) squares += (day[at]! - day[at - 1]!) ** 2;
  const deviation = Math.sqrt((squares / day.length) * 365 * DAY_MINUTES);
  return Math.abs(day[0]!) < ORDINARY.day && deviation < ORDINARY.wild * characterOf('BTC').volatility;
}

const listings = (): (CastMarket | CastContract)[] => [...markets, ...contracts];

/** The world of markets that have a past already: it begins where their prices are. */
function goingOn(
  seed: Uint8Array,
  symbols: readonly string[],
  market: BeginWorldParts['market'],
  now: number,
): WorldState {
  const minute = minuteOf(now);
  const world = new World(seed, symbols, minute - (minute % HOUR_MINUTES));
  const { coins, ...state } = world.state;
  const moved = markets.flatMap(({ symbol, referencePrice }) => {
    const listed = market(symbol);
    const x = listed ? Math.log(Number(listed.referencePrice) / Number(referencePrice)) : 0;
    return [[symbol, { ...coins[symbol]!, x }] as const];
  });
  return { ...state, minute, coins: Object.fromEntries(moved) };
}
