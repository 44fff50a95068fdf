import { type CastMarket, markets as castMarkets, desks } from '@quay/cast';
import { selfTradeModes, timesInForce } from '@quay/contract/spot';
import { floorTo, multiply, ONE, units } from '@quay/money';
import { type CoreOptions, type Order, type PlaceOrder, plainLimit, type Reply } from '../src/index.ts';
import { Auditor } from './auditor.ts';
import { MemoryStore } from './memory-store.ts';
import { Random } from './random.ts';

/** What a user sends; amounts as exact as the wire has them. */
type Wish = Omit<PlaceOrder, 'price' | 'quantity' | 'amount' | 'stopPrice'> & {
  readonly price: bigint | null;
  readonly quantity: bigint | null;
  readonly amount: bigint | null;
  readonly stopPrice: bigint | null;
};

export type Plan = {
  readonly seed: number;
  readonly users: number;
  readonly days: number;
  /** Commands of each user in a day, on average. */
  readonly perDay: number;
  /** How many of the cast's markets. */
  readonly markets: number;
  /** Crashes in the whole run; after each the core starts again from rows and journal. */
  readonly crashes: number;
  readonly newBook?: CoreOptions['newBook'];
};

export type Report = {
  readonly commands: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly trades: number;
  readonly entries: number;
  readonly crashes: number;
  readonly digest: string;
  readonly store: MemoryStore;
};

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);
const FULL_CHECK_EVERY = 10_000;

const practice = {
  user: castMarkets.flatMap(({ base }) => [[base, units('2')] as const]).concat([['USDT', units('10000')] as const]),
  desk: castMarkets
    .map(({ base, maxQuantity }) => [base, maxQuantity * 1000n] as const)
    .concat([['USDT', units('100000000000')] as const]),
};

/**
 * A seeded life of an exchange: a desk quotes round a wandering price, users come at random and order, cancel, repeat
 * themselves and make mistakes, time passes, the core dies now and then. Every batch is audited.
 *
 * @throws at the first thing that is not as it should be; the seed in `plan` brings it back
 */
export function simulate(plan: Plan): Report {
  const random = new Random(plan.seed);
  const markets = castMarkets.slice(0, plan.markets);
  const isDesk = (owner: number) => owner === desks.maker;
  const auditor = new Auditor(isDesk);
  const options = plan.newBook ? { practice, newBook: plan.newBook } : { practice };
  const store = new MemoryStore(options, (changes, batch) => auditor.hear(changes, batch));
  const refused: Record<string, number> = {};
  const prices = new Map(markets.map((market) => [market.symbol, market.referencePrice]));
  const open = new Map<number, number[]>();
  let commands = 0;
  let crashes = 0;
  let at = START;

  function send(name: string, input: object): Reply {
    commands += 1;
    const reply = store.send(name, input, at);
    if (!reply.outcome.ok) refused[reply.outcome.refusal.reason] = (refused[reply.outcome.refusal.reason] ?? 0) + 1;
    if (commands % FULL_CHECK_EVERY === 0) check();
    return reply;
  }

  function check(): void {
    const broken = store.core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('\n'));
  }

  for (const market of markets) send('market/list-market', market);
  send('wallet/open-account', { owner: desks.maker, kind: 'desk' });
  for (let user = 0; user < plan.users; user++) send('wallet/open-account', { owner: 1000 + user, kind: 'user' });

  const total = Math.round(plan.users * plan.days * plan.perDay);
  const step = (plan.days * DAY) / total;
  const crashAt = new Set(Array.from({ length: plan.crashes }, () => random.below(total)));
  for (let turn = 0; turn < total; turn++) {
    at += Math.round(random.below(2 * Math.round(step)));
    if (turn % 10 === 0) quote(random.pick(markets));
    act(1000 + random.below(plan.users), random.pick(markets));
    if (turn % 1000 === 0) {
      store.tick(at);
      store.project(Math.max(store.projected, store.batches.length - random.below(500)));
    }
    if (crashAt.has(turn)) {
      const before = store.core.engine.digest();
      store.crash();
      if (store.core.engine.digest() !== before) throw new Error(`I12 the core came back different at turn ${turn}`);
      crashes += 1;
    }
  }
  store.tick(at + 2 * DAY);
  check();
  return {
    commands,
    refused,
    trades: auditor.trades,
    entries: auditor.entries,
    crashes,
    digest: store.core.engine.digest(),
    store,
  };

  /** The desk takes its old quotes of a market away and puts new ones round where the price wandered to. */
  function quote(market: CastMarket): void {
    const last = prices.get(market.symbol)!;
    const wander = 99_700_000n + BigInt(random.below(600_001));
    const price = floorTo(multiply(last, wander, 'down'), market.tick);
    const middle = price < market.tick * 100n ? market.tick * 100n : price;
    prices.set(market.symbol, middle);
    send('spot/cancel-all', { owner: desks.maker, market: market.symbol });
    for (let level = 1; level <= 5; level++) {
      for (const side of ['buy', 'sell'] as const) {
        const away = floorTo(multiply(middle, units('0.0005') * BigInt(level), 'down'), market.tick) + market.tick;
        const quantity = floorTo(
          multiply(market.maxQuantity, units('0.00005'), 'down') * BigInt(1 + random.below(9)),
          market.lot,
        );
        order({
          owner: desks.maker,
          clientId: null,
          market: market.symbol,
          side,
          type: 'limit',
          price: side === 'buy' ? middle - away : middle + away,
          quantity: quantity + market.lot,
          amount: null,
          ...plainLimit,
        });
      }
    }
  }

  function order(wish: Wish): Reply {
    const reply = send('spot/place-order', wish);
    if (reply.outcome.ok) {
      const placed = reply.outcome.value as Order;
      if ((placed.status === 'open' || placed.status === 'waiting') && !isDesk(placed.owner)) {
        const mine = open.get(placed.owner) ?? [];
        mine.push(placed.id);
        open.set(placed.owner, mine);
      }
    }
    return reply;
  }

  function act(owner: number, market: CastMarket): void {
    const dice = random.below(100);
    if (dice < 35) order(limitOrder(owner, market));
    else if (dice < 45) order(stopOrder(owner, market));
    else if (dice < 65) order(marketOrder(owner, market));
    else if (dice < 70) amendOne(owner, market);
    else if (dice < 85) cancelOne(owner);
    else if (dice < 88) send('spot/cancel-all', { owner, market: random.chance(0.5) ? market.symbol : null });
    else if (dice < 94) repeat(owner, market);
    else mistake(owner, market);
  }

  function quantityFor(market: CastMarket): bigint {
    const worth = units('6') + BigInt(random.below(200)) * ONE;
    return floorTo((worth * ONE) / prices.get(market.symbol)!, market.lot) + market.lot;
  }

  function limitOrder(owner: number, market: CastMarket): Wish {
    const side = random.pick(['buy', 'sell'] as const);
    const away = BigInt(random.below(600) - 300);
    const price = floorTo(prices.get(market.symbol)! + (prices.get(market.symbol)! * away) / 10_000n, market.tick);
    return {
      owner,
      clientId: null,
      market: market.symbol,
      side,
      type: 'limit',
      price,
      quantity: quantityFor(market),
      amount: null,
      timeInForce: random.chance(0.7) ? 'gtc' : random.pick(timesInForce),
      selfTrade: random.pick(selfTradeModes),
      stopPrice: null,
    };
  }

  function marketOrder(owner: number, market: CastMarket): Wish {
    const side = random.pick(['buy', 'sell'] as const);
    const byAmount = side === 'buy' && random.chance(0.5);
    return {
      owner,
      clientId: null,
      market: market.symbol,
      side,
      type: 'market',
      price: null,
      quantity: byAmount ? null : quantityFor(market),
      amount: byAmount ? units('5') + BigInt(random.bits()) : null,
      timeInForce: 'ioc',
      selfTrade: random.pick(selfTradeModes),
      stopPrice: null,
    };
  }

  function stopOrder(owner: number, market: CastMarket): Wish {
    const last = prices.get(market.symbol)!;
    const stopPrice = floorTo(last + (last * BigInt(random.below(200) - 100)) / 10_000n, market.tick);
    if (random.chance(0.5)) {
      const away = market.tick * BigInt(random.below(20) - 10);
      const timeInForce = random.pick(['gtc', 'gtc', 'ioc', 'fok'] as const);
      return { ...limitOrder(owner, market), type: 'stop-limit', timeInForce, price: stopPrice + away, stopPrice };
    }
    const side = random.pick(['buy', 'sell'] as const);
    const quantity = side === 'sell' ? quantityFor(market) : null;
    const amount = side === 'buy' ? units('5') + BigInt(random.bits()) : null;
    return { ...marketOrder(owner, market), side, type: 'stop-market', quantity, amount, stopPrice };
  }

  function amendOne(owner: number, market: CastMarket): void {
    const mine = open.get(owner) ?? [];
    if (mine.length === 0) return;
    const last = prices.get(market.symbol)!;
    send('spot/amend-order', {
      owner,
      order: random.pick(mine),
      price: random.chance(0.5)
        ? floorTo(last + (last * BigInt(random.below(400) - 200)) / 10_000n, market.tick)
        : null,
      quantity: random.chance(0.7) ? quantityFor(market) : null,
    });
  }

  function cancelOne(owner: number): void {
    const mine = open.get(owner) ?? [];
    // Now and then somebody else's order: it must not be found.
    const target = random.chance(0.1) ? 1 + random.below(commands) : mine.splice(random.below(mine.length), 1)[0];
    if (target === undefined) return;
    const reply = send('spot/cancel-order', { owner, order: target });
    if (reply.outcome.ok && (reply.outcome.value as Order).owner !== owner)
      throw new Error('somebody cancelled an order of somebody else');
  }

  /** I10: the same id and order gives the first answer again, the same id with another order is refused. */
  function repeat(owner: number, market: CastMarket): void {
    const wish = { ...limitOrder(owner, market), clientId: `c${random.below(1000)}` };
    const first = order(wish);
    const again = send('spot/place-order', { ...wish });
    if (
      first.outcome.ok &&
      (!again.outcome.ok || JSON.stringify(again.outcome.value, plain) !== JSON.stringify(first.outcome.value, plain))
    ) {
      throw new Error(`I10 the same order of ${owner} was answered differently`);
    }
    const other = send('spot/place-order', { ...wish, quantity: wish.quantity! + market.lot });
    if (first.outcome.ok && (other.outcome.ok || other.outcome.refusal.reason !== 'spot/client-id-reused')) {
      throw new Error(`I10 another order under the same id of ${owner} was taken`);
    }
  }

  function mistake(owner: number, market: CastMarket): void {
    const wish = limitOrder(owner, market);
    const wrong: Wish = random.pick([
      { ...wish, price: wish.price! + 1n },
      { ...wish, price: wish.price! * 3n },
      { ...wish, quantity: market.lot / 2n },
      { ...wish, quantity: market.maxQuantity + market.lot },
      { ...wish, quantity: market.lot },
      { ...wish, market: 'NOPE' },
      { ...wish, price: null },
      { ...wish, amount: units('10') },
      { ...wish, type: 'market' as const },
      { ...wish, stopPrice: wish.price },
      { ...wish, type: 'stop-limit' as const },
      { ...wish, quantity: floorTo(market.maxQuantity, market.lot) },
    ]);
    order(wrong);
  }
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** Runs the recorded commands of a whole journal through a fresh core: the changes must be the same, byte for byte. */
export function rerun(store: MemoryStore, newBook?: CoreOptions['newBook']): string {
  const again = new MemoryStore(newBook ? { practice, newBook } : { practice });
  for (const batch of store.batches) {
    const changes = again.core.engine.rerun(batch);
    if (Buffer.compare(changes, batch.changes) !== 0)
      throw new Error(`I12 batch ${batch.seq} came out different when run again`);
  }
  return again.core.engine.digest();
}
