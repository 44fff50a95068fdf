import { readFileSync } from 'node:fs';
import type { Refusal } from '@quay/contract';
import { ACCOUNT, identity, PASSWORD_MAX, PASSWORD_MIN } from '@quay/contract/identity';

/** The passwords that are tried first, lower case. */
const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split(/\s+/));

type Wish = { readonly username: string; readonly password: string; readonly agree: boolean };

/** Why a sign-up is refused before anything is looked up, in the order of the contract; nothing when it may go on. */
export function signUpRefusal({
  username,
  password,
  agree,
}: Wish): { refusal: Refusal; field: keyof Wish } | undefined {
  if (!ACCOUNT.test(username)) return { refusal: identity['account-malformed'], field: 'username' };
  // Characters as a person counts them, not UTF-16 units.
  const length = [...password].length;
  if (length < PASSWORD_MIN) return { refusal: identity['password-too-short'], field: 'password' };
  if (length > PASSWORD_MAX) return { refusal: identity['password-too-long'], field: 'password' };
  const lower = password.toLowerCase();
  if (lower === username.toLowerCase()) return { refusal: identity['password-is-account'], field: 'password' };
  if (common.has(lower)) return { refusal: identity['password-too-common'], field: 'password' };
  if (!agree) return { refusal: identity['terms-not-accepted'], field: 'agree' };
  return undefined;
}
