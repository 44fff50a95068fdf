import { fetchRsaPub } from './queries/rsa-pub.ts';
import { sealedTo } from './sealed.ts';

/**
 * A fund password as it travels: encrypted to the exchange's key where the browser can, and as it is where the page is
 * served without TLS, which takes the browser's cryptography away.
 */
export async function travelling(fundPassword: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return fundPassword;
  const { key } = await fetchRsaPub();
  return sealedTo(key, fundPassword);
}
