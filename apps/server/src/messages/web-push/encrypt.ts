import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, as it gives them: an uncompressed point of P-256 and 16 random bytes. */
export type DeviceKeys = { readonly p256dh: Uint8Array; readonly auth: Uint8Array };

export const CURVE = 'prime256v1';
export const POINT_BYTES = 65;
export const AUTH_BYTES = 16;
const SALT_BYTES = 16;
const RECORD_SIZE = 4096;
/** A record is the text, its end mark and a tag: what a push service has to take (RFC 8030, section 7.2). */
export const TEXT_MAX = RECORD_SIZE - 86 - 17;
const LAST_RECORD = 2;

/** Chance, which a test may give. */
export type Drawn = { readonly salt: Uint8Array; readonly own: ECDH };

function drawn(): Drawn {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { salt: randomBytes(SALT_BYTES), own };
}

/**
 * A message that this browser alone can read: Message Encryption for Web Push (RFC 8291) in one record of `aes128gcm`
 * (RFC 8188). The push service between sees neither text nor keys.
 */
export function encrypt(text: Uint8Array, { p256dh, auth }: DeviceKeys, { salt, own }: Drawn = drawn()): Buffer {
  if (text.length > TEXT_MAX) throw new Error(`a push carries ${TEXT_MAX} bytes at most`);
  const ownKey = own.getPublicKey();
  const shared = own.computeSecret(p256dh);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([text, Buffer.of(LAST_RECORD)])), cipher.final(), cipher.getAuthTag()];
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, recordSize, Buffer.of(ownKey.length), ownKey, ...sealed]);
}
