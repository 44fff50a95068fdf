import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** What test coins are asked for. */
export type TestCoins = { readonly network: string; readonly address: string; readonly asset: string };

export type TestCoinReads = {
  /**
   * Takes the right to have test coins sent now. Gives the time of the last ones where that is not longer ago than
   * `within`; of several at once one alone gets it.
   */
  takeTestCoins(wanted: TestCoins, at: number, within: number): Promise<number | undefined>;
  /** Gives it back: nothing was sent. */
  giveBackTestCoins(wanted: TestCoins, at: number): Promise<void>;
};

export function testCoinReads(db: Query): TestCoinReads {
  const rowOf = (wanted: TestCoins) =>
    db
      .selectFrom('testCoins')
      .select('at')
      .where('network', '=', wanted.network)
      .where('address', '=', wanted.address)
      .where('asset', '=', wanted.asset);

  return {
    async takeTestCoins(wanted, at, within) {
      const taken = await db
        .insertInto('testCoins')
        .values({ ...wanted, at: new Date(at) })
        .onConflict((known) =>
          known
            .columns(['network', 'address', 'asset'])
            .doUpdateSet({ at: new Date(at) })
            .where('testCoins.at', '<=', sql<number>`${new Date(at - within)}`),
        )
        .returning('at')
        .executeTakeFirst();
      if (taken) return undefined;
      return (await rowOf(wanted).executeTakeFirst())?.at ?? at;
    },

    async giveBackTestCoins({ network, address, asset }, at) {
      await db
        .deleteFrom('testCoins')
        .where('network', '=', network)
        .where('address', '=', address)
        .where('asset', '=', asset)
        .where('at', '=', sql<number>`${new Date(at)}`)
        .execute();
    },
  };
}
