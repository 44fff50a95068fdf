import { characterOf } from '../character.ts';
import { Draws } from './draws.ts';
import { holdsAt, type MinutePath, pathOf } from './minute-path.ts';
import { minuteOf, momentOf } from './season.ts';
import { type CoinMinute, World, type WorldState } from './world.ts';

const MINUTE_MS = 60_000;
const ROOT_YEAR = Math.sqrt(365 * 24 * 60);

/** How much is traded of a coin, and how far its price moves, as multiples of the mean. */
export type Pace = { readonly busy: number; readonly wild: number };

export const paceOf = ({ busy, deviation }: CoinMinute, volatility: number): Pace => ({
  busy,
  wild: (deviation * ROOT_YEAR) / volatility,
});

/** A world at a moment, which goes on with time: asked for the same moment it says the same, whenever it began. */
export class LiveWorld {
  readonly #world: World;
  readonly #draws: Draws;
  readonly #indexes: ReadonlyMap<string, number>;
  readonly #paths = new Map<string, MinutePath>();
  #now: readonly CoinMinute[] = [];
  /** Where it was when the minute of now began. */
  #state: WorldState;

  constructor(seed: Uint8Array, symbols: readonly string[], state: WorldState) {
    this.#world = new World(seed, symbols, state);
    this.#draws = new Draws(seed);
    this.#indexes = new Map(symbols.map((symbol, at) => [symbol, at]));
    this.#state = this.#world.state;
  }

  /** Where it was when the minute began that it is in: from there it can go on after a stop. */
  get state(): WorldState {
    return this.#state;
  }

  /** Lets time pass. It never goes back: before the minute that it is in, all is as at its beginning. */
  reach(at: number): void {
    const minute = minuteOf(at);
    if (this.#now.length > 0 && minute < this.#world.minute) return;
    while (this.#world.minute <= minute) {
      this.#state = this.#world.state;
      this.#world.step();
    }
    this.#now = [...this.#indexes.values()].map((index) => this.#world.last(index));
    this.#paths.clear();
  }

  /** Logarithm of price ÷ listing price at a moment of the minute that it is in; nothing of a coin that is not in it. */
  at(symbol: string, at: number): number | undefined {
    this.reach(at);
    const minute = this.of(symbol);
    if (!minute) return undefined;
    const began = this.#world.minute - 1;
    let path = this.#paths.get(symbol);
    if (!path) {
      path = pathOf(minute, characterOf(symbol).hold, [this.#draws, symbol, began]);
      this.#paths.set(symbol, path);
    }
    return holdsAt(path, Math.max(0, (at - momentOf(began)) / MINUTE_MS));
  }

  /** What a coin does in the minute that it is in. */
  of(symbol: string): CoinMinute | undefined {
    const index = this.#indexes.get(symbol);
    return index === undefined ? undefined : this.#now[index];
  }
}
