import type { Query } from '../../database.ts';

export type PasskeyRow = {
  readonly id: number;
  readonly user: number;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly addedAt: number;
  readonly usedAt: number | null;
};

export type PasskeyReads = {
  /** Oldest first. */
  passkeys(user: number): Promise<PasskeyRow[]>;
  passkey(credentialId: string): Promise<PasskeyRow | undefined>;
  addPasskey(passkey: Omit<PasskeyRow, 'id' | 'usedAt'>, most: number): Promise<PasskeyRow | 'known' | 'too many'>;
  /** It was used; false when its counter went back, as that of a copied one does, or it is gone. */
  usePasskey(id: number, counter: number, at: number): Promise<boolean>;
  removePasskey(user: number, id: number): Promise<boolean>;
};

const PASSKEY = ['id', 'userId as user', 'credentialId', 'publicKey', 'counter', 'transports', 'name'] as const;
const ALL = [...PASSKEY, 'addedAt', 'usedAt'] as const;

export function passkeyReads(db: Query): PasskeyReads {
  return {
    passkeys: (user) => db.selectFrom('passkeys').select(ALL).where('userId', '=', user).orderBy('id').execute(),

    passkey: (credentialId) =>
      db.selectFrom('passkeys').select(ALL).where('credentialId', '=', credentialId).executeTakeFirst(),

    addPasskey: ({ user, addedAt, transports, ...passkey }, most) =>
      db.transaction().execute(async (all) => {
        await all.selectFrom('users').select('id').where('id', '=', user).forUpdate().execute();
        const own = await all.selectFrom('passkeys').select('id').where('userId', '=', user).execute();
        if (own.length >= most) return 'too many';
        const added = await all
          .insertInto('passkeys')
          .values({ ...passkey, userId: user, transports: [...transports], addedAt: new Date(addedAt), usedAt: null })
          .onConflict((known) => known.column('credentialId').doNothing())
          .returning(ALL)
          .executeTakeFirst();
        if (!added) return 'known';
        return added;
      }),

    async usePasskey(id, counter, at) {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, usedAt: new Date(at) })
        .where('id', '=', id)
        // Passkeys that are kept in step over several devices count nothing and stay at zero.
        .where((or) => or.or([or('counter', '<', counter), or.and([or('counter', '=', 0), or.lit(counter === 0)])]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async removePasskey(user, id) {
      const removed = db.deleteFrom('passkeys').where('userId', '=', user).where('id', '=', id);
      return (await removed.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}
