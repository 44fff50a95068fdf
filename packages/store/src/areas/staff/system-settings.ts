import type { SystemSettings } from '@quay/contract/staff';
import type { Query } from '../../database.ts';

export type SystemSettingsReads = {
  /** What was ever changed; the rest is as the exchange begins. */
  systemSettings(): Promise<Partial<SystemSettings>>;
  saveSystemSettings(settings: SystemSettings): Promise<void>;
};

export function systemSettingsReads(db: Query): SystemSettingsReads {
  return {
    async systemSettings() {
      const rows = await db.selectFrom('houseSettings').selectAll().execute();
      return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<SystemSettings>;
    },

    async saveSystemSettings(settings) {
      const rows = Object.entries(settings).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
      await db
        .insertInto('houseSettings')
        .values(rows)
        .onConflict((known) => known.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
        .execute();
    },
  };
}
