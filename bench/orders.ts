import { Random } from '@quay/core/simulation';

/** One step of the workload: a limit order, or the cancel of an earlier one. */
export type Step =
  | { readonly cancel: number }
  | { readonly id: number; readonly side: 0 | 1; readonly ticks: number; readonly lots: number };

/**
 * A seeded stream of orders round a wandering price: half rest near the top, a third cancel a random live order, the
 * rest cross. `preloaded` orders stand in the book before the clock starts.
 */
export function orderStream(
  seed: number,
  count: number,
  preloaded: number,
  spread: number,
): { before: Step[]; timed: Step[] } {
  const random = new Random(seed);
  const live: number[] = [];
  let id = 0;
  let middle = 100_000;
  const rest = (far: number): Step => {
    id += 1;
    live.push(id);
    const side = random.below(2) as 0 | 1;
    const away = 1 + random.below(far);
    return { id, side, ticks: side === 0 ? middle - away : middle + away, lots: 1 + random.below(100) };
  };
  const before = Array.from({ length: preloaded }, () => rest(spread));
  const timed = Array.from({ length: count }, (): Step => {
    const dice = random.below(100);
    middle += random.below(3) - 1;
    if (dice < 50) return rest(Math.max(30, spread >> 3));
    if (dice < 85 && live.length > 0) {
      const at = random.below(live.length);
      const target = live[at]!;
      live[at] = live.at(-1)!;
      live.pop();
      return { cancel: target };
    }
    id += 1;
    const side = random.below(2) as 0 | 1;
    return { id, side, ticks: side === 0 ? middle + 20 : middle - 20, lots: 1 + random.below(100) };
  });
  return { before, timed };
}
