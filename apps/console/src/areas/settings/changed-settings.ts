import type { HouseSettings } from '@quay/contract/staff';

/** The settings that would be others. */
export function changedSettings(now: HouseSettings, wanted: HouseSettings): (keyof HouseSettings)[] {
  const names = Object.keys(now) as (keyof HouseSettings)[];
  return names.filter((name) => said(now[name]) !== said(wanted[name]));
}

/** The order in which days were pressed means nothing. */
const said = (value: HouseSettings[keyof HouseSettings]): string =>
  Array.isArray(value) ? value.toSorted().join() : String(value);
