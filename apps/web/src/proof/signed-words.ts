/** Words that the exchange has signed, and the hashes that chain them: what a browser can check of them without asking. */

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a text, in hexadecimal. */
export const digestOf = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

type Signed = { readonly signed: string; readonly signature: string; readonly publicKey: string };

/** Whether an Ed25519 signature is of these words. Nothing when this browser knows no Ed25519. */
export async function signatureHolds({ signed, signature, publicKey }: Signed): Promise<boolean | undefined> {
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), { name: 'Ed25519' }, false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(signed));
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'NotSupportedError') return undefined;
    return false;
  }
}

/** Browsers keep their cryptography from pages that came without TLS. */
export const hasCryptography = (): boolean => globalThis.crypto?.subtle !== undefined;
