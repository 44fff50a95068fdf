import type { Invariant } from '../../engine/area.ts';
import type { Closures } from './closures.ts';
import type { Remains } from './remains.ts';

/** What is true of closures after every command, worked out from scratch. */
export function accountInvariants(closures: Closures, remains: Remains): readonly Invariant[] {
  return [
    {
      name: 'I60 a closure in memory waits or is closed, is found by its owner, and stops every command of theirs',
      broken: () => {
        for (const row of closures.values()) {
          const { owner, state, requestedAt, dueAt, endedAt, obstacle } = row;
          if (state !== 'waiting' && state !== 'closed') return `the closure of ${owner} is ${state} and still here`;
          if (dueAt <= requestedAt || obstacle !== null) return `the closure of ${owner} was never due`;
          if ((state === 'closed') !== (endedAt !== null))
            return `the closure of ${owner} is ${state} since ${endedAt}`;
          if (closures.of(owner) !== row || !closures.stops(owner)) return `the closure of ${owner} stops nothing`;
          if (state === 'waiting' && !closures.isDue(dueAt)) return `the closure of ${owner} would be forgotten`;
        }
        return undefined;
      },
    },
    {
      name: 'I61 what an account that was closed had is gone from it in the same command, but for what came in later',
      broken: () => {
        for (const { owner, state } of closures.values()) {
          if (state === 'closed' && remains.isEngaged(owner)) return `${owner} is closed and has something under way`;
        }
        return undefined;
      },
    },
  ];
}
