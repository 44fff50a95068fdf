import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scryptSync } from 'node:crypto';
import { z } from 'zod';
import type { UnlockKey } from './unlock-key.ts';

/** How a seed stands on the disk: AES-256-GCM under a key that follows from the unlock key. */
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
const head = {
  format: z.literal('quay-signer-seed'),
  version: z.literal(1),
  salt: hex(32),
  nonce: hex(12),
};
const form = z.discriminatedUnion('kdf', [
  z.strictObject({ ...head, kdf: z.literal('hkdf-sha256'), tag: hex(16), sealed: hex(32) }),
  z.strictObject({
    ...head,
    kdf: z.literal('scrypt'),
    // Bounds, because it is read before anything proves that it is ours.
    logN: z.number().int().min(14).max(20),
    r: z.literal(8),
    p: z.literal(1),
    tag: hex(16),
    sealed: hex(32),
  }),
]);
type Sealed = z.infer<typeof form>;
type Head = Sealed extends infer One ? (One extends Sealed ? Omit<One, 'tag' | 'sealed'> : never) : never;

export const SEED_BYTES = 32;
const CIPHER = 'aes-256-gcm';
/** 128 MiB and some tenths of a second for each guess at a passphrase. */
const LOG_N = 17;

/** Seals a seed, each time with a new salt and nonce. */
export function sealSeed(seed: Uint8Array, key: UnlockKey): string {
  const common = { format: 'quay-signer-seed', version: 1 } as const;
  const fresh = { salt: randomBytes(32).toString('hex'), nonce: randomBytes(12).toString('hex') };
  const header: Head =
    key.kind === 'key'
      ? { ...common, kdf: 'hkdf-sha256', ...fresh }
      : { ...common, kdf: 'scrypt', logN: LOG_N, r: 8, p: 1, ...fresh };
  const cipher = createCipheriv(CIPHER, sealingKey(header, key), Buffer.from(header.nonce, 'hex'));
  cipher.setAAD(aadOf(header));
  const sealed = Buffer.concat([cipher.update(seed), cipher.final()]).toString('hex');
  return `${JSON.stringify({ ...header, tag: cipher.getAuthTag().toString('hex'), sealed })}\n`;
}

/** @throws one line when the text is damaged, of another version, or sealed under another key */
export function openSeed(text: string, key: UnlockKey): Buffer {
  const { tag, sealed, ...header } = read(text);
  const decipher = createDecipheriv(CIPHER, sealingKey(header as Head, key), Buffer.from(header.nonce, 'hex'));
  decipher.setAAD(aadOf(header as Head)).setAuthTag(Buffer.from(tag, 'hex'));
  try {
    return Buffer.concat([decipher.update(Buffer.from(sealed, 'hex')), decipher.final()]);
  } catch {
    throw new Error('the key of the signer does not open its seed: it is another key, or the sealed seed was changed');
  }
}

function read(text: string): Sealed {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new Error('the sealed seed of the signer is damaged');
  }
  const version = (said as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version !== 1) {
    throw new Error(`the seed of the signer was sealed by another program, in version ${version}`);
  }
  const found = form.safeParse(said);
  if (!found.success) throw new Error('the sealed seed of the signer is damaged');
  return found.data;
}

function sealingKey(header: Head, key: UnlockKey): Buffer {
  const isPassphrase = header.kdf === 'scrypt';
  if (isPassphrase !== (key.kind === 'passphrase')) {
    throw new Error(`the seed of the signer is sealed under a ${isPassphrase ? 'passphrase' : 'key of 64 digits'}`);
  }
  const salt = Buffer.from(header.salt, 'hex');
  if (header.kdf === 'hkdf-sha256') {
    return Buffer.from(hkdfSync('sha256', key.secret, salt, 'quay signer seed', 32));
  }
  const N = 2 ** header.logN;
  return scryptSync(key.secret, salt, 32, { N, r: header.r, p: header.p, maxmem: 128 * N * header.r * 2 });
}

/** All that stands beside the seed is bound to it. */
const aadOf = (header: Head): Buffer => Buffer.from(JSON.stringify(Object.entries(header).sort()));
