import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** Somebody came in with all that the account asks for, or had the password wrong. */
export type LoginRow = {
  readonly id: number;
  readonly at: number;
  readonly device: string;
  readonly address: string;
  readonly outcome: 'entered' | 'refused';
};

export type LoginReads = {
  addLogin(login: Omit<LoginRow, 'id'> & { readonly user: number }): Promise<void>;
  /** Newest first. */
  logins(user: number, wanted: { readonly before?: number | undefined; readonly size: number }): Promise<LoginRow[]>;
  removeLogins(before: number): Promise<number>;
};

export function loginReads(db: Query): LoginReads {
  return {
    async addLogin({ user, at, ...login }) {
      await db
        .insertInto('logins')
        .values({ ...login, userId: user, at: new Date(at) })
        .execute();
    },

    logins(user, { before, size }) {
      let query = db.selectFrom('logins').select(['id', 'at', 'device', 'address', 'outcome']);
      query = query.where('userId', '=', user);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },

    async removeLogins(before) {
      const old = db.deleteFrom('logins').where('at', '<', sql<number>`${new Date(before)}`);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
  };
}
