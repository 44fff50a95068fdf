import { PASSWORD_ADVISED, PASSWORD_MIN } from '@quay/contract/identity';

export type PasswordStrength = 'empty' | 'short' | 'weak' | 'plain' | 'strong';

const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];
/** Below this a long password is the same few keys over and over. */
const DISTINCT = 5;

/** How hard a password is to guess, as far as a meter can know; the exchange refuses the common ones. */
export function strengthOf(password: string): PasswordStrength {
  const letters = [...password];
  if (letters.length === 0) return 'empty';
  if (letters.length < PASSWORD_MIN) return 'short';
  if (letters.length < PASSWORD_ADVISED || new Set(letters).size < DISTINCT) return 'weak';
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  return mixed >= 3 || (mixed >= 2 && letters.length >= PASSWORD_ADVISED + 4) ? 'strong' : 'plain';
}

export const meterScores: Record<PasswordStrength, 0 | 1 | 2 | 3 | 4> = {
  empty: 0,
  short: 1,
  weak: 2,
  plain: 3,
  strong: 4,
};
