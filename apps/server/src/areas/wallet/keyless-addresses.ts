import type { Address } from 'viem';

/** Precompiled contracts: 0x01 to 0x11 on Ethereum, 0x64 onwards on others, 0x100 for passkeys. */
const LAST_PRECOMPILE = 0x1ffn;
/** So many leading or trailing zero bytes no key was ever searched for: 2⁹⁶ tries. */
const ZERO_DIGITS = '0'.repeat(24);

/** Addresses that were made up to send coins nowhere, or that programs write for "the native coin". */
const burned = new Set([
  '0xdead000000000000000042069420694206942069',
  '0xdeadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  '0x0123456789012345678901234567890123456789',
  '0x1234567890123456789012345678901234567890',
  '0xabcdefabcdefabcdefabcdefabcdefabcdefabcd',
]);

/** What an address is that nobody can have the key of; nothing for an ordinary one. */
export function keylessKind(address: Address): 'precompile' | 'burn' | undefined {
  const lower = address.toLowerCase();
  const digits = lower.slice(2);
  const value = BigInt(lower);
  if (value > 0n && value <= LAST_PRECOMPILE) return 'precompile';
  const isOneDigit = digits === digits[0]!.repeat(40);
  // 0xeeee…eeee and its kind; 0x…dead; 0xdead…000.
  if (isOneDigit || digits.startsWith(ZERO_DIGITS) || digits.endsWith(ZERO_DIGITS) || burned.has(lower)) return 'burn';
  return undefined;
}
