import { type DemoPerson, demoPeople } from '@quay/cast';
import type { Reads, UserRow } from '@quay/store';
import type { C2c } from './areas/c2c/c2c.ts';
import type { DemoLogin, Identity } from './areas/identity/identity.ts';
import { signUp } from './areas/identity/sign-up.ts';
import { sealFields } from './areas/verification/sealed.ts';
import type { CorePort } from './core-host/port.ts';
import type { Secrets } from './secrets/secrets.ts';

type DemoParts = {
  readonly core: CorePort;
  readonly reads: Pick<Reads, 'identity' | 'verification' | 'chain'>;
  readonly identity: Identity;
  readonly methods: Pick<C2c['methods'], 'mine' | 'add'>;
  readonly secrets: Secrets;
  /** Those of the development chain; none where there is none. */
  readonly networks: readonly string[];
};

const ADDRESSES_MAX = 50;

/**
 * Makes sure that the demo people exist and lack nothing that is needed to try everything; only where the market is
 * simulated. Those that an older version made are brought to the same state. One that somebody has changed is
 * theirs by now: it is left as it is, and not named. Passwords take a while to compare, so that those of people who lack
 * nothing are compared while the server is serving already.
 */
export async function ensureDemoUsers(
  parts: DemoParts,
): Promise<{ readonly named: DemoLogin[]; readonly compared: Promise<DemoLogin[]> }> {
  const found = await Promise.all(demoPeople.map((person) => ensure(person, parts)));
  const there = found.filter((one) => one !== undefined);
  const compare = async () => {
    const same = await Promise.all(there.map(async ({ isSame }) => isSame === true || (await isSame())));
    return there.filter((_, at) => same[at]).map(({ login }) => login);
  };
  return { named: there.map(({ login }) => login), compared: compare() };
}

type Ensured = { readonly login: DemoLogin; readonly isSame: true | (() => Promise<boolean>) };

async function ensure(person: DemoPerson, parts: DemoParts): Promise<Ensured | undefined> {
  const { core, reads, identity } = parts;
  const { username, password, fundPassword, secret } = person;
  const login = { username, password, fundPassword, ...(secret !== undefined && { secret }) };
  const needs = { core, users: reads.identity, passwords: identity.passwords };
  const made = await signUp({ username, password, fundPassword }, needs);
  const user = await reads.identity.userByName(username);
  if (!user || !(await isBoundAsOurs(user, person, parts))) return undefined;
  const isSame = () => hasOurPasswords(user, person, parts);
  if (made === 'taken' && !(await lacks(user, person, parts))) return { login, isSame };
  if (made === 'taken' && !(await isSame())) return undefined;
  await prepare(user, person, parts);
  return { login, isSame: true };
}

/** Whatever is bound is what we would bind. */
async function isBoundAsOurs(user: UserRow, person: DemoPerson, { reads, identity }: DemoParts): Promise<boolean> {
  const isOurs = (bound: string | null, ours: string | undefined) => bound === null || bound === ours;
  if (user.standing !== 'open' || !isOurs(user.email, person.email) || !isOurs(user.phone, person.phone)) return false;
  if ((await reads.identity.passkeys(user.id)).length > 0) return false;
  if (!user.authenticator) return true;
  return person.secret !== undefined && identity.authenticator.isBound(user.id, person.secret);
}

async function hasOurPasswords(user: UserRow, person: DemoPerson, { identity }: DemoParts): Promise<boolean> {
  const { passwords } = identity;
  if (!(await passwords.matches(user.passwordHash ?? undefined, person.password))) return false;
  return user.fundPasswordHash === null || passwords.matches(user.fundPasswordHash, person.fundPassword);
}

async function lacks(user: UserRow, person: DemoPerson, { reads, methods, networks }: DemoParts): Promise<boolean> {
  if (user.fundPasswordHash === null || user.level === 'none') return true;
  if (user.email !== (person.email ?? null) || user.phone !== (person.phone ?? null)) return true;
  if (user.authenticator !== (person.secret !== undefined)) return true;
  const saved = new Set((await reads.chain.savedAddresses(user.id)).map(({ network }) => network));
  return networks.some((network) => !saved.has(network)) || (await methods.mine(user.id)).length === 0;
}

/** Adds what is missing. Nothing waits for it: nobody but the installation does it. */
async function prepare(user: UserRow, person: DemoPerson, parts: DemoParts): Promise<void> {
  const { reads, identity, secrets, methods, networks } = parts;
  const { id } = user;
  const at = identity.now();
  if (user.fundPasswordHash === null) {
    await reads.identity.setFundPassword(id, null, await identity.passwords.hash(person.fundPassword));
  }
  for (const channel of ['email', 'phone'] as const) {
    const address = person[channel];
    if (user[channel] !== null || address === undefined) continue;
    await reads.identity.bindChannel({ user: id, channel, was: null, address });
  }
  if (!user.authenticator && person.secret !== undefined) {
    await identity.authenticator.begin(id, user.username, person.secret);
    const begun = await identity.authenticator.begun(id);
    const { hashes } = identity.recoveryCodes.make(id);
    // No code was used yet, so that every step is still good.
    await reads.identity.bindAuthenticator({ user: id, sealed: begun!.sealed, step: 0, codeHashes: hashes, at });
  }
  const { realName, country } = person;
  if (user.level === 'none') {
    const sealed = sealFields(secrets, id, { realName, areaCode: country });
    await reads.verification.vouchFor({ user: id, sealed, isMerchant: false, at });
  }
  const saved = new Set((await reads.chain.savedAddresses(id)).map(({ network }) => network));
  for (const network of networks) {
    if (saved.has(network)) continue;
    const row = { userId: id, network, address: person.address, label: 'Demo', at, usableFrom: at };
    await reads.chain.saveAddress(row, ADDRESSES_MAX);
  }
  if ((await methods.mine(id)).length === 0) {
    const details = { account: `SIMULATED-${user.username}`, bankName: 'Simulated Bank', realName };
    await methods.add({ user: id, kind: 'bank-card', details, qrFile: null });
  }
}
