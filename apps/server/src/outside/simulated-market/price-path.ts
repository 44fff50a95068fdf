import { Chance } from './chance.ts';

const DAY_MS = 24 * 60 * 60_000;
const YEAR_MS = 365 * DAY_MS;
/** Half of the way from its anchor a price comes back in this time: a year later it is still plausible. */
const HOME_HALF_MS = 60 * DAY_MS;
/** Calm and wild times last this long, and differ by so much. */
const MOOD_HALF_MS = 5 * 60 * 60_000;
const MOOD_DEVIATION = 0.4;

/**
 * The price of a coin in a world outside: log-normal steps, calm and wild times in clusters, drawn back towards an
 * anchor. Floats are fine here: no amount is made from them before it is a whole number of ticks.
 */
export class PricePath {
  readonly #chance: Chance;
  readonly #volatility: number;
  /** Logarithm of price ÷ anchor. */
  #distance: number;
  #mood: number;
  /** Deviation of the last step. */
  #deviation = 0;

  constructor(seed: string, volatility: number, distance = 0) {
    this.#chance = new Chance(seed);
    this.#volatility = volatility;
    this.#distance = distance;
    this.#mood = MOOD_DEVIATION * this.#chance.normal();
  }

  get distance(): number {
    return this.#distance;
  }

  get deviation(): number {
    return this.#deviation;
  }

  /** Lets time pass and gives the new distance from the anchor. */
  advance(ms: number): number {
    const mood = 0.5 ** (ms / MOOD_HALF_MS);
    this.#mood = mood * this.#mood + MOOD_DEVIATION * Math.sqrt(1 - mood * mood) * this.#chance.normal();
    const annual = this.#volatility * Math.exp(this.#mood - MOOD_DEVIATION ** 2);
    this.#deviation = annual * Math.sqrt(ms / YEAR_MS);
    this.#distance = 0.5 ** (ms / HOME_HALF_MS) * this.#distance + this.#deviation * this.#chance.normal();
    return this.#distance;
  }
}
