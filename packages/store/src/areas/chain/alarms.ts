import type { ChainAlarm } from '@quay/contract/staff';
import { type Selectable, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { ChainTables } from './tables.ts';

export type AlarmRow = Selectable<ChainTables['chainAlarms']>;

export type AlarmReads = {
  /** An alarm of a kind and a subject rings once on a network, however often it is raised, until it ends. Gives whether it is new. */
  raiseAlarm(network: string, alarm: ChainAlarm, subject: string, detail: string, at: number): Promise<boolean>;
  /** Without a subject all of the kind. Gives whether one rang. */
  endAlarm(network: string, alarm: ChainAlarm, subject: string | undefined, at: number): Promise<boolean>;
  /** Ends those, but of the kept kinds, that nobody has raised since a moment; gives them. */
  endUnheld(network: string, kept: readonly ChainAlarm[], since: number, at: number): Promise<AlarmRow[]>;
  /** Those that ring, the newest first. */
  openAlarms(): Promise<AlarmRow[]>;
};

export function alarmReads(db: Query): AlarmReads {
  return {
    async raiseAlarm(network, alarm, subject, detail, at) {
      const now = new Date(at);
      const rings = await db
        .updateTable('chainAlarms')
        .set({ detail, lastAt: now })
        .where('network', '=', network)
        .where('alarm', '=', alarm)
        .where('subject', '=', subject)
        .where('endedAt', 'is', null)
        .executeTakeFirst();
      if (Number(rings.numUpdatedRows) > 0) return false;
      const added = await db
        .insertInto('chainAlarms')
        .values({ network, alarm, subject, detail, since: now, lastAt: now, endedAt: null })
        .onConflict((known) => known.columns(['network', 'alarm', 'subject']).where('endedAt', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async endAlarm(network, alarm, subject, at) {
      let query = db
        .updateTable('chainAlarms')
        .set({ endedAt: new Date(at) })
        .where('network', '=', network)
        .where('alarm', '=', alarm)
        .where('endedAt', 'is', null);
      if (subject !== undefined) query = query.where('subject', '=', subject);
      return Number((await query.executeTakeFirst()).numUpdatedRows) > 0;
    },

    endUnheld: (network, kept, since, at) =>
      db
        .updateTable('chainAlarms')
        .set({ endedAt: new Date(at) })
        .where('network', '=', network)
        .where('alarm', 'not in', kept)
        .where(sql<boolean>`last_at < ${new Date(since)}`)
        .where('endedAt', 'is', null)
        .returningAll()
        .execute(),

    openAlarms: () =>
      db.selectFrom('chainAlarms').selectAll().where('endedAt', 'is', null).orderBy('since', 'desc').execute(),
  };
}
