import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { RowHash } from './row-hash.ts';
import { decodeSums, encodeSums, type Sums, type TableSums } from './sums.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the database alone cannot make: everything here derives from a key that is kept outside of it. */
export type Seals = {
  /** A hash of rows that nobody without the key can compute. */
  rowHash(): RowHash;
  /** Sums, sealed for one place of the tables. Nobody without the key can read or change them. */
  seal(position: string, sums: Sums): Buffer;
  /** Nothing when they were changed, or belong to another place. */
  open(position: string, sealed: Uint8Array): Map<number, TableSums> | undefined;
  /** Says that the journal ends at this batch, which has this hash. */
  ofJournal(seq: number, hash: Uint8Array): Buffer;
  isOfJournal(seq: number, hash: Uint8Array, seal: Uint8Array): boolean;
};

/** Where the tables of the core's state are, and where those that are only added to are. */
export const stateAt = (seq: number, at: number): string => `state ${seq} ${at}`;
export const linesAt = (seq: number): string => `lines ${seq}`;

export function openSeals(key: Uint8Array): Seals {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `quay ${purpose}`, 32));
  const sealing = derived('digests');
  const journal = derived('journal');
  const ofJournal = (seq: number, hash: Uint8Array) =>
    createHmac('sha256', journal).update(`journal ${seq} `).update(hash).digest();
  return {
    rowHash: () => new RowHash(derived('rows')),
    seal(position, sums) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(position));
      const sealed = Buffer.concat([cipher.update(encodeSums(sums)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(position, sealed) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(position))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const plain = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return decodeSums(Buffer.concat([plain, decipher.final()]));
      } catch {
        return undefined;
      }
    },
    ofJournal,
    isOfJournal(seq, hash, seal) {
      const expected = ofJournal(seq, hash);
      return seal.length === expected.length && timingSafeEqual(expected, seal);
    },
  };
}
