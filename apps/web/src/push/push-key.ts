/** A VAPID public key as the browser takes it, out of base64url. */
export function bytesOfKey(key: string): Uint8Array<ArrayBuffer> {
  const base64 = key.replace(/-/g, '+').replace(/_/g, '/');
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

export function sameKey(given: ArrayBuffer | null, wanted: Uint8Array): boolean {
  if (!given) return false;
  const bytes = new Uint8Array(given);
  return bytes.length === wanted.length && bytes.every((byte, at) => byte === wanted[at]);
}
