import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Contract, PositionRow } from '@quay/core';
import {
  adlLamps,
  compareRank,
  equityShare,
  type Group,
  type Held,
  type Ranked,
  ranked,
  sizeOf,
} from '@quay/core/margin';
import type { QueueRows, Reads } from '@quay/store';
import type { Secrets } from '../../secrets/secrets.ts';
import { heldOf, isolatedHeldOf } from './account.ts';
import type { ContractsView } from './contracts-view.ts';

export type RankedPlace = Ranked & { readonly lamps: number };
/** The positions of one side of a contract in the order in which they would be closed against bankrupt ones. */
export type Queue = {
  readonly at: number;
  readonly places: readonly RankedPlace[];
  /** By owner: the place, from 1. */
  readonly placeOf: ReadonlyMap<number, number>;
};

export type AdlQueues = {
  of(contract: string, isLong: boolean): Promise<Queue>;
  /** What somebody is called in the queue of a contract on the day of a moment. */
  person(owner: number, contract: string, at: number): string;
};

type Needs = {
  readonly rows: Pick<Reads['perpetual'], 'queueRows' | 'tierVersions'>;
  readonly contracts: Pick<ContractsView, 'of' | 'mark' | 'bookOf'>;
  readonly secrets: Pick<Secrets, 'keyedHash'>;
  now(): number;
};

/** How long a queue that was made is shown: everybody asks for the same ones. */
const KEPT_MS = 3_000;
/** Groups that are worked out before others have their turn. */
const AT_ONCE = 500;
const DAY_MS = 86_400_000;
const NOBODY: Queue['placeOf'] = new Map();

/**
 * Queues of auto-deleveraging as everybody may see them, by the functions that the core ranks by: made of what the tables
 * have, at the marks as they are. The core makes its own when it needs one.
 */
export function createAdlQueues({ rows, contracts, secrets, now }: Needs): AdlQueues {
  const kept = new Map<string, { readonly madeAt: number; readonly queue: Promise<Queue> }>();

  async function made(symbol: string, isLong: boolean, at: number): Promise<Queue> {
    const contract = contracts.of(symbol);
    if (!contracts.mark(symbol)) return { at, places: [], placeOf: NOBODY };
    const [found, tiers] = await Promise.all([
      rows.queueRows(symbol, contracts.bookOf(symbol), contract.quote, isLong),
      rows.tierVersions(),
    ]);
    const groupOf = groupsOf(found, contract, (row) => heldOf(row, tiers, contracts, at), contracts);
    const all: Ranked[] = [];
    for (const [n, row] of sideOf(found, symbol, isLong).entries()) {
      if (n % AT_ONCE === AT_ONCE - 1) await othersTurn();
      const { group, which } = groupOf(row);
      all.push(ranked({ ...group.positions[which]!, owner: row.owner, equity: equityShare(group, which) }));
    }
    const order = all.sort(compareRank);
    const whole = order.reduce((sum, one) => sum + sizeOf(one.target.position), 0n);
    let reached = 0n;
    const places = order.map((one) => {
      reached += sizeOf(one.target.position);
      return { ...one, lamps: adlLamps(reached, whole) };
    });
    return { at, places, placeOf: new Map(places.map(({ target }, n) => [target.owner, n + 1])) };
  }

  return {
    of(contract, isLong) {
      const key = `${contract}/${isLong}`;
      const known = kept.get(key);
      const at = now();
      if (known && at - known.madeAt < KEPT_MS) return known.queue;
      const queue = made(contract, isLong, at);
      kept.set(key, { madeAt: at, queue });
      // One that could not be made is asked for again.
      queue.catch(() => kept.delete(key));
      return queue;
    },
    person: (owner, contract, at) =>
      Buffer.from(secrets.keyedHash('perpetual queue', `${contract}/${Math.floor(at / DAY_MS)}/${owner}`))
        .toString('hex')
        .slice(0, 16),
  };
}

const sideOf = ({ positions }: QueueRows, symbol: string, isLong: boolean): readonly PositionRow[] =>
  positions.filter(({ contract, quantity }) => contract === symbol && quantity !== 0n && quantity > 0n === isLong);

/** Finds what a position stands on: its own margin, or the account with all cross positions of its owner. */
function groupsOf(
  { positions, balances, holds }: QueueRows,
  { symbol, quote }: Contract,
  held: (row: PositionRow) => Held,
  contracts: Needs['contracts'],
): (row: PositionRow) => { readonly group: Group; readonly which: number } {
  const book = contracts.bookOf(symbol);
  const here = positions.filter(
    ({ contract }) => contracts.of(contract).quote === quote && contracts.bookOf(contract) === book,
  );
  const positionsOf = Map.groupBy(here, ({ owner }) => owner);
  const holdsOf = Map.groupBy(holds, ({ owner }) => owner);
  const balanceOf = new Map(balances.map((one) => [one.owner, one]));
  return (row) => {
    if (row.mode === 'isolated') return { group: { wallet: row.margin, positions: [held(row)] }, which: 0 };
    const own = positionsOf.get(row.owner)!;
    const { available, frozen } = balanceOf.get(row.owner) ?? { available: 0n, frozen: 0n };
    const wallet = available + frozen - isolatedHeldOf(own, holdsOf.get(row.owner) ?? []);
    const cross = own.filter(({ mode, quantity }) => mode === 'cross' && quantity !== 0n);
    return { group: { wallet, positions: cross.map(held) }, which: cross.indexOf(row) };
  };
}
