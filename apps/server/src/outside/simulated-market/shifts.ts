import type { Reads, SimulatedShift } from '@quay/store';

/** How far staff have moved coins of a simulated market from where it would be by itself. */
export type Shifts = {
  /** Moves a coin by a share of its price, such as -0.2, evenly over a time. It stays there, also over a start. */
  move(coin: string, share: number, duringMs: number, now: number): Promise<void>;
  /** What the price of a coin is multiplied by. */
  factor(coin: string, now: number): number;
};

/** Floats are fine here: no amount is made from them before it is a whole number of ticks. */
export async function createShifts(
  rows: Pick<Reads['market'], 'simulatedShifts' | 'saveSimulatedShift'>,
): Promise<Shifts> {
  const shifts = new Map((await rows.simulatedShifts()).map((shift) => [shift.symbol, shift]));
  /** Of the logarithm. */
  function shiftOf(coin: string, now: number): number {
    const shift = shifts.get(coin);
    if (!shift) return 0;
    const { from, to, startsAt, endsAt } = shift;
    if (now >= endsAt) return to;
    return from + ((to - from) * Math.max(0, now - startsAt)) / (endsAt - startsAt);
  }
  return {
    async move(symbol, share, duringMs, now) {
      const from = shiftOf(symbol, now);
      const shift: SimulatedShift = {
        ...{ symbol, from, to: from + Math.log1p(share), startsAt: now, endsAt: now + duringMs },
      };
      await rows.saveSimulatedShift(shift);
      shifts.set(symbol, shift);
    },
    factor: (coin, now) => Math.exp(shiftOf(coin, now)),
  };
}
