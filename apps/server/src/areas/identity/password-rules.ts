import { readFileSync } from 'node:fs';
import type { Refusal } from '@quay/contract';
import { identity, PASSWORD_MAX, PASSWORD_MIN } from '@quay/contract/identity';

/** The passwords that are tried first, lower case. */
const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split(/\s+/));

/** Why a login password is refused, in the order of the contract; `names` are those that the account goes by. */
export function passwordRefusal(password: string, names: readonly (string | null)[]): Refusal | undefined {
  // Characters as a person counts them, not UTF-16 units.
  const length = [...password].length;
  if (length < PASSWORD_MIN) return identity['password-too-short'];
  if (length > PASSWORD_MAX) return identity['password-too-long'];
  const lower = password.toLowerCase();
  if (names.some((name) => name?.toLowerCase() === lower)) return identity['password-is-account'];
  if (common.has(lower)) return identity['password-too-common'];
  return undefined;
}
