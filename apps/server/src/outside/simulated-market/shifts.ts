type Shift = { readonly from: number; readonly to: number; readonly startsAt: number; readonly endsAt: number };

/** How far staff have moved coins of a simulated market from where it would be by itself. */
export type Shifts = {
  /** Moves a coin by a share of its price, such as -0.2, evenly over a time. It stays there until the next start. */
  move(coin: string, share: number, duringMs: number, now: number): void;
  /** What the price of a coin is multiplied by. */
  factor(coin: string, now: number): number;
};

/** Floats are fine here: no amount is made from them before it is a whole number of ticks. */
export function createShifts(): Shifts {
  const shifts = new Map<string, Shift>();
  /** Of the logarithm. */
  function shiftOf(coin: string, now: number): number {
    const shift = shifts.get(coin);
    if (!shift) return 0;
    const { from, to, startsAt, endsAt } = shift;
    if (now >= endsAt) return to;
    return from + ((to - from) * Math.max(0, now - startsAt)) / (endsAt - startsAt);
  }
  return {
    move(coin, share, duringMs, now) {
      const from = shiftOf(coin, now);
      shifts.set(coin, { from, to: from + Math.log1p(share), startsAt: now, endsAt: now + duringMs });
    },
    factor: (coin, now) => Math.exp(shiftOf(coin, now)),
  };
}
