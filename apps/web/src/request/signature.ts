/** Public, in every copy of the app. The signature says when a request was made and never who made it. */
const APP = 'quay';

let second = 0;
let signature: Promise<string> | undefined;

/** The `sign` and `tissuePaper` headers: an uppercase hash of the app's constant and the second, and the second. */
export async function signatureAt(now: number): Promise<{ sign: string; tissuePaper: string }> {
  const current = Math.floor(now / 1_000);
  if (current !== second || !signature) {
    second = current;
    signature = hash(`${APP}${current}`);
  }
  return { sign: await signature, tissuePaper: String(current) };
}

async function hash(text: string): Promise<string> {
  // Plain http outside of localhost has no `subtle`. The server validates the form alone, so the form is what it gets.
  const bytes = globalThis.crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    : crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
