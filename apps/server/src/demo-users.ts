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
 * theirs by now: it is left as it is, and not named.
 */
export async function ensureDemoUsers(parts: DemoParts): Promise<DemoLogin[]> {
  const { core, reads, identity } = parts;
  const needs = { core, users: reads.identity, passwords: identity.passwords };
  const prepared: DemoLogin[] = [];
  for (const person of demoPeople) {
    const { username, password, fundPassword, secret } = person;
    await signUp({ username, password }, needs);
    const user = await reads.identity.userByName(username);
    if (!user || !(await isUnchanged(user, person, parts))) continue;
    await prepare(user, person, parts);
    prepared.push({ username, password, fundPassword, ...(secret !== undefined && { secret }) });
  }
  return prepared;
}

/** Whatever is set is what we would set. */
async function isUnchanged(user: UserRow, person: DemoPerson, { reads, identity }: DemoParts): Promise<boolean> {
  const { passwords, authenticator } = identity;
  const isOurs = (set: string | null, ours: string | undefined) => set === null || set === ours;
  if (user.standing !== 'open' || !isOurs(user.email, person.email) || !isOurs(user.phone, person.phone)) return false;
  if ((await reads.identity.passkeys(user.id)).length > 0) return false;
  if (user.authenticator) {
    if (person.secret === undefined || !(await authenticator.isBound(user.id, person.secret))) return false;
  }
  if (!(await passwords.matches(user.passwordHash ?? undefined, person.password))) return false;
  return user.fundPasswordHash === null || passwords.matches(user.fundPasswordHash, person.fundPassword);
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
