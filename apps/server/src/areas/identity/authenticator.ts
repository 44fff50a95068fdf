import { identity } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import { generateSecret, generateURI, verify } from 'otplib';
import type { No } from '../../edge/envelope.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Checked } from './checked.ts';

const STEP_SECONDS = 30;
/** A clock that is off by a step is forgiven. */
const TOLERANCE_SECONDS = STEP_SECONDS;
const TRIES = 5;
const LOCK_MS = 15 * 60_000;
const BEGUN_MS = 10 * 60_000;
const ISSUER = 'Quay';
const TOTP = /^[0-9]{6}$/;

/** Authenticator apps: RFC 6238. Secrets are sealed for their user; each step is good once. */
export type Authenticator = {
  check(user: number, totp: string): Promise<No | Checked>;
  /** A new secret, which nothing trusts until it is bound. */
  begin(user: number, label: string, secret?: string): Promise<{ readonly secret: string; readonly uri: string }>;
  /** The secret that was begun, if it is not too old. */
  begun(user: number): Promise<Begun | undefined>;
  /** Whether this is the secret that is bound. */
  isBound(user: number, secret: string): Promise<boolean>;
};

export type Begun = {
  readonly sealed: Uint8Array;
  /** The step that a code of it stands for; nothing for a wrong code. */
  stepOf(totp: string): Promise<number | undefined>;
};

export function createAuthenticator(rows: Reads['identity'], secrets: Secrets, now: () => number): Authenticator {
  const open = (user: number, sealed: Uint8Array) =>
    Buffer.from(secrets.open('authenticator', `user ${user}`, sealed)).toString();

  async function stepOf(secret: string, totp: string): Promise<number | undefined> {
    const token = totp.replaceAll(' ', '');
    // A token of another form throws instead of being wrong.
    if (!TOTP.test(token)) return undefined;
    const epoch = Math.floor(now() / 1_000);
    const checked = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
    return checked.valid ? Math.floor(epoch / STEP_SECONDS) + checked.delta : undefined;
  }

  return {
    async check(user, totp) {
      if (totp.trim() === '') return { refusal: identity['totp-missing'], params: {}, field: 'totp' };
      const at = now();
      if (!(await rows.tryAuthenticator(user, TRIES, at, at + LOCK_MS))) return locked(user);
      const bound = await rows.authenticator(user);
      const step = bound && (await stepOf(open(user, bound.sealed), totp));
      if (!bound || step === undefined) return { refusal: identity['totp-wrong'], params: {}, field: 'totp' };
      // Not forgiven: whoever saw a code must not win tries with it.
      if (step <= bound.lastStep) return used;
      await rows.forgiveAuthenticator(user);
      return { spend: async () => ((await rows.useStep(user, step)) ? undefined : used) };
    },

    async begin(user, label, secret = generateSecret()) {
      const sealed = secrets.seal('authenticator', `user ${user}`, Buffer.from(secret));
      await rows.beginAuthenticator(user, sealed, now() + BEGUN_MS);
      return { secret, uri: generateURI({ issuer: ISSUER, label, secret }) };
    },

    async begun(user) {
      const sealed = await rows.begunAuthenticator(user, now());
      return sealed && { sealed, stepOf: (totp) => stepOf(open(user, sealed), totp) };
    },

    async isBound(user, secret) {
      const bound = await rows.authenticator(user);
      return bound !== undefined && open(user, bound.sealed) === secret;
    },
  };

  /** Locked, or taken off meanwhile. */
  async function locked(user: number): Promise<No> {
    const until = (await rows.authenticator(user))?.lockedUntil;
    if (until == null) return { refusal: identity['totp-wrong'], params: {}, field: 'totp' };
    const minutes = String(Math.max(1, Math.ceil((until - now()) / 60_000)));
    return { refusal: identity['totp-locked'], params: { minutes }, field: 'totp' };
  }
}

const used: No = { refusal: identity['totp-used'], params: {}, field: 'totp' };
