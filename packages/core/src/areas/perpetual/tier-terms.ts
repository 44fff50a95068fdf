import { ONE } from '@quay/money';
import { amount, listOf } from '../../engine/columns.ts';
import type { Tiers } from './contracts.ts';

/** Tiers as commands say them. */
export const tierInput = {
  cap: amount,
  rows: listOf({ floor: amount, maintenanceRate: amount, initialRate: amount }),
};

/** Whether a table of tiers can be made of them: what `tierTable` of `margin/tiers.ts` takes for granted. */
export function areTiers({ cap, rows }: Tiers): boolean {
  const last = rows.at(-1);
  if (rows[0]?.floor !== 0n || last === undefined || cap <= last.floor) return false;
  return rows.every(({ floor, maintenanceRate, initialRate }, n) => {
    if (maintenanceRate <= 0n || maintenanceRate >= initialRate || initialRate > ONE) return false;
    const before = rows[n - 1];
    if (before === undefined) return true;
    const rises = floor > before.floor && maintenanceRate > before.maintenanceRate && initialRate > before.initialRate;
    return rises && (floor * (maintenanceRate - before.maintenanceRate)) % ONE === 0n;
  });
}
