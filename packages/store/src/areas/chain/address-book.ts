import { type Selectable, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { ChainTables } from './tables.ts';

export type SavedAddressRow = Selectable<ChainTables['savedAddresses']>;

export type NewAddress = {
  readonly userId: number;
  readonly network: string;
  readonly address: string;
  readonly label: string;
  readonly at: number;
  readonly usableFrom: number;
};

/** Addresses that users saved to withdraw to. They are never deleted: where coins once went is evidence. */
export type AddressBookReads = {
  /** Those that are there, the newest first. */
  savedAddresses(user: number): Promise<SavedAddressRow[]>;
  savedAddress(user: number, network: string, address: string): Promise<SavedAddressRow | undefined>;
  /** Saves one; of two at once the second hears that it is known, or that there are too many. */
  saveAddress(saved: NewAddress, most: number): Promise<SavedAddressRow | 'known' | 'too-many'>;
  /** Gives whether it was there. */
  removeAddress(user: number, id: number, at: number): Promise<boolean>;
  addressUsed(user: number, network: string, address: string, at: number): Promise<void>;
  /** All that a user's coins came from or went to, in lower case. */
  counterparties(user: number): Promise<string[]>;
};

export function addressBookReads(db: Query): AddressBookReads {
  const there = (user: number) =>
    db.selectFrom('savedAddresses').selectAll().where('userId', '=', user).where('removedAt', 'is', null);

  return {
    savedAddresses: (user) => there(user).orderBy('id', 'desc').execute(),

    savedAddress: (user, network, address) =>
      there(user)
        .where('network', '=', network)
        .where(sql<boolean>`lower(address) = ${address.toLowerCase()}`)
        .executeTakeFirst(),

    saveAddress: ({ at, usableFrom, ...saved }, most) =>
      db.transaction().execute(async (on) => {
        // Two of one user come one after the other.
        await on.selectFrom('users').select('id').where('id', '=', saved.userId).forUpdate().execute();
        const { count } = await on
          .selectFrom('savedAddresses')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('userId', '=', saved.userId)
          .where('removedAt', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return 'too-many';
        const added = await on
          .insertInto('savedAddresses')
          .values({
            ...saved,
            addedAt: new Date(at),
            usableFrom: new Date(usableFrom),
            lastUsedAt: null,
            removedAt: null,
          })
          .onConflict((known) => known.doNothing())
          .returningAll()
          .executeTakeFirst();
        return added ?? 'known';
      }),

    async removeAddress(user, id, at) {
      const removed = await db
        .updateTable('savedAddresses')
        .set({ removedAt: new Date(at) })
        .where('userId', '=', user)
        .where('id', '=', id)
        .where('removedAt', 'is', null)
        .executeTakeFirst();
      return removed.numUpdatedRows === 1n;
    },

    async addressUsed(user, network, address, at) {
      await db
        .updateTable('savedAddresses')
        .set({ lastUsedAt: new Date(at) })
        .where('userId', '=', user)
        .where('network', '=', network)
        .where(sql<boolean>`lower(address) = ${address.toLowerCase()}`)
        .where('removedAt', 'is', null)
        .execute();
    },

    async counterparties(user) {
      const { rows } = await sql<{ address: string }>`
        select lower(sender) as address from chain_transfers where user_id = ${user} and state = 'credited'
        union
        select lower(address) from withdrawals where owner = ${user} and state in ('broadcasting', 'success')`.execute(
        db,
      );
      return rows.map(({ address }) => address);
    },
  };
}
