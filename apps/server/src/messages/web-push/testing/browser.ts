import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { CURVE, type DeviceKeys } from '../encrypt.ts';

/** A browser that has subscribed: what it keeps, and what it gives away. */
export type Browser = {
  readonly own: ECDH;
  readonly auth: Uint8Array;
  readonly keys: DeviceKeys;
  readonly subscription: { readonly p256dh: string; readonly auth: string };
};

export function deviceKeys(): Browser {
  const own = createECDH(CURVE);
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    own,
    auth,
    keys: { p256dh: own.getPublicKey(), auth },
    subscription: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
}

/** What the browser reads, by RFC 8188 and RFC 8291 from the receiver's side. @throws for what is not for it */
export function decrypted(body: Uint8Array, { own, auth }: Pick<Browser, 'own' | 'auth'>): Buffer {
  const bytes = Buffer.from(body);
  const salt = bytes.subarray(0, 16);
  const keyLength = bytes.readUInt8(20);
  const senderKey = bytes.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(bytes.subarray(-16));
  const text = Buffer.concat([decipher.update(bytes.subarray(21 + keyLength, -16)), decipher.final()]);
  if (text.at(-1) !== 2) throw new Error('the record has no end');
  return text.subarray(0, -1);
}
