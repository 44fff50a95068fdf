import type { Refusal } from '@quay/contract';
import { wallet } from '@quay/contract/wallet';
import { type Address, checksumAddress, isAddress } from 'viem';

/**
 * An address as somebody typed it, with its checksum. In one case alone it carries no checksum and is taken; in mixed
 * case the checksum has to be right (EIP-55).
 */
export function readAddress(text: string): Address | Refusal {
  const typed = text.trim();
  if (!isAddress(typed, { strict: false })) return wallet['address-malformed'];
  const address = checksumAddress(typed.toLowerCase() as Address);
  const digits = typed.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || typed === address ? address : wallet['address-checksum'];
}
