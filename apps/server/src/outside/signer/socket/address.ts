import path from 'node:path';

/** Where a signer listens: a socket file of this machine, or a host and port. */
export type SignerAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/** Reads `unix:/run/quay-signer/signer.sock` or `tls://signer.internal:8700`; nothing for any other text. */
export function signerAddress(text: string): SignerAddress | undefined {
  if (text.startsWith('unix:')) {
    const file = text.slice('unix:'.length);
    return path.isAbsolute(file) ? { path: file } : undefined;
  }
  const url = /^tls:\/\/[^/?#@]+$/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  const port = Number(url?.port);
  if (!url?.hostname || !Number.isInteger(port) || url.port === '') return undefined;
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port };
}

export const addressText = (address: SignerAddress): string =>
  'path' in address
    ? `unix:${address.path}`
    : `tls://${address.host.includes(':') ? `[${address.host}]` : address.host}:${address.port}`;
