import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** The seed is sealed, and the state any JSON. */
export type SimulatedWorldRow = { readonly seed: Uint8Array; readonly state: unknown };

/** What a simulated market keeps of its world. */
export type SimulatedWorldReads = {
  simulatedWorld(): Promise<SimulatedWorldRow | undefined>;
  /** Keeps a new one. @throws when there is one already */
  keepSimulatedWorld(world: SimulatedWorldRow): Promise<void>;
  /** It went on: the seed stays. */
  saveSimulatedWorld(state: unknown): Promise<void>;
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
  };
}
