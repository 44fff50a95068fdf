import type { HouseSettings } from '@quay/contract/staff';
import type { Query } from '../../database.ts';

export type HouseReads = {
  /** What was ever changed; the rest is as the house begins. */
  houseSettings(): Promise<Partial<HouseSettings>>;
  saveHouseSettings(settings: HouseSettings): Promise<void>;
};

export function houseReads(db: Query): HouseReads {
  return {
    async houseSettings() {
      const rows = await db.selectFrom('houseSettings').selectAll().execute();
      return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<HouseSettings>;
    },

    async saveHouseSettings(settings) {
      const rows = Object.entries(settings).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
      await db
        .insertInto('houseSettings')
        .values(rows)
        .onConflict((known) => known.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
        .execute();
    },
  };
}
