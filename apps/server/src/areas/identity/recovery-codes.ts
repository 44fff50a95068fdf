import { randomInt } from 'node:crypto';
import { identity } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Checked } from './checked.ts';

const CODES = 10;
const LENGTH = 10;
/** Letters and digits that nobody takes for one another. 31 to the tenth: too many to guess at any pace. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** For the day on which the phone is gone. The database has their keyed hashes alone. */
export type RecoveryCodes = {
  check(user: number, code: string): Promise<No | Checked>;
  /** Ten new ones and their hashes. */
  make(user: number): { readonly codes: string[]; readonly hashes: Uint8Array[] };
};

export function createRecoveryCodes(rows: Reads['identity'], secrets: Secrets, now: () => number): RecoveryCodes {
  const hashOf = (user: number, code: string) => secrets.keyedHash('recovery-code', `user ${user} ${code}`);
  return {
    async check(user, code) {
      const hash = hashOf(user, code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
      if (!(await rows.hasRecoveryCode(user, hash))) return wrong;
      return { spend: async () => ((await rows.useRecoveryCode(user, hash, now())) ? undefined : wrong) };
    },
    make(user) {
      const raw = Array.from({ length: CODES }, () =>
        Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
      );
      // Two halves are easier to copy; the dash is not part of it.
      const codes = raw.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
      return { codes, hashes: raw.map((code) => hashOf(user, code)) };
    },
  };
}

const wrong: No = { refusal: identity['recovery-code-wrong'], params: {}, field: 'recoveryCode' };
