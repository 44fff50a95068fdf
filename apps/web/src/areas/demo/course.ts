import { DEMO_COURSE_MAX, type DemoAccount } from '@quay/contract/demo';

export type Point = { readonly at: number; readonly worth: number };

/**
 * What the practice money was worth, oldest first: when it began, after each fill, and now. Where more fills are than are
 * told it begins with the first that is told. In USDT, for drawing only.
 */
export function courseOf({ since, funds, course, worth }: DemoAccount, now: number): readonly Point[] {
  const fills = course.map((point) => ({ at: point.at, worth: Number(point.worth) }));
  const begins = fills.length < DEMO_COURSE_MAX ? [{ at: since, worth: Number(funds) }] : [];
  const last = fills.at(-1)?.at ?? since;
  return [...begins, ...fills, { at: Math.max(now, last), worth: Number(worth) }];
}

export type Placed = { readonly x: number; readonly y: number };

/** Where points and a level stand in a box of 1 by 1, the highest at the top; what `level` is worth is always in sight. */
export function placedIn(points: readonly Point[], level: number): { points: readonly Placed[]; level: number } {
  const worths = points.map(({ worth }) => worth);
  const [low, high] = [Math.min(level, ...worths), Math.max(level, ...worths)];
  const y = (worth: number) => (high === low ? 0.5 : (high - worth) / (high - low));
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const x = (at: number) => (to === from ? 1 : (at - from) / (to - from));
  return { points: points.map(({ at, worth }) => ({ x: x(at), y: y(worth) })), level: y(level) };
}
