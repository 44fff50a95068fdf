const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const base64Of = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** A text that only the owner of a key can read. `key` is its public half: SPKI, base64. */
export async function sealedTo(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey('spki', bytesOf(key), ALGORITHM, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(ALGORITHM, imported, new TextEncoder().encode(text));
  return `rsa:${base64Of(sealed)}`;
}
