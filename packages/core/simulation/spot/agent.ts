import { selfTradeModes, timesInForce } from '@quay/contract/spot';
import type { Order, Outcome, PlaceBracket, PlacedPair, PlaceOco, PlaceOrder } from '../../src/index.ts';
import { type Act, exact, MAKER, type Place, request, SECOND, WHALE, type World } from '../world.ts';

const sides = ['buy', 'sell'] as const;
const stopForces = ['gtc', 'gtc', 'ioc', 'fok'] as const;
const LEVELS = 5;
/** Everybody who comes to trade: market makers that quote and amend, one that takes whole sides, and users. */
export class SpotAgent {
  readonly #world: World;
  /** How often a promise of the exchange was asked for and kept. */
  repeats = 0;
  #ids = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** What one of them does next. */
  next(place: Place, dice: number): Act[] {
    if (dice < 7) return this.quotes(place);
    if (dice < 10) return this.amendsQuotes(place);
    if (dice < 12) return this.takes(place);
    if (dice < 15) return this.huntsStops(place);
    if (dice < 18) return this.meetsItself(place);
    return this.#user(this.#world.user(), place);
  }

  #user(owner: number, place: Place): Act[] {
    const { random } = this.#world;
    const dice = random.below(100);
    if (dice < 36) return [this.#placed(this.#limit(owner, place))];
    if (dice < 48) return [this.#placed(this.#market(owner, place))];
    if (dice < 60) return [this.#placed(this.#stop(owner, place))];
    if (dice < 72) return this.#amends(owner, place);
    if (dice < 85) return this.#cancels(owner);
    if (dice < 87) return [this.#cancelsAll(owner, random.chance(0.5) ? place.symbol : null)];
    if (dice < 91) return this.#repeats(owner, place);
    if (dice < 94) return [this.#pairs(owner, place)];
    if (dice < 97) return [this.#opens(owner, place)];
    return [this.#placed(this.#mistake(owner, place))];
  }

  #placed(input: PlaceOrder): Act {
    return {
      name: 'spot/place-order',
      input,
      heard: (outcome) => {
        if (outcome.ok) this.#world.remember(outcome.value as Order);
      },
    };
  }

  #limit(owner: number, place: Place): PlaceOrder {
    const { random } = this.#world;
    const price = this.#world.near(place, random.pick([20, 100, 400]));
    return request(owner, place, {
      side: random.pick(sides),
      type: 'limit',
      price,
      lots: this.#world.lots(place, price),
      timeInForce: random.chance(0.6) ? 'gtc' : random.pick(timesInForce),
      selfTrade: random.pick(selfTradeModes),
      ...(random.chance(0.4) ? { clientId: `once-${this.#ids++}` } : {}),
    });
  }

  #market(owner: number, place: Place): PlaceOrder {
    const { random } = this.#world;
    const side = random.pick(sides);
    const market = { side, type: 'market', timeInForce: 'ioc', selfTrade: random.pick(selfTradeModes) } as const;
    const worst = random.chance(0.4) ? { price: this.#world.near(place, random.pick([20, 100, 400])) } : {};
    const plain = { ...market, ...worst };
    if (side === 'sell' || random.chance(0.5))
      return request(owner, place, { ...plain, lots: this.#world.lots(place) });
    return request(owner, place, { ...plain, amount: 500_000_000 + random.bits() * (1 + random.below(40)) });
  }

  #stop(owner: number, place: Place): PlaceOrder {
    const { random } = this.#world;
    const stop = this.#world.near(place, random.pick([10, 50, 200]));
    const side = random.pick(sides);
    const selfTrade = random.pick(selfTradeModes);
    if (random.chance(0.5)) {
      const price = Math.max(1, stop + random.below(41) - 20);
      const timeInForce = random.pick(stopForces);
      const lots = this.#world.lots(place, price);
      return request(owner, place, { side, type: 'stop-limit', price, stop, lots, timeInForce, selfTrade });
    }
    const size = side === 'sell' ? { lots: this.#world.lots(place, stop) } : { amount: 500_000_000 + random.bits() };
    return request(owner, place, { side, type: 'stop-market', stop, ...size, timeInForce: 'ioc', selfTrade });
  }

  /** A pair round the last price, now and then on the wrong sides of it. */
  #pairs(owner: number, place: Place): Act {
    const { random } = this.#world;
    const sells = random.chance(0.5);
    const distance = () => (1 + random.below(random.pick([10, 60, 200]))) * (random.chance(0.05) ? -1 : 1);
    const up = place.middle + distance();
    const down = Math.max(1, place.middle - distance());
    const [price, stop] = sells ? [up, down] : [down, up];
    const limited = !sells || random.chance(0.5);
    const input: PlaceOco = {
      ...{ owner, clientId: random.chance(0.3) ? `pair-${this.#ids++}` : null, market: place.symbol },
      ...{ side: sells ? 'sell' : 'buy', quantity: exact(this.#world.lots(place, down), place.lot) },
      ...{ price: price * place.tick, stopPrice: stop * place.tick },
      stopLimitPrice: limited ? Math.max(1, stop + random.below(41) - 20) * place.tick : null,
      selfTrade: random.pick(selfTradeModes),
    };
    return {
      name: 'spot/place-oco',
      input,
      heard: (outcome) => {
        if (!outcome.ok) return;
        const { limit, stop: waits } = outcome.value as PlacedPair;
        this.#world.remember(limit);
        this.#world.remember(waits);
      },
    };
  }

  /** A purchase with one exit or both, near enough that they are often reached. */
  #opens(owner: number, place: Place): Act {
    const { random } = this.#world;
    const limit = random.chance(0.6);
    const price = this.#world.near(place, 20);
    const sum = 500_000_000 + random.bits() * (1 + random.below(10));
    const order = limit
      ? {
          type: 'limit' as const,
          price,
          lots: 2 * this.#world.lots(place, price),
          timeInForce: random.pick(timesInForce),
        }
      : { type: 'market' as const, timeInForce: 'ioc' as const, amount: sum };
    const round = limit ? price : place.middle;
    const profit = round + 1 + random.below(random.pick([20, 150]));
    const loss = Math.max(1, round - 1 - random.below(random.pick([20, 150])));
    const which = random.below(4);
    const input: PlaceBracket = {
      ...request(owner, place, { side: 'buy', ...order, selfTrade: random.pick(selfTradeModes) }),
      takeProfit: which === 0 ? null : profit * place.tick,
      stopLoss: which === 1 ? null : loss * place.tick,
    };
    return { ...this.#placed(input), name: 'spot/place-bracket' };
  }

  #amends(owner: number, place: Place): Act[] {
    const order = this.#world.anyOf(owner);
    if (order === undefined) return [];
    const { random } = this.#world;
    const lots = this.#world.lots(place);
    return [
      this.#amended(owner, order, {
        price: random.chance(0.5) ? this.#world.near(place, 150) * place.tick : null,
        quantity: random.chance(0.7) ? exact(lots, place.lot) : null,
      }),
    ];
  }

  #amended(owner: number, order: number, to: { price: number | null; quantity: number | bigint | null }): Act {
    return {
      name: 'spot/amend-order',
      input: { owner, order, ...to },
      heard: (outcome) => {
        if (outcome.ok) this.#world.remember(outcome.value as Order);
        else if (outcome.refusal.reason === 'spot/order-not-found') this.#world.forget(owner, order);
      },
    };
  }

  #cancels(owner: number): Act[] {
    const { random } = this.#world;
    // Now and then somebody else's order: it must not be found.
    const strange = random.chance(0.1) ? this.#world.anyOf(this.#world.user()) : undefined;
    const order = strange ?? this.#world.anyOf(owner);
    if (order === undefined) return [];
    return [
      {
        name: 'spot/cancel-order',
        input: { owner, order },
        heard: (outcome) => {
          if (outcome.ok && (outcome.value as Order).owner !== owner)
            throw new Error(`${order} was cancelled by ${owner}`);
          this.#world.forget(owner, order);
        },
      },
    ];
  }

  #cancelsAll(owner: number, symbol: string | null): Act {
    return {
      name: 'spot/cancel-all',
      input: { owner, symbol },
      heard: (outcome) => {
        if (outcome.ok) for (const order of outcome.value as number[]) this.#world.forget(owner, order);
      },
    };
  }

  /** The same order twice, then another one under the same id (I10): answered, answered the same, refused. */
  #repeats(owner: number, place: Place): Act[] {
    const { random } = this.#world;
    const clientId = random.chance(0.3) ? `again-${random.below(20)}` : `once-${this.#ids++}`;
    const first = { ...this.#limit(owner, place), clientId };
    let answer: Outcome | undefined;
    const other = { ...first, side: first.side === 'buy' ? 'sell' : 'buy' } as const;
    return [
      {
        name: 'spot/place-order',
        input: first,
        heard: (outcome) => {
          answer = outcome;
          if (outcome.ok) this.#world.remember(outcome.value as Order);
        },
      },
      {
        name: 'spot/place-order',
        input: { ...first },
        heard: (outcome) => {
          if (!answer?.ok) return;
          if (!outcome.ok || written(outcome.value) !== written(answer.value)) {
            throw new Error(`I10 the same order of ${owner} was answered differently`);
          }
          this.repeats += 1;
        },
      },
      {
        name: 'spot/place-order',
        input: other,
        heard: (outcome) => {
          if (!answer?.ok) return;
          if (outcome.ok || outcome.refusal.reason !== 'spot/client-id-reused') {
            throw new Error(`I10 another order under the same id of ${owner} was taken`);
          }
          this.repeats += 1;
        },
      },
    ];
  }

  #mistake(owner: number, place: Place): PlaceOrder {
    const { random } = this.#world;
    const right = this.#limit(owner, place);
    return random.pick([
      { ...right, price: Number(right.price) + 1 },
      { ...right, price: place.middle * 3 * place.tick },
      { ...right, quantity: 1n },
      { ...right, quantity: place.terms.maxQuantity + place.terms.lot },
      { ...right, quantity: place.terms.maxQuantity },
      { ...right, quantity: place.lot },
      { ...right, market: 'NOPE' },
      { ...right, price: null },
      { ...right, amount: 1_000_000_000 },
      { ...right, type: 'market' as const, price: 0 },
      { ...right, type: 'market' as const, price: Number(right.price) + 1 },
      { ...right, stopPrice: right.price },
      { ...right, type: 'stop-limit' as const },
      { ...right, type: 'stop-limit' as const, stopPrice: right.price, timeInForce: 'post-only' as const },
      { ...right, side: 'buy' as const, type: 'market' as const, price: null, quantity: null, amount: 1 },
    ]);
  }

  /** The maker takes its quotes away and puts new ones round where the price wandered to. */
  quotes(place: Place): Act[] {
    const { random } = this.#world;
    const step = Math.max(1, Math.ceil(place.middle * 0.003));
    const ends = Math.max(100, place.middle + random.below(2 * step + 1) - step);
    place.middle = ends;
    const acts: Act[] = [this.#cancelsAll(MAKER, place.symbol)];
    for (let level = 1; level <= LEVELS; level++) {
      const distance = Math.ceil(ends * 0.0005 * level);
      for (const side of sides) {
        const price = side === 'buy' ? ends - distance : ends + distance;
        const lots = this.#world.lots(place, price) + this.#world.lots(place, price);
        const force = { timeInForce: 'gtc', selfTrade: 'cancel-taker' } as const;
        acts.push(this.#placed(request(MAKER, place, { side, type: 'limit', price, lots, ...force })));
      }
    }
    return acts;
  }

  /** A second market maker moves or resizes one of its quotes; it places one where it has none. */
  amendsQuotes(place: Place): Act[] {
    const { random } = this.#world;
    const price = this.#world.near(place, 60);
    const lots = this.#world.lots(place, price);
    const order = this.#world.anyOf(SECOND);
    if (order === undefined || this.#world.openOf(SECOND).length < 6) {
      const selfTrade = random.pick(selfTradeModes);
      const side = random.pick(sides);
      const what = { side, type: 'limit', price, lots, timeInForce: 'gtc', selfTrade } as const;
      return [this.#placed(request(SECOND, place, what))];
    }
    const resized = { price: null, quantity: exact(lots, place.lot) };
    return [this.#amended(SECOND, order, random.chance(0.5) ? resized : { price: price * place.tick, quantity: null })];
  }

  /** Takes a lot at once: several levels, sometimes the whole side. */
  takes(place: Place): Act[] {
    const { random } = this.#world;
    const lots = Math.min(place.maxLots, this.#world.lots(place) * (1 + random.below(30)));
    const plain = { side: random.pick(sides), timeInForce: 'ioc', selfTrade: 'cancel-maker' } as const;
    const act = random.chance(0.5)
      ? request(WHALE, place, { ...plain, type: 'market', lots })
      : request(WHALE, place, { ...plain, type: 'limit', price: this.#world.near(place, 300), lots });
    return [this.#placed(act)];
  }

  /** Stops stand close to each other; then the price is pushed through them, and each that triggers may trigger the next. */
  huntsStops(place: Place): Act[] {
    const { random } = this.#world;
    const falls = random.chance(0.5);
    const step = Math.max(1, Math.ceil(place.middle * 0.0004));
    const acts: Act[] = [];
    for (let rank = 1; rank <= 1 + random.below(5); rank++) {
      const stop = falls ? Math.max(1, place.middle - rank * step) : place.middle + rank * step;
      const owner = this.#world.user();
      const side = falls ? 'sell' : 'buy';
      const selfTrade = random.pick(selfTradeModes);
      const worst = falls ? Math.max(1, stop - 3 * step) : stop + 3 * step;
      const limit = random.chance(0.7);
      const lots = this.#world.lots(place, stop);
      if (limit) {
        const timeInForce = random.pick(stopForces);
        const what = { side, type: 'stop-limit', price: worst, stop, lots, timeInForce, selfTrade } as const;
        acts.push(this.#placed(request(owner, place, what)));
      } else {
        const size = falls ? { lots } : { amount: 600_000_000 + random.bits() };
        const what = { side, type: 'stop-market', stop, ...size, timeInForce: 'ioc', selfTrade } as const;
        acts.push(this.#placed(request(owner, place, what)));
      }
    }
    return [...acts, ...this.takes(place)];
  }

  /** Somebody who places both sides and then comes for the own orders, in each of the ways that there are. */
  meetsItself(place: Place): Act[] {
    const { random } = this.#world;
    const owner = this.#world.user();
    const side = random.pick(sides);
    const own = side === 'buy' ? 'sell' : 'buy';
    const price = this.#world.near(place, 5);
    const lots = this.#world.lots(place, price);
    const selfTrade = random.pick(selfTradeModes);
    const rests = { side: own, type: 'limit', price, lots, timeInForce: 'gtc', selfTrade } as const;
    const force = random.pick(['gtc', 'ioc', 'fok'] as const);
    const comes = { side, type: 'limit', price, lots: lots * 2, timeInForce: force, selfTrade } as const;
    return [this.#placed(request(owner, place, rests)), this.#placed(request(owner, place, comes))];
  }
}

function written(value: unknown): string {
  return JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? one.toString() : one));
}
