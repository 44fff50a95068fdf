import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** The seed is sealed, and the state any JSON. */
export type SimulatedWorldRow = { readonly seed: Uint8Array; readonly state: unknown };

/** How far a coin is moved, of the logarithm of its price: from one end to the other between two moments. */
export type SimulatedShift = {
  readonly symbol: string;
  readonly from: number;
  readonly to: number;
  readonly startsAt: number;
  readonly endsAt: number;
};

/** What a simulated market keeps of its world. */
export type SimulatedWorldReads = {
  simulatedWorld(): Promise<SimulatedWorldRow | undefined>;
  /** Keeps a new one. @throws when there is one already */
  keepSimulatedWorld(world: SimulatedWorldRow): Promise<void>;
  /** It went on: the seed stays. */
  saveSimulatedWorld(state: unknown): Promise<void>;
  simulatedShifts(): Promise<SimulatedShift[]>;
  /** In place of the one of the coin that was there. */
  saveSimulatedShift(shift: SimulatedShift): Promise<void>;
};

const json = (state: unknown) => sql<unknown>`${JSON.stringify(state)}::jsonb`;

export function simulatedWorldReads(db: Query): SimulatedWorldReads {
  return {
    simulatedWorld: () => db.selectFrom('simulatedWorld').select(['seed', 'state']).executeTakeFirst(),

    async keepSimulatedWorld({ seed, state }) {
      await db
        .insertInto('simulatedWorld')
        .values({ seed, state: json(state) })
        .execute();
    },

    async saveSimulatedWorld(state) {
      const now = { state: json(state), keptAt: sql<number>`now()` };
      await db.updateTable('simulatedWorld').set(now).execute();
    },

    simulatedShifts: () => db.selectFrom('simulatedShifts').selectAll().orderBy('symbol').execute(),

    async saveSimulatedShift({ symbol, from, to, startsAt, endsAt }) {
      const row = { from, to, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
      await db
        .insertInto('simulatedShifts')
        .values({ symbol, ...row })
        .onConflict((known) => known.column('symbol').doUpdateSet(row))
        .execute();
    },
  };
}
