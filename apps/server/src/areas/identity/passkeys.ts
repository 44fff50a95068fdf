import { isIP } from 'node:net';
import {
  identity,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyChallenge,
  type SecurityAct,
} from '@quay/contract/identity';
import type { PasskeyRow, Reads } from '@quay/store';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { No } from '../../edge/envelope.ts';
import type { Checked } from './checked.ts';
import type { OneTime } from './one-time.ts';

/** What a challenge is for; an answer to one is good for nothing else. */
export type PasskeyAct = SecurityAct | 'login' | 'forgot-password' | 'register-passkey';

const CHALLENGE_MS = 5 * 60_000;
export const PASSKEYS_MAX = 10;
const NAME = 'Quay';
/** EdDSA, ES256 and RS256: what devices have, by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257];
const TICKET = 'passkey';

/** Passkeys: WebAuthn, always with the device's own lock (user verification). */
export type Passkeys = {
  /** A challenge for a passkey that is there; nobody is named when the passkey itself says who it is. */
  challenge(act: PasskeyAct, user: number | undefined): Promise<PasskeyChallenge | No>;
  /** A challenge for a new one. */
  challengeNew(user: number, username: string): Promise<PasskeyChallenge | No>;
  /** Validates the answer of a user to a challenge for an act. */
  check(user: number, act: PasskeyAct, answer: PasskeyAnswer): Promise<No | Checked>;
  /** Validates the answer of somebody who is only known by the passkey; gives who it is. */
  login(answer: PasskeyAnswer): Promise<number | undefined>;
  /** Validates the answer to a challenge for a new one. */
  readNew(user: number, answer: PasskeyAnswer): Promise<NewPasskey | undefined>;
};

export type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

type Challenged = { readonly act: PasskeyAct; readonly challenge: string };

export function createPasskeys(needs: {
  readonly rows: Reads['identity'];
  readonly oneTime: OneTime;
  readonly origins: () => readonly string[];
  readonly now: () => number;
}): Passkeys {
  const { rows, oneTime, origins, now } = needs;

  /** The name that passkeys are bound to. An address of digits can have none. */
  function site(): { readonly rpID: string; readonly expectedOrigin: string[] } | undefined {
    const [first] = origins();
    const rpID = first && new URL(first).hostname;
    if (!rpID || rpID.startsWith('[') || isIP(rpID)) return undefined;
    return { rpID, expectedOrigin: origins().filter((origin) => new URL(origin).hostname === rpID) };
  }

  async function request(user: number | undefined, act: PasskeyAct, options: { readonly challenge: string }) {
    const data: Challenged = { act, challenge: options.challenge };
    return { challengeId: await oneTime.issue(TICKET, user, data, CHALLENGE_MS), options: { ...options } };
  }

  /** The challenge that an answer names, once, if it was made for this user and act. */
  async function redeem(user: number | undefined, act: PasskeyAct, challengeId: string): Promise<string | undefined> {
    const known = await oneTime.redeem(TICKET, challengeId);
    const { act: params, challenge } = (known?.data ?? {}) as Partial<Challenged>;
    return known?.user === user && params === act ? challenge : undefined;
  }

  /** The passkey whose answer it is, with its new count. `asked`: to whom the challenge was given. */
  async function validate(
    query: number | undefined,
    user: number | undefined,
    act: PasskeyAct,
    { challengeId, response }: PasskeyAnswer,
  ) {
    const where = site();
    const expectedChallenge = await redeem(query, act, challengeId);
    const passkey = typeof response.id === 'string' ? await rows.passkey(response.id) : undefined;
    if (!where || !expectedChallenge || !passkey || (user !== undefined && passkey.user !== user)) return undefined;
    const { expectedOrigin, rpID } = where;
    const credential = {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    };
    // Whatever is wrong with an answer is thrown.
    const checked = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpID,
      credential,
      requireUserVerification: true,
    }).catch(() => undefined);
    return checked?.verified ? { passkey, counter: checked.authenticationInfo.newCounter } : undefined;
  }

  return {
    async challenge(act, user) {
      const where = site();
      if (!where) return noSite;
      const own = user === undefined ? [] : await rows.passkeys(user);
      if (user !== undefined && own.length === 0) return unknown;
      const allowCredentials = own.map(credentialOf);
      const { rpID } = where;
      return request(
        user,
        act,
        await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'required' }),
      );
    },

    async challengeNew(user, username) {
      const where = site();
      if (!where) return noSite;
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: where.rpID,
        userName: username,
        userID: Buffer.from(`user ${user}`),
        excludeCredentials: (await rows.passkeys(user)).map(credentialOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return request(user, 'register-passkey', options);
    },

    async check(user, act, answer) {
      // Whoever forgot a password is known by the passkey alone, as at a login without a name.
      const known =
        act === 'forgot-password'
          ? await validate(undefined, user, 'login', answer)
          : await validate(user, user, act, answer);
      if (!known || !(await rows.usePasskey(known.passkey.id, known.counter, now()))) return wrong;
      // The challenge is used up already: another touch is all that a slip elsewhere costs.
      return { spend: async () => undefined };
    },

    async login(answer) {
      const known = await validate(undefined, undefined, 'login', answer);
      return known && (await rows.usePasskey(known.passkey.id, known.counter, now())) ? known.passkey.user : undefined;
    },

    async readNew(user, { challengeId, response }) {
      const where = site();
      const expectedChallenge = await redeem(user, 'register-passkey', challengeId);
      if (!where || !expectedChallenge) return undefined;
      const { expectedOrigin, rpID } = where;
      const validated = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined);
      if (!validated?.verified) return undefined;
      const { id, publicKey, counter, transports = [] } = validated.registrationInfo.credential;
      return { credentialId: id, publicKey, counter, transports };
    },
  };
}

export const passkeyOnWire = ({ id, name, addedAt, usedAt }: PasskeyRow): Passkey => ({
  passkeyId: id,
  name,
  addedAt,
  usedAt,
});

const credentialOf = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports: [...transports] });

const wrong: No = { refusal: identity['passkey-wrong'], params: {}, field: 'passkey' };
const unknown: No = { refusal: identity['passkey-unknown'], params: {} };
const noSite: No = { refusal: identity['passkeys-need-name'], params: {} };
