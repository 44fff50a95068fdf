import type { Query } from '../../database.ts';

/** Which address is whose, for deposits. */
export type DepositAddressReads = {
  depositAddress(user: number): Promise<string | undefined>;
  /** Keeps a user's address for good. */
  addDepositAddress(user: number, address: string, at: number): Promise<void>;
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
        .values({ userId: user, address, at: new Date(at) })
        .onConflict((known) => known.column('userId').doNothing())
        .execute();
    },

    depositAddresses: () => db.selectFrom('depositAddresses').select(['userId', 'address']).execute(),
  };
}
