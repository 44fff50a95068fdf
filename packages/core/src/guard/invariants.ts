import type { Freezes } from './freezes.ts';
import type { Holds } from './holds.ts';

/** What is true of holds and freezes after every command, worked out from scratch. */
export function guardInvariants(holds: Holds, freezes: Freezes) {
  return [
    {
      name: 'I40 a hold in memory lasts and is found by its owner, and a freeze in memory is one',
      broken: () => {
        for (const { owner, reason, since, until, state } of holds.values()) {
          if (state !== 'lasting') return `hold ${owner}/${reason} is over and still here`;
          if (until <= since) return `hold ${owner}/${reason} ends before it begins`;
          if ((holds.until(owner, until - 1) ?? 0) < until) return `hold ${owner}/${reason} is not found by its owner`;
        }
        for (const { owner, state } of freezes.values()) {
          if (state !== 'frozen') return `account ${owner} is open and still here`;
        }
        return undefined;
      },
    },
  ];
}
