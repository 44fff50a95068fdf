import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type NicknameReads = {
  /** The user of a chosen name, or of a drawn one, by its key. */
  userByNickname(key: string): Promise<number | undefined>;
  /** Chooses a name; says so when somebody has it, or when the last one was chosen after `notAfter`. */
  setNickname(chosen: {
    readonly user: number;
    readonly nickname: string;
    readonly key: string;
    readonly at: number;
    readonly notAfter: number;
  }): Promise<'set' | 'taken' | 'too-soon'>;
};

const UNIQUE_VIOLATION = '23505';

export function nicknameReads(db: Query): NicknameReads {
  return {
    async userByNickname(key) {
      const found = await db
        .selectFrom('users')
        .select('id')
        .where(sql<boolean>`nickname_key = ${key} or nickname is null and lower('trader' || trader_code) = ${key}`)
        .executeTakeFirst();
      return found?.id;
    },

    async setNickname({ user, nickname, key, at, notAfter }) {
      try {
        const { numUpdatedRows } = await db
          .updateTable('users')
          .set({ nickname, nicknameKey: key, nicknameAt: new Date(at) })
          .where('id', '=', user)
          .where(({ or, eb }) =>
            or([eb('nicknameAt', 'is', null), eb('nicknameAt', '<=', sql<number>`${new Date(notAfter)}`)]),
          )
          .executeTakeFirst();
        return numUpdatedRows === 0n ? 'too-soon' : 'set';
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },
  };
}
