/** Milliseconds of a year, in which a volatility is given. */
const YEAR_MS = 365 * 24 * 60 * 60_000;

/**
 * How far a price stands from its own mean over a horizon, in units of what chance alone would bring: about 1 of a plain
 * random walk. The mean is exponential, so that nothing of the past is kept but one number.
 */
export class Trend {
  readonly #horizonMs: number;
  readonly #deviation: number;
  #mean: number | undefined;
  #at = 0;

  constructor(horizonMs: number, volatility: number) {
    this.#horizonMs = horizonMs;
    this.#deviation = volatility * Math.sqrt(horizonMs / 2 / YEAR_MS);
  }

  /** Above zero while the price rises. The first price of all says nothing. */
  see(price: number, at: number): number {
    const now = Math.log(price);
    const kept = Math.exp(-(at - this.#at) / this.#horizonMs);
    this.#mean = this.#mean === undefined ? now : kept * this.#mean + (1 - kept) * now;
    this.#at = at;
    return (now - this.#mean) / this.#deviation;
  }
}
