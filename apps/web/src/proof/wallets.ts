import type { LoggedIn, SecurityAct, WalletAnswer } from '@quay/contract/identity';
import { useEffect, useState } from 'react';
import { invitedBy } from '../request/visitor.ts';
import { submitEthMessage } from './acts/eth-message.ts';
import { submitLoginByEth } from './acts/login-by-eth.ts';
import { submitWalletMessage } from './acts/wallet-message.ts';

/**
 * All that a wallet is ever asked here: who it is, on which chain, and to sign a text. Neither a transaction nor an
 * approval is among it, and the type lets none in.
 */
type WalletMethod = 'eth_requestAccounts' | 'eth_chainId' | 'personal_sign';

type Provider = { request(query: { method: WalletMethod; params?: readonly string[] }): Promise<unknown> };

export type Wallet = {
  readonly id: string;
  readonly name: string;
  /** A picture inside of its own address; empty when there is none that may be shown. */
  readonly icon: string;
  readonly provider: Provider;
};

type Announced = { info?: { uuid?: unknown; name?: unknown; icon?: unknown }; provider?: Provider };

/** Hears which wallets are in this browser, as EIP-6963 has it: they announce themselves and are asked nothing. */
export function discoverWallets(found: (wallet: Wallet) => void): () => void {
  const listener = (event: Event) => {
    const wallet = walletOf((event as CustomEvent<Announced | null>).detail);
    if (wallet) found(wallet);
  };
  addEventListener('eip6963:announceProvider', listener);
  dispatchEvent(new Event('eip6963:requestProvider'));
  return () => removeEventListener('eip6963:announceProvider', listener);
}

/** Any script in the page can announce something; what is no wallet is left out. */
function walletOf(announced: Announced | null): Wallet | undefined {
  const { uuid, name, icon } = announced?.info ?? {};
  const provider = announced?.provider;
  if (typeof uuid !== 'string' || typeof name !== 'string' || !name.trim()) return undefined;
  if (typeof provider?.request !== 'function') return undefined;
  const shown = typeof icon === 'string' && icon.startsWith('data:image/') ? icon : '';
  return { id: uuid, name: name.trim().slice(0, 40), icon: shown, provider };
}

export type WalletTrouble = 'declined' | 'busy' | 'failed';

export class WalletFailure extends Error {
  override name = 'WalletFailure';
  readonly trouble: WalletTrouble;
  constructor(trouble: WalletTrouble, cause: unknown) {
    super(`the wallet ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Logs in with a signature of the wallet's first account. */
export async function logInWith({ provider }: Wallet): Promise<LoggedIn> {
  const { username, chainId } = await introduced(provider);
  const { code, loginTime, message } = await submitEthMessage({ username, chainId });
  const sign = await signed(provider, message, username);
  const invitationCode = invitedBy.read();
  return submitLoginByEth({ username, sign, code, loginTime, ...(invitationCode && { invitationCode }) });
}

/** Proves an act with a signature of the wallet's first account. */
export async function proveWith({ provider }: Wallet, act: SecurityAct): Promise<WalletAnswer> {
  const { username, chainId } = await introduced(provider);
  const { code, message } = await submitWalletMessage({ act, chainId });
  return { code, sign: await signed(provider, message, username) };
}

/** The first account of a wallet, and the chain that it is on. */
export async function introduced(provider: Provider) {
  const username = addressIn(await requested(provider, 'eth_requestAccounts'));
  const chainId = Number(await requested(provider, 'eth_chainId'));
  if (!Number.isInteger(chainId) || chainId < 1) throw new WalletFailure('failed', 'no chain');
  return { username, chainId };
}

/** Has a text signed by an account of the wallet. */
export async function signed(provider: Provider, message: string, username: string): Promise<string> {
  const sign = await requested(provider, 'personal_sign', [hexOf(message), username]);
  if (typeof sign !== 'string') throw new WalletFailure('failed', 'no signature');
  return sign;
}

/** In the order in which they announce themselves; one that does so twice stands there once. */
export function useWallets(wanted = true): readonly Wallet[] {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  useEffect(
    () =>
      wanted
        ? discoverWallets((found) =>
            setWallets((known) => (known.some(({ id }) => id === found.id) ? known : [...known, found])),
          )
        : undefined,
    [wanted],
  );
  return wallets;
}

function addressIn(accounts: unknown): string {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  if (typeof first !== 'string') throw new WalletFailure('failed', 'no account');
  return first;
}

async function requested(provider: Provider, method: WalletMethod, params?: readonly string[]): Promise<unknown> {
  try {
    return await provider.request({ method, ...(params && { params }) });
  } catch (failure) {
    throw new WalletFailure(troubleOf((failure as { code?: unknown } | null)?.code), failure);
  }
}

/** The codes of EIP-1193 and EIP-1474. */
function troubleOf(code: unknown): WalletTrouble {
  if (code === 4001 || code === 4100) return 'declined';
  return code === -32002 ? 'busy' : 'failed';
}

const hexOf = (text: string): string =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
