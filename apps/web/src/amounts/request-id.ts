/**
 * The number of one intent, so that sending it again cannot do it twice. Random enough never to be drawn twice;
 * `randomUUID` is missing where the page is not served over TLS.
 */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
