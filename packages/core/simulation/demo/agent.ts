import { timesInForce } from '@quay/contract/spot';
import type { Core, Order } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, type Place, request, type World } from '../world.ts';

/** People who practise: they enter, trade what the real books offer, cancel, repeat themselves, start over; also what cannot be. */
export class DemoAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  #ids = 0;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 193 + 29);
    this.#core = core;
  }

  next(): Act {
    const random = this.#random;
    const owner = FIRST_USER + random.below(this.#world.users);
    const dice = random.below(100);
    if (dice < 10) return { name: 'demo/enter', input: { owner } };
    if (dice < 13) return { name: 'demo/start-over', input: { owner } };
    if (dice < 25) return this.#cancels(owner);
    if (dice < 28) return { name: 'demo/cancel-all', input: { owner, symbol: this.#world.places[0]!.symbol } };
    if (dice < 30) return { name: 'demo/cancel-all', input: { owner, symbol: null } };
    return this.#places(owner, random.pick(this.#world.places));
  }

  #cancels(owner: number): Act {
    const random = this.#random;
    const open: Order[] = [...this.#core().demo.orders.values()];
    const order = open.length === 0 ? 1 + random.below(99) : random.pick(open).id;
    const whose = open.find(({ id }) => id === order)?.owner ?? owner;
    return { name: 'demo/cancel-order', input: { owner: random.chance(0.85) ? whose : owner, order } };
  }

  #places(owner: number, place: Place): Act {
    const random = this.#random;
    const buys = random.chance(0.55);
    const side = buys ? 'buy' : 'sell';
    // Now and then the same id again, with the same order or another one.
    if (random.chance(0.8)) this.#ids += 1;
    const clientId = random.chance(0.5) ? `p${this.#ids}` : undefined;
    const near = Math.max(1, place.middle + random.below(200) - 100);
    const worth = 10 + random.below(700);
    const lots = Math.max(1, Math.ceil((worth * 100_000_000) / (place.middle * place.quotePerTickLot)));
    const id = clientId === undefined ? {} : { clientId };
    if (random.chance(0.35)) {
      const amount = buys && random.chance(0.5) ? { amount: worth * 100_000_000 + random.below(1000) } : { lots };
      const of = { side, type: 'market', timeInForce: 'ioc', selfTrade: 'cancel-taker', ...amount, ...id } as const;
      return { name: 'demo/place-order', input: request(owner, place, of) };
    }
    if (random.chance(0.35)) return { name: 'demo/place-order', input: this.#stop(owner, place, side, lots) };
    const timeInForce = random.chance(0.7) ? 'gtc' : random.pick(timesInForce);
    const of = { side, type: 'limit', timeInForce, selfTrade: 'cancel-taker', price: near, lots, ...id } as const;
    return { name: 'demo/place-order', input: request(owner, place, of) };
  }

  /** On either side of the last price, near enough to be reached; now and then at it, or without an amount that it needs. */
  #stop(owner: number, place: Place, side: 'buy' | 'sell', lots: number) {
    const random = this.#random;
    const stop = Math.max(1, place.middle + random.below(61) - 30);
    if (random.chance(0.6)) {
      const price = Math.max(1, stop + random.below(41) - 20);
      const timeInForce = random.chance(0.6) ? 'gtc' : random.pick(timesInForce);
      const of = { side, type: 'stop-limit', timeInForce, selfTrade: 'cancel-taker', stop, price, lots } as const;
      return request(owner, place, of);
    }
    const size = side === 'buy' && random.chance(0.9) ? { amount: 2_000_000_000 + random.below(90_000_000) } : { lots };
    const of = { side, type: 'stop-market', timeInForce: 'ioc', selfTrade: 'cancel-taker', stop, ...size } as const;
    return request(owner, place, of);
  }
}
