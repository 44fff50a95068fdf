import { areCaps, areTiers, type SetCaps, type SetTiers } from '@quay/core';
import { parse } from '@quay/money';

const DAY_MS = 86_400_000;

/** Margin tiers and caps as the wire says them. */
export type WantedTiers = {
  readonly cap: string;
  readonly tiers: readonly { readonly floor: string; readonly maintenanceRate: string; readonly initialRate: string }[];
};
export type WantedCaps = {
  readonly shareFloor: string;
  readonly shareMax: string;
  readonly newAccountLeverage: number;
  readonly newAccountDays: number;
};

type Tiers = Pick<SetTiers, 'cap' | 'rows'>;
type Caps = Pick<SetCaps, 'shareFloor' | 'shareMax' | 'newAccountLeverage' | 'newAccountMs'>;

/** Tiers of the wire as the core takes them; nothing where a contract cannot have them. */
export function tiersOf({ cap, tiers }: WantedTiers): Tiers | undefined {
  const largest = parse(cap);
  const rows: Tiers['rows'][number][] = [];
  for (const tier of tiers) {
    const [floor, maintenanceRate, initialRate] = [tier.floor, tier.maintenanceRate, tier.initialRate].map(parse);
    if (floor === undefined || maintenanceRate === undefined || initialRate === undefined) return undefined;
    rows.push({ floor, maintenanceRate, initialRate });
  }
  if (largest === undefined || !areTiers({ cap: largest, rows })) return undefined;
  return { cap: largest, rows };
}

/** Caps of the wire as the core takes them; nothing where a contract cannot have them. */
export function capsOf(wanted: WantedCaps): Caps | undefined {
  const { newAccountLeverage, newAccountDays } = wanted;
  const [shareFloor, shareMax] = [parse(wanted.shareFloor), parse(wanted.shareMax)];
  if (shareFloor === undefined || shareMax === undefined) return undefined;
  const caps = { shareFloor, shareMax, newAccountLeverage, newAccountMs: newAccountDays * DAY_MS };
  return areCaps(caps) ? caps : undefined;
}
