import type { SystemSettings } from '@quay/contract/staff';

/** The settings that would be others. */
export function changedSettings(now: SystemSettings, wanted: SystemSettings): (keyof SystemSettings)[] {
  const names = Object.keys(now) as (keyof SystemSettings)[];
  return names.filter((name) => said(now[name]) !== said(wanted[name]));
}

/** The order in which days were pressed means nothing. */
const said = (value: SystemSettings[keyof SystemSettings]): string =>
  Array.isArray(value) ? value.toSorted().join() : String(value);
