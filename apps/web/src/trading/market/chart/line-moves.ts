import { greatest, MAX, ONE, type Price, quotient } from '@quay/money';

/** The price of a tick that is nearest to where a line was put; never below the first. */
export function nearestTick(value: number, tick: Price): Price {
  if (!Number.isFinite(value) || value <= 0) return tick;
  const units = BigInt(Math.round(value * 1e8));
  return greatest(tick, quotient(units * 2n + tick, tick * 2n, 'down') * tick);
}

/** A tenth of a per cent, and for the larger steps one. */
const SMALL_STEP = ONE / 1_000n;
const LARGE_STEP = ONE / 100n;

type Press = { readonly key: string; readonly shiftKey: boolean };

/** Where a key moves a line: the arrows by a tenth of a per cent, with shift by one tick, the page keys by one per cent. */
export function keyMoves(price: Price, { key, shiftKey }: Press, tick: Price): Price | null {
  const up = key === 'ArrowUp' || key === 'ArrowRight' || key === 'PageUp';
  const down = key === 'ArrowDown' || key === 'ArrowLeft' || key === 'PageDown';
  if (!up && !down) return null;
  const share = key.startsWith('Page') ? LARGE_STEP : shiftKey ? 0n : SMALL_STEP;
  const step = greatest(tick, quotient(price * share, ONE * tick, 'down') * tick);
  const moved = up ? price + step : price - step;
  return moved > MAX ? null : greatest(tick, moved);
}

/** Half of a handle, which stays in sight at the edge when its line is not. */
const HALF_PX = 10;
const APART_PX = 28;

export type LabelBox = { readonly y: number; readonly left: number };

/** Where handles stand: on their lines, at the edge of what is in sight, and beside one another where lines are near. */
export function labelBoxesOf(heights: readonly number[], height: number): LabelBox[] {
  const boxes: LabelBox[] = [];
  for (const y of heights) {
    const within = Math.min(Math.max(y, HALF_PX), Math.max(HALF_PX, height - HALF_PX));
    let left = 0;
    while (boxes.some((one) => one.left === left && Math.abs(one.y - within) < 2 * HALF_PX)) left -= APART_PX;
    boxes.push({ y: within, left });
  }
  return boxes;
}
