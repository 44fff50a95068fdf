import {
  type Batch,
  type Core,
  createCore,
  type Market,
  type Outcome,
  type PlaceOrder,
  plainLimit,
  plainMarket,
} from '@quay/core';
import { floorTo, multiply, ONE, units } from '@quay/money';
import type { Journal } from '../journal/journal.ts';

/** The users of the workload. */
export const people = [1000, 1001, 1002, 1003] as const;
/** Twenty minutes before a day, a week and a month begin together. */
const START = Date.UTC(2025, 7, 31, 23, 40);

const funds = [
  ['USDT', units('5000000')],
  ['BTC', units('50')],
  ['ETH', units('900')],
  ['DOGE', units('9000000')],
] as const;
const practice = { user: funds, desk: funds };

export type Exchange = {
  readonly core: Core;
  /** Every batch that was made, in order. */
  readonly batches: Batch[];
  /** Runs commands, as one batch where they fit into one, and waits until all of them are written. */
  submit(commands: readonly { readonly name: string; readonly input: object }[]): Promise<Outcome[]>;
};

/** A core whose batches go to a journal, as the server's core does, with a clock of its own. */
export function exchangeOn(journal: Pick<Journal, 'append'>, startAt = START): Exchange {
  const batches: Batch[] = [];
  let now = startAt;
  let written: Promise<void> = Promise.resolve();
  const core = createCore({
    practice,
    port: {
      append(batch) {
        batches.push(batch);
        written = journal.append(batch).then(() => core.engine.committed(batch.seq));
      },
    },
  });
  return {
    core,
    batches,
    async submit(commands) {
      now += 7_000;
      const outcomes: Outcome[] = [];
      core.engine.submitAll(
        commands.map((command) => ({ sent: { ...command, at: now }, answer: ({ outcome }) => outcomes.push(outcome) })),
      );
      while (core.engine.busy) await written;
      return outcomes;
    },
  };
}

/** A small generator of numbers that look random: the same seed gives the same life. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

export type Life = {
  /** Markets and holders: what every exchange begins with. */
  readonly opening: readonly { readonly name: string; readonly input: object }[];
  /** Random orders and cancels of users and market makers near the price, `count` of them. */
  commandsOf(random: (below: number) => number, core: Core, count: number): { name: string; input: object }[];
};

/** What happens on an exchange with these markets and market makers. */
export function lifeWith(markets: readonly { readonly symbol: string }[], marketMakers: readonly number[]): Life {
  const owners = [...people, ...marketMakers];
  const symbols = markets.map((market) => market.symbol);
  return {
    opening: [
      ...markets.map((market) => ({ name: 'market/list-market', input: market })),
      ...marketMakers.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'desk' } })),
      ...people.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'user' } })),
    ],
    commandsOf: (random, core, count) =>
      Array.from({ length: count }, () => {
        const owner = owners[random(owners.length)]!;
        if (random(4) === 0) {
          const open = core.spot.ordersOf(owner, null);
          if (open.length > 0) {
            return { name: 'spot/cancel-order', input: { owner, order: open[random(open.length)]!.id } };
          }
        }
        if (random(150) === 0) return { name: 'spot/cancel-all', input: { owner, symbol: null } };
        const market = core.market.markets.get(symbols[random(symbols.length)]!)!;
        return { name: 'spot/place-order', input: orderOf(random, market, owner) };
      }),
  };
}

function orderOf(random: (below: number) => number, market: Market, owner: number): PlaceOrder {
  const side = random(2) === 0 ? 'buy' : 'sell';
  // Worth some 100 to 1,000 USDT, at or near the price.
  const worth = BigInt(100 + random(900)) * ONE;
  const quantity = floorTo((worth * ONE) / market.referencePrice, market.lot) + market.lot;
  const base = {
    owner,
    clientId: random(5) === 0 ? `c-${owner}-${random(1_000_000)}` : null,
    market: market.symbol,
    side,
  } as const;
  const kind = random(10);
  if (kind === 0) return { ...base, type: 'market', price: null, quantity, amount: null, ...plainMarket };
  if (kind === 1 && side === 'buy')
    return { ...base, type: 'market', price: null, quantity: null, amount: worth, ...plainMarket };
  const distance =
    multiply(market.referencePrice, BigInt(random(60) - 25) * (ONE / 5_000n) + ONE, 'down') - market.referencePrice;
  const price = floorTo(
    side === 'buy' ? market.referencePrice - distance : market.referencePrice + distance,
    market.tick,
  );
  return { ...base, type: 'limit', price, quantity, amount: null, ...plainLimit };
}
