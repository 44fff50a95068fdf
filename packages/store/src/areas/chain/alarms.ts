import type { ChainAlarm } from '@quay/contract/staff';
import type { Selectable } from 'kysely';
import type { Query } from '../../database.ts';
import type { ChainTables } from './tables.ts';

export type AlarmRow = Selectable<ChainTables['chainAlarms']>;

export type AlarmReads = {
  /** An alarm of a kind rings once on a network, however often it is raised, until it ends. Gives whether it is new. */
  raiseAlarm(network: string, alarm: ChainAlarm, detail: string, at: number): Promise<boolean>;
  /** Gives whether it rang. */
  endAlarm(network: string, alarm: ChainAlarm, at: number): Promise<boolean>;
  /** Those that ring, the newest first. */
  openAlarms(): Promise<AlarmRow[]>;
};

export function alarmReads(db: Query): AlarmReads {
  return {
    async raiseAlarm(network, alarm, detail, at) {
      const now = new Date(at);
      const rings = await db
        .updateTable('chainAlarms')
        .set({ detail, lastAt: now })
        .where('network', '=', network)
        .where('alarm', '=', alarm)
        .where('endedAt', 'is', null)
        .executeTakeFirst();
      if (Number(rings.numUpdatedRows) > 0) return false;
      const added = await db
        .insertInto('chainAlarms')
        .values({ network, alarm, detail, since: now, lastAt: now, endedAt: null })
        .onConflict((known) => known.columns(['network', 'alarm']).where('endedAt', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async endAlarm(network, alarm, at) {
      const ended = await db
        .updateTable('chainAlarms')
        .set({ endedAt: new Date(at) })
        .where('network', '=', network)
        .where('alarm', '=', alarm)
        .where('endedAt', 'is', null)
        .executeTakeFirst();
      return Number(ended.numUpdatedRows) > 0;
    },

    openAlarms: () =>
      db.selectFrom('chainAlarms').selectAll().where('endedAt', 'is', null).orderBy('since', 'desc').execute(),
  };
}
