import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readPrivate } from '../keys/private-file.ts';

/**
 * Both ends of the line prove with one secret who they are, by TLS with a pre-shared key (RFC 4279, 5489 and 7905):
 * the handshake fails for whoever does not have it, on either side, and what passes can be neither read nor changed.
 * The secret opens no key and no seed. It says who may ask.
 */
export const SECRET_BYTES = 32;
export const tlsOptions = {
  // Forward secret: who learns the secret later reads nothing of before.
  ciphers: 'ECDHE-PSK-CHACHA20-POLY1305',
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
} as const;
const IDENTITY = 'quay';

export const pskOfServer = (secret: Buffer) => (_socket: unknown, identity: string) =>
  identity.length === IDENTITY.length && timingSafeEqual(Buffer.from(identity), Buffer.from(IDENTITY)) ? secret : null;

export const pskOfClient = (secret: Buffer) => () => ({ psk: secret, identity: IDENTITY });

/** @throws one line that names the file and never repeats what is in it */
export function readSharedSecret(file: string): Buffer {
  const what = 'the secret that server and signer share';
  if (!existsSync(file)) throw new Error(`${what} is missing: there is no file ${file} (SIGNER_SECRET_FILE)`);
  const text = readPrivate(file, what).trim();
  if (!/^[0-9a-fA-F]{64}$/.test(text)) throw new Error(`${what} at ${file} must be 64 hexadecimal digits`);
  return Buffer.from(text, 'hex');
}
