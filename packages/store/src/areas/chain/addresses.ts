import { sql } from 'kysely';
import type { Query } from '../../database.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Which address is whose, for deposits. */
export type DepositAddressReads = {
  depositAddress(user: number): Promise<string | undefined>;
  /** Keeps a user's address for good. */
  addDepositAddress(user: number, address: string, at: number): Promise<void>;
  /** Its user sees it, or something that came there is credited: written at most once a day. */
  depositAddressUsed(user: number, at: number): Promise<void>;
  depositAddresses(): Promise<{ readonly userId: number; readonly address: string }[]>;
};

export function depositAddressReads(db: Query): DepositAddressReads {
  return {
    async depositAddress(user) {
      const found = await db
        .selectFrom('depositAddresses')
        .select('address')
        .where('userId', '=', user)
        .executeTakeFirst();
      return found?.address;
    },

    async addDepositAddress(user, address, at) {
      await db
        .insertInto('depositAddresses')
        .values({ userId: user, address, at: new Date(at), usedAt: new Date(at) })
        .onConflict((known) => known.column('userId').doNothing())
        .execute();
    },

    async depositAddressUsed(user, at) {
      await db
        .updateTable('depositAddresses')
        .set({ usedAt: new Date(at) })
        .where('userId', '=', user)
        .where(sql<boolean>`used_at < ${new Date(at - DAY_MS)}`)
        .execute();
    },

    depositAddresses: () => db.selectFrom('depositAddresses').select(['userId', 'address']).execute(),
  };
}
