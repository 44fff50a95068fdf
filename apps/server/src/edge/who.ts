import type { IncomingHttpHeaders } from 'node:http';
import type { Permission } from '@quay/contract';
import { CONSOLE_HEADER, type StaffRight } from '@quay/contract/staff';
import { parseCookie } from 'cookie';
import type { StaffSession } from './request-context.ts';
import { header } from './request-headers.ts';

/** Only this host may set it, only over https or from this machine, and no script reads it. */
export const CONSOLE_COOKIE = '__Host-quay-console';
const COOKIE_TERMS = 'Path=/; Secure; HttpOnly; SameSite=Strict';
/** What the console says of a request that it makes by itself, while nobody may be there. */
const POLL = 'poll';
const GUEST_TOKEN = /^[A-Za-z0-9_-]{16,64}$/;
const DEVICE_MAX = 80;

/** The token of a console session; an empty one is none. */
export function consoleToken(headers: IncomingHttpHeaders): string | undefined {
  return parseCookie(headers.cookie ?? '')[CONSOLE_COOKIE] || undefined;
}

/** The `set-cookie` header that opens a session of the console in its browser; without a token, the one that ends it. */
export const consoleCookie = (token?: string): string =>
  token === undefined
    ? `${CONSOLE_COOKIE}=; Max-Age=0; ${COOKIE_TERMS}`
    : `${CONSOLE_COOKIE}=${token}; ${COOKIE_TERMS}`;

/** A form of another site can carry the cookie of an old browser, but no header of its own. */
export const saysConsole = (headers: IncomingHttpHeaders): boolean => headers[CONSOLE_HEADER] === '1';

/** Whether somebody is at the console: what it asks for by itself keeps no session awake. */
export const isUse = (headers: IncomingHttpHeaders): boolean => headers[CONSOLE_HEADER] !== POLL;

export const isForStaff = (permission: Permission): boolean => permission.startsWith('staff');

/** Whether a member of staff has the right that a call names. */
export function mayStaff(permission: Permission, { rights }: StaffSession): boolean {
  const [, right] = permission.split(':');
  return right === undefined || rights.includes(right as StaffRight);
}

/** What a guest's browser calls itself, if it looks like one of ours. */
export function guestToken(headers: IncomingHttpHeaders): string | undefined {
  const token = header(headers, 'guest-token');
  return token !== undefined && GUEST_TOKEN.test(token) ? token : undefined;
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system in a few words; what is neither is shown as it named itself. */
export function deviceOf(headers: IncomingHttpHeaders): string {
  const agent = header(headers, 'user-agent') ?? '';
  const of = (names: typeof browsers | typeof systems) => names.find(([mark]) => agent.includes(mark))?.[1];
  const known = [of(browsers), of(systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : agent.slice(0, DEVICE_MAX);
}
