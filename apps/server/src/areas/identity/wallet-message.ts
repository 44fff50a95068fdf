import { createSiweMessage } from 'viem/siwe';
import { getAddress } from 'viem/utils';

/** What a login by wallet is bound to. */
export type WalletLogin = { readonly wallet: string; readonly chainId: number; readonly loginTime: number };

/** How long a message may wait for its signature. */
export const WALLET_LOGIN_MS = 5 * 60_000;
const STATEMENT = 'Log in to Quay. This moves no coins and allows nobody to move any.';

/** The message as EIP-4361 has it, the same each time it is built from the same. */
export function walletMessage(origin: string, nonce: string, { wallet, chainId, loginTime }: WalletLogin): string {
  return createSiweMessage({
    domain: new URL(origin).host,
    address: getAddress(wallet),
    statement: STATEMENT,
    uri: origin,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(loginTime),
    expirationTime: new Date(loginTime + WALLET_LOGIN_MS),
  });
}
