import type { ReceiptFile, SignedReceipt } from '@quay/contract/perpetual';
import { type Hashed, isGood, type Receipt, type Worked, workFile } from '@quay/core/receipts';
import { bytesOf, digestOf, signatureHolds } from '../../../proof/signed-words.ts';

/** `unknown`: this browser cannot check signatures. */
export type Signature = 'good' | 'wrong' | 'unknown';

export type CheckedReceipt = Hashed & { readonly signature: Signature; readonly worked: Worked };
export type CheckedFile = {
  readonly publicKey: string;
  /** Whether it is the key that the exchange says it signs with; nothing where that is not known here. */
  readonly isOurs: boolean | undefined;
  readonly receipts: readonly CheckedReceipt[];
};

/**
 * Works out every receipt of a file with what the browser has, and asks nobody. Nothing comes of what is no file of
 * receipts. `npm run verify-receipt` does the same outside of a browser.
 */
export async function checkFile(text: string, knownKey: string | undefined): Promise<CheckedFile | undefined> {
  const file = fileOf(text);
  if (!file) return undefined;
  const { receipts, publicKey } = file;
  try {
    const hashed = await Promise.all(
      receipts.map(async ({ signed }) => ({ document: JSON.parse(signed) as Receipt, hash: await digestOf(signed) })),
    );
    const worked = workFile(hashed);
    const signatures = await Promise.all(receipts.map((one) => signatureOf(one, publicKey)));
    return {
      publicKey,
      isOurs: knownKey === undefined ? undefined : knownKey === publicKey,
      receipts: hashed.map((one, at) => ({ ...one, signature: signatures[at]!, worked: worked[at]! })),
    };
  } catch {
    return undefined;
  }
}

/** Whether nothing was found that is wrong. */
export const isWhole = ({ isOurs, receipts }: CheckedFile): boolean =>
  isOurs !== false && receipts.every(({ signature, worked }) => signature !== 'wrong' && isGood(worked));

function fileOf(text: string): ReceiptFile | undefined {
  try {
    const { receipts, publicKey, ...more } = JSON.parse(text) as ReceiptFile;
    const isFile = Object.keys(more).length === 0 && Array.isArray(receipts) && receipts.length > 0;
    return isFile ? { receipts, publicKey } : undefined;
  } catch {
    return undefined;
  }
}

async function signatureOf({ signed, signature, ...more }: SignedReceipt, publicKey: string): Promise<Signature> {
  // Base64 that is read leniently would let a byte be changed unseen.
  const isExact = [signature, publicKey].every((text) => btoa(String.fromCharCode(...bytesOf(text))) === text);
  if (!isExact || Object.keys(more).length > 0) return 'wrong';
  const holds = await signatureHolds({ signed, signature, publicKey });
  if (holds === undefined) return 'unknown';
  return holds ? 'good' : 'wrong';
}
