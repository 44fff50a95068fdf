import type { SecondFactor } from '@quay/contract/identity';
import { likelyCountry } from '../../../countries/calling-codes.ts';
import { looksLikePhone, phoneOf } from '../../../countries/phone.ts';
import { draftOf } from '../../../shell/draft.ts';

type LogIn = {
  readonly username: string;
  /** The country of a phone number; an account name may consist of digits too, and then has none. */
  readonly country: string | null;
  /** The password was right, and the account has a second lock. */
  readonly second: SecondFactor | null;
  /** Why the second step led back here. */
  readonly notice: string;
};

/** Where this device is likely at home. */
export const likelyHere = likelyCountry(globalThis.navigator?.language ?? 'en-US');

/** A login, over /login and /gooleVerify. */
export const useLogIn = draftOf<LogIn>('quay.log-in', { username: '', country: likelyHere, second: null, notice: '' }, [
  'notice',
]);

/** The country code that stands before what was typed, if that is a number without one. */
export function areaCodeOf({ username, country }: Pick<LogIn, 'username' | 'country'>): string | undefined {
  if (!country || !looksLikePhone(username) || username.trim().startsWith('+')) return undefined;
  return phoneOf(username, country).country.areaCode;
}

/** As the exchange knows it: a phone number as one row of digits after its country code. */
export function usernameOf({ username, country }: Pick<LogIn, 'username' | 'country'>): string {
  const typed = username.trim();
  if (!looksLikePhone(typed)) return typed;
  if (!country && !typed.startsWith('+')) return typed;
  const phone = phoneOf(typed, country ?? likelyHere);
  return phone.country.areaCode + phone.digits;
}
