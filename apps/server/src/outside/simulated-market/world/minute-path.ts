import { type Draws, normalPair } from './draws.ts';
import type { CoinMinute, Jump } from './world.ts';

/** Small moves that a jump is made of. */
const JUMP_STEPS = 16;

/** A price that stands still and steps: moments of a minute as shares of it, ascending from 0, and what holds from each on. */
export type MinutePath = { readonly at: Float64Array; readonly x: Float64Array };

const drawnFor = (hold: number): number => 24 + Math.ceil((60 / hold) * 2.5);

/**
 * How a price goes from the beginning of a minute to its end: a Brownian bridge that is looked at when the price changes,
 * after times that are exponential with mean `hold` seconds, and jumps in small moves besides.
 */
export function pathOf(minute: CoinMinute, hold: number, numbers: readonly [Draws, string, number]): MinutePath {
  const [draws, symbol, number] = numbers;
  const count = drawnFor(hold);
  const drawn = draws.uniforms(`path/${symbol}`, number, 3 * count);
  const changes: number[] = [];
  for (let at = 0, n = 0; n < count; n++) {
    at += (-Math.log(drawn[3 * n]!) * hold) / 60;
    if (at >= 1) break;
    changes.push(at);
  }
  const { from, to, deviation, jumps } = minute;
  const goal = to - jumps.reduce((sum, { size }) => sum + size, 0);
  const bridge: number[] = [from];
  const moments: number[] = [0];
  let x = from;
  let before = 0;
  for (const [n, at] of changes.entries()) {
    const left = 1 - before;
    const passed = at - before;
    const middle = x + (goal - x) * (passed / left);
    const [normal] = normalPair(drawn[3 * n + 1]!, drawn[3 * n + 2]!);
    x = middle + deviation * Math.sqrt((passed * (1 - at)) / left) * normal;
    before = at;
    moments.push(at);
    bridge.push(x);
  }
  if (jumps.length === 0) return { at: Float64Array.from(moments), x: Float64Array.from(bridge) };
  return withJumps(moments, bridge, jumps);
}

function withJumps(moments: readonly number[], bridge: readonly number[], jumps: readonly Jump[]): MinutePath {
  const steps = jumps.flatMap(({ from, during }) =>
    Array.from({ length: JUMP_STEPS }, (_, n) => from + (during * (n + 1)) / JUMP_STEPS),
  );
  const all = [...new Set([...moments, ...steps])].sort((a, b) => a - b);
  const jumped = (at: number) =>
    jumps.reduce((sum, { size, from, during }) => {
      const done = Math.floor(((at - from) / during) * JUMP_STEPS + 1e-9) / JUMP_STEPS;
      return sum + size * Math.max(0, Math.min(1, done));
    }, 0);
  let step = 0;
  const x = all.map((at) => {
    while (step + 1 < moments.length && moments[step + 1]! <= at) step += 1;
    return bridge[step]! + jumped(at);
  });
  return { at: Float64Array.from(all), x: Float64Array.from(x) };
}

/** What holds at a share of the minute. */
export function holdsAt({ at, x }: MinutePath, share: number): number {
  let low = 0;
  let high = at.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at[middle]! <= share) low = middle;
    else high = middle - 1;
  }
  return x[low]!;
}
