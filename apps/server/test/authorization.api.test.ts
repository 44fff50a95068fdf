import { alice, bob } from '@quay/cast';
import { type Call, isSpecified, type Permission, TOKEN_HEADER } from '@quay/contract';
import { catalog, type Entry } from '@quay/contract/catalog';
import { CONSOLE_HEADER, fixedRoles, type StaffRight, staffRights } from '@quay/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asker, everyAsker } from './authorization/askers.ts';
import { objectsIn } from './authorization/schemas.ts';
import { type Answer, reasonOf, Serving } from './serving.ts';

/**
 * Every call of the catalogue against everybody who could make it. What must happen is read off the contract, so that
 * a new call is walked without anybody writing a line here.
 */
const CONSOLE = '/console/api/';
/**
 * No call knows such a field: whoever is let through is notified, and nothing is done. Calls that the specification names
 * pass over it: those that need nothing else are answered.
 */
const UNKNOWN_FIELD = 'isAdministrator';
const AT_ONCE = 8;
/** They end the session that makes them. */
const ENDS_SESSION = ['identity/logout', 'identity/change-mock-login'];

let serving: Serving;
let askers: readonly Asker[];

beforeAll(async () => {
  serving = await Serving.start();
  askers = await everyAsker(serving, alice, bob);
});
afterAll(() => serving.end());

const REFUSED_BEFOREHAND: readonly (string | undefined)[] = [
  'edge/unauthorized',
  'edge/forbidden',
  'identity/account-frozen',
];

/** What the contract says of an asker: why they are refused, or nothing. */
function refusedBeforehand(call: Call<never, unknown>, { is, headers = {} }: Asker): string | undefined {
  const { permission, path, method, whileFrozen } = call;
  if (path.startsWith(CONSOLE)) {
    if (method === 'POST' && headers[CONSOLE_HEADER] !== '1') return 'edge/forbidden';
    if (permission === 'guest') return undefined;
    if (typeof is === 'string') return 'edge/unauthorized';
    return permission === 'staff' || is.includes(rightOf(permission)) ? undefined : 'edge/forbidden';
  }
  if (permission !== 'user') return undefined;
  if (is === 'frozen user') return method === 'POST' && !whileFrozen ? 'identity/account-frozen' : undefined;
  return is === 'user' ? undefined : 'edge/unauthorized';
}

const rightOf = (permission: Permission): StaffRight => permission.slice('staff:'.length) as StaffRight;

/** The call with a field that it does not have; what its path names is there. */
function send(
  { path, method, multipart, getTwin }: Call<never, unknown>,
  asker: Asker,
  twin: boolean,
): Promise<Answer> {
  const headers = { ...(asker.token !== undefined && { [TOKEN_HEADER]: asker.token }), ...asker.headers };
  const place = (twin ? getTwin! : path).replaceAll(/:\w+/g, '1');
  if (method === 'GET' || twin) return serving.fetch(`${place}?${UNKNOWN_FIELD}=1`, { headers });
  if (multipart) {
    const body = new FormData();
    body.append(UNKNOWN_FIELD, '1');
    body.append('file', new Blob(['x']), 'x.png');
    return serving.fetch(place, { method, headers, body });
  }
  const body = JSON.stringify({ [UNKNOWN_FIELD]: '1' });
  return serving.fetch(place, { method, headers: { ...headers, 'content-type': 'application/json' }, body });
}

async function inBatches<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(work));
}

/** Calls that were asked for by everybody. */
const walked = new Set<string>();
const walks = catalog.flatMap(({ call }) => [{ call, twin: false }, ...(call.getTwin ? [{ call, twin: true }] : [])]);

test.for(walks)(
  '$call.name (GET form: $twin) is for those whom the contract names',
  async ({ call, twin }, { skip }) => {
    // The edge mounts every call there is, or does not start; only what it says it does not have is left out.
    if ((await send(call, askers[0]!, twin)).status === 404) skip('nobody serves it yet');
    walked.add(call.name);
    const wrong: string[] = [];
    const met = new Set<string>();
    await inBatches(askers, async (asker) => {
      const refusal = refusedBeforehand(call, asker);
      // It would end the session of everybody who is let through; what it does is tried where calls are.
      if (refusal === undefined && ENDS_SESSION.includes(call.name)) return;
      const answer = await send(call, asker, twin);
      const reason = reasonOf(answer);
      const isThrough = refusal === undefined && isSpecified(call.path) && !REFUSED_BEFOREHAND.includes(reason);
      const expected = refusal ?? (isThrough ? reason : 'edge/bad-request');
      met.add(isThrough ? 'through' : expected!);
      if (reason !== expected) wrong.push(`${asker.who}: ${answer.status} ${reason} instead of ${expected}`);
    });
    expect(wrong).toEqual([]);
    // If nobody was refused anything, or everybody everything: that would be a test that cannot fail.
    if (!ENDS_SESSION.includes(call.name)) expect(met.has('edge/bad-request') || met.has('through')).toBe(true);
    if (call.permission !== 'guest' && call.name !== 'identity/logout') expect(met.size).toBeGreaterThan(1);
  },
);

/** The right of no call by itself: reviews of merchants ask for it beside the right to review. */
const OF_NO_CALL: readonly StaffRight[] = ['merchants'];

test('every right of the contract is asked for by a call, and had by somebody', () => {
  const rights = catalog.map(({ call }) => call.permission).filter((permission) => permission.startsWith('staff:'));
  expect(new Set([...rights.map(rightOf), ...OF_NO_CALL])).toEqual(new Set(staffRights));
  expect(new Set(Object.values(fixedRoles).flat())).toEqual(new Set(staffRights));
  expect(askers.length).toBe(9 + Object.keys(fixedRoles).length + 1 + staffRights.length);
});

test('what is under the console’s path is for the console, and nothing else is', () => {
  for (const { call } of catalog) {
    const isConsole = call.path.startsWith(CONSOLE);
    expect(call.name.startsWith('staff/'), call.name).toBe(isConsole);
    if (call.permission.startsWith('staff')) expect(isConsole, call.name).toBe(true);
    if (call.permission === 'user') expect(isConsole, call.name).toBe(false);
  }
  const open = catalog.filter(({ call }) => call.path.startsWith(CONSOLE) && call.permission === 'guest');
  expect(open.map(({ call }) => call.name)).toEqual(['staff/login', 'staff/verify', 'staff/enrol']);
});

test.each(catalog.map(({ call, request }: Entry) => [call.name, request] as const))(
  '%s knows every field of every object that it is sent',
  (_name, request) => {
    const objects = objectsIn(request);
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter(({ isStrict }) => !isStrict)).toEqual([]);
  },
);

test('a denied right is written down with who tried it', async () => {
  const denied = await serving.withReads(({ staff }) => staff.audit({ act: 'denied', size: 10_000 }));
  const tried = new Set(denied.map(({ by, subject }) => `${by} ${subject}`));
  const support = catalog.filter(({ call }) => refusedBeforehand(call, askers.find(({ who }) => who === 'Support')!));
  const named = support.map(({ call }) => call).filter(({ path }) => path.startsWith(CONSOLE));
  for (const { name } of named.filter(({ name }) => walked.has(name))) expect(tried).toContain(`memberSupport ${name}`);
  expect(tried.size).toBeGreaterThan(100);
});
