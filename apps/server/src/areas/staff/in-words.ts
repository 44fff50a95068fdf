import type { StaffRight, SystemSettings } from '@quay/contract/staff';

/** Rights as an approval shows them. */
export const rightsInWords = (rights: readonly StaffRight[]): string => rights.join(', ');

/** Only the settings that would change, as `before → after`. */
export function settingsInWords(now: SystemSettings, wanted: SystemSettings): Record<string, string> {
  const names = Object.keys(wanted) as (keyof SystemSettings)[];
  const changed = names.filter((name) => inWords(now[name]) !== inWords(wanted[name]));
  return Object.fromEntries(changed.map((name) => [name, `${inWords(now[name])} → ${inWords(wanted[name])}`]));
}

const inWords = (value: SystemSettings[keyof SystemSettings]): string =>
  Array.isArray(value) ? value.join(', ') : String(value);
