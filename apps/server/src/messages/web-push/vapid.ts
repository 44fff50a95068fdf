import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Secrets } from '../../secrets/secrets.ts';
import { CURVE } from './encrypt.ts';

/** Who we are to push services (RFC 8292). */
export type Vapid = {
  /** The public key as browsers want it for a subscription: base64url of the uncompressed point. */
  readonly publicKey: string;
  /** The `authorization` header for an endpoint. */
  header(endpoint: URL): string;
};

/** A signature may be good for a day at most. */
const GOOD_MS = 12 * 60 * 60_000;
const RENEW_MS = 60 * 60_000;

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** The key follows from the master key, so that subscriptions outlive a restart and nothing has to be kept. */
export function createVapid(secrets: Secrets, contact: () => string | undefined, now: () => number): Vapid {
  const own = createECDH(CURVE);
  own.setPrivateKey(secrets.keyedHash('web-push', 'vapid'));
  const point = own.getPublicKey();
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: own.getPrivateKey('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const publicKey = point.toString('base64url');
  const signed = new Map<string, { readonly token: string; readonly until: number }>();

  return {
    publicKey,
    header({ origin }) {
      const known = signed.get(origin);
      const at = now();
      if (known && known.until > at) return `vapid t=${known.token}, k=${publicKey}`;
      const sub = contact();
      const claims = { aud: origin, exp: Math.floor((at + GOOD_MS) / 1_000), ...(sub === undefined ? {} : { sub }) };
      const text = `${base64url(JSON.stringify({ typ: 'JWT', alg: 'ES256' }))}.${base64url(JSON.stringify(claims))}`;
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      const token = `${text}.${signature.toString('base64url')}`;
      signed.set(origin, { token, until: at + RENEW_MS });
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
