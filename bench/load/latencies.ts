const STEP_MS = 0.01;
const STEPS = 1_000_000;

/** Times in milliseconds, counted in steps of 10 µs up to ten seconds: no figure is dropped and none is kept. */
export class Latencies {
  readonly #counts = new Uint32Array(STEPS);
  #count = 0;
  #most = 0;

  add(ms: number): void {
    this.#counts[Math.min(STEPS - 1, Math.max(0, Math.floor(ms / STEP_MS)))]! += 1;
    this.#count += 1;
    if (ms > this.#most) this.#most = ms;
  }

  /** The time within which this share of all stayed. */
  within(share: number): number {
    let left = Math.ceil(this.#count * share);
    if (left === 0) return Number.NaN;
    for (let step = 0; step < STEPS; step++) {
      left -= this.#counts[step]!;
      if (left <= 0 && step < STEPS - 1) return (step + 1) * STEP_MS;
    }
    // Beyond ten seconds there is only the slowest of all.
    return this.#most;
  }

  figures(): LatencyFigures {
    return { count: this.#count, p50: this.within(0.5), p99: this.within(0.99), most: this.#most };
  }
}

export type LatencyFigures = {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
};
