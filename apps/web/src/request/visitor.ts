import { storedValue } from '@quay/web-kit/storage';

/** Whose invitation brought this visitor. */
export const invitedBy = storedValue<string | null>('quay.usercode', null);
/** What lets a guest upload, and names this browser to who looks for second accounts. */
export const guestToken = storedValue<string | null>('quay.guest-token', null);

/** The name of this browser where nobody is logged in; made when it is first needed. */
export function ensureGuestToken(): void {
  if (guestToken.read()) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  guestToken.write(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/** Keeps the `usercode` of the address, as far as it can be one. */
export function keepUsercode(search: string): void {
  const usercode = new URLSearchParams(search).get('usercode');
  if (usercode && /^[A-Za-z0-9]{1,32}$/.test(usercode)) invitedBy.write(usercode);
}
