import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  sign as signBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * What keeps secrets that the database alone must not give away. Everything derives from one master key, which is kept
 * outside of the database; each purpose has a key of its own.
 */
export type Secrets = {
  /** Seals bytes (AES-256-GCM). `subject` is bound to them: what was sealed for one user opens for no other. */
  seal(purpose: string, subject: string, plain: Uint8Array): Uint8Array;
  /** @throws when the bytes were changed, or sealed for another purpose or subject */
  open(purpose: string, subject: string, sealed: Uint8Array): Uint8Array;
  /** A hash that nobody without the key can compute or look for. */
  keyedHash(purpose: string, text: string): Uint8Array;
  /** A signature for an address, short enough to stand in it. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
  /** A key pair (Ed25519) whose signatures anybody can check who has the public half. */
  signer(purpose: string): Signer;
};

export type Signer = {
  /** SPKI, in base64. */
  readonly publicKey: string;
  /** A signature of the UTF-8 bytes, in base64. */
  sign(text: string): string;
};

export const MASTER_KEY_BYTES = 32;
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export function openSecrets(masterKey: Uint8Array): Secrets {
  if (masterKey.length !== MASTER_KEY_BYTES) throw new Error(`the master key must have ${MASTER_KEY_BYTES} bytes`);
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    let key = keys.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', masterKey, '', `quay ${purpose}`, 32));
      keys.set(purpose, key);
    }
    return key;
  };
  const mac = (purpose: string, text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest();

  return {
    seal(purpose, subject, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), nonce).setAAD(Buffer.from(subject));
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
    },
    open(purpose, subject, sealed) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== VERSION) throw new Error('sealed by a version that is not known');
      const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
      const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), nonce)
        .setAAD(Buffer.from(subject))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
    keyedHash: (purpose, text) => mac(`hash ${purpose}`, text),
    sign: (purpose, text) => mac(`sign ${purpose}`, text).toString('base64url'),
    verify(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(`sign ${purpose}`, text);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    signer(purpose) {
      const bytes = Buffer.concat([ED25519, keyFor(`signer ${purpose}`)]);
      const key = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
      return {
        publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
        sign: (text) => signBytes(null, Buffer.from(text), key).toString('base64'),
      };
    },
  };
}
