// The library is large and most starts never need it: it is loaded by the first who logs in with a wallet.

/** What a message is bound to, besides its nonce. */
export type WalletLogin = { readonly wallet: string; readonly chainId: number; readonly loginTime: number };

/** How long a message may wait for its signature. */
export const WALLET_LOGIN_MS = 5 * 60_000;
const LOGIN = 'Log in to Quay. This moves no coins and allows nobody to move any.';

/** The message as EIP-4361 has it, the same each time it is built from the same. What it is for stands in it. */
export async function walletMessage(
  origin: string,
  nonce: string,
  { wallet, chainId, loginTime }: WalletLogin,
  statement = LOGIN,
): Promise<string> {
  const [{ createSiweMessage }, { getAddress }] = await Promise.all([import('viem/siwe'), import('viem/utils')]);
  return createSiweMessage({
    domain: new URL(origin).host,
    address: getAddress(wallet),
    statement,
    uri: origin,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(loginTime),
    expirationTime: new Date(loginTime + WALLET_LOGIN_MS),
  });
}

/** 65 bytes: what a key signs. A contract's wallet signs otherwise, and only its chain could verify that. */
const SIGNATURE = /^0x[0-9a-fA-F]{130}$/;

/** Who signed a message, by the signature alone; no chain is asked. */
export async function signerOf(message: string, sign: string): Promise<string | undefined> {
  if (!SIGNATURE.test(sign)) return undefined;
  const { recoverMessageAddress } = await import('viem/utils');
  return recoverMessageAddress({ message, signature: sign as `0x${string}` }).then(
    (address) => address.toLowerCase(),
    () => undefined,
  );
}
