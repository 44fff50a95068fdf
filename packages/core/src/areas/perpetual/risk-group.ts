import { type Heaped, NOWHERE } from '../../engine/heap.ts';
import { type Guard, none } from './guards.ts';
import type { PositionRecord } from './position-record.ts';

/** What one wallet stands behind: an isolated position, or all cross positions of an owner that settle in an asset. */
export type RiskGroup = Heaped & {
  readonly key: string;
  readonly owner: number;
  /** What its account is called: see `margin-account-names.ts`. */
  readonly asset: string;
  /** Of an isolated position; empty for cross positions. */
  readonly contract: string;
  /** Where the doubles of its only position begin; nowhere when it has several, or they do not tell. */
  figures: number;
  /** Its positions as they were when it was last looked at. */
  rows: readonly PositionRecord[];
  /** The look that found positions of it last, and how many that has found so far. */
  look: number;
  found: number;
  /** Whether it is liquidatable and left alone until a mark is newer. */
  isWaiting: boolean;
  guards: readonly Guard[];
  reliefs: readonly Guard[];
};

/** One without positions; `contract` is empty where cross positions stand on it. */
export const newGroup = (owner: number, asset: string, contract: string, look: number): RiskGroup => ({
  ...{ key: `${asset}/${contract}`, owner, asset, contract, figures: NOWHERE, index: NOWHERE },
  ...{ rows: [], look, found: 0, isWaiting: false, guards: none, reliefs: none },
});

/** By the numbers of their owners. */
export function compareGroups(a: RiskGroup, b: RiskGroup): number {
  return a.owner === b.owner ? (a.key < b.key ? -1 : 1) : a.owner - b.owner;
}

/** That of a wallet among those of its owner. */
export function groupIn(
  groups: readonly RiskGroup[] | undefined,
  asset: string,
  contract: string,
): RiskGroup | undefined {
  if (groups) for (const group of groups) if (group.contract === contract && group.asset === asset) return group;
  return undefined;
}
