/** Chance that the same seed brings again. */
export type Chance = {
  /** A whole number from 0, below. */
  below(end: number): number;
  /** True once in so many times. */
  onceIn(times: number): boolean;
  pick<Member>(members: readonly Member[]): Member;
};

export function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return { below, onceIn: (times) => below(times) === 0, pick: (members) => members[below(members.length)]! };
}
