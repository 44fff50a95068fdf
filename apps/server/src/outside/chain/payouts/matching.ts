import type { Withdrawal } from '@quay/core';
import { isAddressEqual } from 'viem';
import { type DecodedSigned, decodeSigned } from '../../signer/decoded.ts';
import { atomsOf, type Network } from '../networks.ts';

type Approved = Pick<Withdrawal, 'asset' | 'network' | 'address' | 'amount' | 'fee'>;

/** What arrives at the address, in atoms of the token; nothing where the token cannot say it. */
export function atomsFor(network: Network, { asset, amount, fee }: Approved): bigint | undefined {
  const token = network.tokens.find((one) => one.asset === asset);
  return token && atomsOf(amount - fee, token.decimals);
}

/** Whether a signed transaction is what was approved, and nothing else: decoded from its bytes, whoever gave them. */
export function matches(read: DecodedSigned, approved: Approved, network: Network, hotWallet: string): boolean {
  const token = network.tokens.find((one) => one.asset === approved.asset);
  return (
    token !== undefined &&
    read.chainId === network.chainId &&
    isAddressEqual(read.from, hotWallet as `0x${string}`) &&
    read.contract !== undefined &&
    isAddressEqual(read.contract, token.contract) &&
    isAddressEqual(read.to, approved.address as `0x${string}`) &&
    read.amount === atomsFor(network, approved)
  );
}

/** The same of bytes. */
export async function bytesMatch(
  raw: string,
  approved: Approved & { readonly nonce: number },
  network: Network,
  hotWallet: string,
): Promise<boolean> {
  const read = await decodeSigned(raw as `0x${string}`);
  return read !== undefined && read.nonce === approved.nonce && matches(read, approved, network, hotWallet);
}
