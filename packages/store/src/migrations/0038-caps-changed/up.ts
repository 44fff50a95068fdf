/** A change of caps stands among the changes of a contract's settings. */
export const capsChanged = /* sql */ `
alter table perpetual_setting_changes drop constraint perpetual_setting_changes_kind_check;
alter table perpetual_setting_changes
  add constraint perpetual_setting_changes_kind_check check (kind in ('status', 'tiers', 'caps'));
`;
