import { ONE } from '@quay/money';
import type { Core } from '../src/index.ts';
import type { Random } from './random.ts';
import type { Place, World } from './world.ts';

export const USDT = 'USDT';

/** The coins of a life and what they are worth now. */
export class Coins {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;

  constructor(world: World, random: Random, core: () => Core) {
    this.#world = world;
    this.#random = random;
    this.#core = core;
  }

  get places(): readonly Place[] {
    return this.#world.places;
  }

  any(): string {
    return this.#random.chance(0.5) ? USDT : this.#random.pick(this.#world.places).symbol;
  }

  /** So many USDT in another coin, at its last price. */
  worth(amount: bigint, asset: string): bigint {
    return asset === USDT ? amount : (amount * ONE) / this.priceOf(asset);
  }

  priceOf(asset: string): bigint {
    if (asset === USDT) return ONE;
    const listed = this.#core().market.markets.get(asset);
    return listed?.referencePrice ?? this.#world.places.find(({ symbol }) => symbol === asset)!.terms.referencePrice;
  }
}
