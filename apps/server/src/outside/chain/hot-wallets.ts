import type { HotWallet as HotWalletRow } from '@quay/core';
import type { PayoutReads, TransactionReads } from '@quay/store';
import { type Address, isAddressEqual } from 'viem';
import type { Signer } from '../signer/protocol.ts';
import type { ChainAccess } from './chain-access.ts';
import type { Network } from './networks.ts';
import { createNonces, type Nonces } from './nonces.ts';

/** An address of a network that withdrawals are paid from, or were. */
export type HotWallet = {
  /** The first one is 0. */
  readonly index: number;
  readonly address: Address;
  readonly nonces: Nonces;
  /** Another one took its place at this block; its key may be lost since. */
  readonly retired: { readonly block: number; readonly lost: boolean } | undefined;
};

/** The hot wallets of one network, one after the other. The last one signs what is new. */
export type HotWallets = {
  /** All that were ever used, the first one first. */
  all(): Promise<readonly HotWallet[]>;
  current(): Promise<HotWallet>;
  /** The one of ours with an address, whether or not it was ever used. */
  at(address: string): Promise<HotWallet | undefined>;
  /** The address that takes the place of one, if there is a key for it. */
  after(index: number): Address | undefined;
  /** The core has said so; the rows may say it later. */
  begun(row: HotWalletRow): void;
};

export function createHotWallets(needs: {
  readonly network: Pick<Network, 'name' | 'tokens'>;
  readonly access: Pick<ChainAccess, 'nonces'>;
  readonly signer: Pick<Signer, 'hotWallet' | 'hotWallets' | 'signed'>;
  readonly rows: Pick<TransactionReads, 'highestNonce' | 'addTransaction'> & Pick<PayoutReads, 'hotWallets'>;
  readonly now: () => number;
}): HotWallets {
  const { network, signer, rows } = needs;
  const ahead = new Map<number, HotWalletRow>();
  const nonces = new Map<Address, Nonces>();

  function noncesOf(sender: Address): Nonces {
    const known =
      nonces.get(sender) ?? createNonces({ ...needs, network: network.name, tokens: network.tokens, sender });
    nonces.set(sender, known);
    return known;
  }

  async function all(): Promise<readonly HotWallet[]> {
    const begun = new Map([
      ...(await rows.hotWallets(network.name)).map((row) => [row.wallet, row] as const),
      ...ahead,
    ]);
    const count = Math.max(0, ...begun.keys()) + 1;
    return Array.from({ length: count }, (_, index) => {
      const address = (begun.get(index)?.address as Address | undefined) ?? signer.hotWallet;
      return { index, address, nonces: noncesOf(address), retired: begun.get(index + 1) };
    });
  }

  return {
    all,
    current: async () => (await all()).at(-1)!,
    at: async (address) => (await all()).find((one) => isAddressEqual(one.address, address as Address)),
    after: (index) => signer.hotWallets[index + 1],
    begun: (row) => void ahead.set(row.wallet, row),
  };
}

/** For a request to the signer. The first one is not named: requests are as they were when it was the only one. */
export const walletNamed = (index: number): { readonly wallet?: number } => (index === 0 ? {} : { wallet: index });
