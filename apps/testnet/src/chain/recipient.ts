import { type Address, getAddress, isAddress } from 'viem';

export type AddressFault = 'missing' | 'malformed' | 'checksum';

/** An address as somebody typed it. All lower case says nothing about its characters, and is taken. */
export function readAddress(text: string): Address | { readonly wrong: AddressFault } {
  const typed = text.trim();
  if (typed === '') return { wrong: 'missing' };
  if (!/^0x[0-9a-fA-F]{40}$/.test(typed)) return { wrong: 'malformed' };
  if (typed === typed.toLowerCase()) return getAddress(typed);
  return isAddress(typed, { strict: true }) ? typed : { wrong: 'checksum' };
}

export type RecipientFault = AddressFault | 'own' | 'contract';

/** Where coins may go: to an address that is neither the sender's nor a coin's contract, which nothing leaves again. */
export function readRecipient(
  text: string,
  own: Address,
  contracts: readonly Address[],
): Address | { readonly wrong: RecipientFault } {
  const read = readAddress(text);
  if (typeof read !== 'string') return read;
  if (read === own) return { wrong: 'own' };
  return contracts.includes(read) ? { wrong: 'contract' } : read;
}
