import { type Address, type Hex, hexToBytes, keccak256, toEventSelector } from 'viem';

/** Bits of a block's bloom that one value sets. */
const bitsOf = (value: Hex): readonly number[] => {
  const hash = hexToBytes(keccak256(value));
  return [0, 2, 4].map((at) => ((hash[at]! << 8) | hash[at + 1]!) & 2047);
};

const known = new Map<Hex, readonly number[]>();
/** The same few values are asked of every block. */
function knownBits(value: Hex): readonly number[] {
  const bits = known.get(value) ?? bitsOf(value);
  known.set(value, bits);
  return bits;
}

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const topicOf = (address: Address): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;

/**
 * What the header of a block says of its logs: a bloom names every contract and topic that logged there, and some that
 * did not. It is part of what the block's hash is made of.
 */
export function bloomOf(bloom: Hex) {
  const bytes = hexToBytes(bloom);
  const has = (bits: readonly number[]) => bits.every((bit) => (bytes[255 - (bit >> 3)]! >> (bit & 7)) & 1);
  const isEmpty = bytes.every((byte) => byte === 0);
  return {
    /** Whether a transfer of a token to an address may be in the block. */
    mayHold: (contract: Address, to: Address): boolean =>
      !isEmpty && has(knownBits(TRANSFER)) && has(knownBits(contract)) && has(knownBits(topicOf(to))),
    /** Whether a transfer of any of these tokens to any of these addresses may be in the block. */
    mayConcern(contracts: readonly Address[], addresses: Iterable<Address>): boolean {
      if (isEmpty || !has(knownBits(TRANSFER)) || !contracts.some((contract) => has(knownBits(contract)))) return false;
      for (const address of addresses) if (has(knownBits(topicOf(address)))) return true;
      return false;
    },
  };
}

/** The bloom of a block with these logs, as a node makes it. */
export function bloomWith(
  logs: readonly { readonly contract: Address; readonly from: Address; readonly to: Address }[],
): Hex {
  const bytes = new Uint8Array(256);
  for (const { contract, from, to } of logs) {
    for (const value of [contract, TRANSFER, topicOf(from), topicOf(to)]) {
      for (const bit of bitsOf(value)) bytes[255 - (bit >> 3)]! |= 1 << (bit & 7);
    }
  }
  return `0x${Buffer.from(bytes).toString('hex')}`;
}
