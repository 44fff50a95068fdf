import { createECDH } from 'node:crypto';
import { AUTH_BYTES, CURVE, type DeviceKeys, POINT_BYTES } from './encrypt.ts';

/** A browser's subscription, as it stands in the rows: keys in base64url. */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** The push services of the browsers there are. Nobody makes this server speak to any other host. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^[a-z0-9-]+\.push\.services\.mozilla\.com$/,
  /^[a-z0-9.-]+\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];
const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;

/**
 * The address of a known push service, or nothing.
 *
 * @param others origins that are taken besides, in tests
 */
export function endpointOf(text: string, others: readonly string[] = []): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (others.includes(url.origin)) return url;
  const isPlain = url.protocol === 'https:' && url.port === '';
  return isPlain && SERVICES.some((service) => service.test(url.hostname)) ? url : undefined;
}

/** The keys of a subscription, or nothing when they are none. */
export function keysOf({ p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): DeviceKeys | undefined {
  if (!BASE64URL.test(p256dh) || !BASE64URL.test(auth)) return undefined;
  const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
  if (keys.p256dh.length !== POINT_BYTES || keys.auth.length !== AUTH_BYTES) return undefined;
  return isPoint(keys.p256dh) ? keys : undefined;
}

function isPoint(point: Uint8Array): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
