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
 * What keeps secrets that the database alone must not give away. Everything derives from the keys of a ring, which the
 * master key opens, and which is kept outside of the database; each purpose has a key of its own.
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

/** The keys by their numbers. The newest seals; the first one hashes and signs, for ever. */
export type KeyRing = { readonly newest: number; readonly keys: ReadonlyMap<number, Uint8Array> };

export const MASTER_KEY_BYTES = 32;
/** Sealed with the first key. */
const VERSION = 1;
/** Sealed with the key whose number follows. */
const VERSION_WITH_KEY = 2;
const FIRST = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Opens them with the keys of a ring, or with a single key. */
export function openSecrets(given: Uint8Array | KeyRing): Secrets {
  const ring: KeyRing = given instanceof Uint8Array ? { newest: FIRST, keys: new Map([[FIRST, given]]) } : given;
  for (const { length } of ring.keys.values()) {
    if (length !== MASTER_KEY_BYTES) throw new Error(`the master key must have ${MASTER_KEY_BYTES} bytes`);
  }
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string, id = FIRST): Buffer => {
    const name = `${id} ${purpose}`;
    let key = keys.get(name);
    if (!key) {
      const root = ring.keys.get(id);
      if (!root) throw new Error(`sealed with key ${id}, which is not there`);
      key = Buffer.from(hkdfSync('sha256', root, '', `quay ${purpose}`, 32));
      keys.set(name, key);
    }
    return key;
  };
  const head = ring.newest === FIRST ? Buffer.of(VERSION) : Buffer.of(VERSION_WITH_KEY, ring.newest);
  const mac = (purpose: string, text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest();

  return {
    seal(purpose, subject, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal ${purpose}`, ring.newest), nonce).setAAD(
        Buffer.from(subject),
      );
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([head, nonce, cipher.getAuthTag(), sealed]);
    },
    open(purpose, subject, sealed) {
      const whole = Buffer.from(sealed);
      const isFirst = whole[0] === VERSION;
      if (!isFirst && whole[0] !== VERSION_WITH_KEY) throw new Error('sealed by a version that is not known');
      const bytes = whole.subarray(isFirst ? 1 : 2);
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal ${purpose}`, isFirst ? FIRST : whole[1]!), nonce)
        .setAAD(Buffer.from(subject))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
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
