import type { ChainAlarm, ChainStatus } from '@quay/contract/staff';
import type { Address, Hex } from 'viem';
import type { No } from '../../edge/envelope.ts';
import type { SignerState } from '../signer/protocol.ts';
import type { ChainAccess } from './chain-access.ts';
import type { Compared } from './deposits/comparison.ts';
import type { Network, Token } from './networks.ts';
import type { Deciders, Foreign, Outgoing } from './payouts/foreign.ts';
import type { Retiring } from './payouts/next-wallet.ts';

/** The chains, as routes and other services see them. */
export type Chain = {
  readonly networks: readonly Network[];
  network(name: string): Network | undefined;
  token(network: string, asset: string): Token | undefined;
  /** Whether coins may come in and go out there just now: not halted, reachable, its tokens as configured. */
  isOpen(network: string): Promise<boolean>;
  access(network: string): ChainAccess;
  /** The first one of all networks. */
  readonly hotWallet: Address;
  /** All that there are keys for: each may take the place of the one before. */
  readonly hotWallets: readonly Address[];
  /** A user's own address, the same on every network. Asking for it begins the watch. */
  addressOf(user: number): Promise<Address>;
  /** Whose deposit address this is, if it is one of ours; 'house' for the hot wallet and our contracts. */
  whose(address: Address): Promise<number | 'house' | undefined>;
  /** Sends test coins, where the network is one for trying out. */
  readonly testCoins:
    | ((network: string, asset: string, to: Address) => Promise<{ amount: bigint; txHash: string }>)
    | undefined;
  /** Whether withdrawals can be signed now; nothing where there are no chains. */
  signer(): SignerState | undefined;
  halt(network: string, why: string, by: number | undefined): Promise<void>;
  resume(network: string): Promise<void>;
  closeAlarm(network: string, alarm: ChainAlarm, subject: string): Promise<void>;
  /** What a transaction that Quay did not make took from the hot wallet, or why it cannot be adopted. */
  outgoingOf(network: string, txHash: Hex): Promise<readonly Outgoing[] | No>;
  adopt(network: string, txHash: Hex, account: number, by: Deciders): Promise<No | undefined>;
  /** Why the next hot wallet cannot take the place of one, if it cannot; and letting it. */
  validateRetiring(network: string, retiring: Retiring): Promise<No | undefined>;
  retire(network: string, retiring: Retiring, by: Deciders): Promise<No | undefined>;
  /** A withdrawal whose nonce such a transaction has used: paid again, or its coins given back. */
  validateRelease(network: string, withdrawal: number): Promise<No | undefined>;
  release(network: string, withdrawal: number, act: Parameters<Foreign['release']>[1]): Promise<No | undefined>;
  status(): Promise<ChainStatus>;
  /** What came to a user, on chain and in the books; without what cannot be compared now. */
  compareDeposits(user: number): Promise<readonly (Compared & { readonly network: string })[]>;
  /** What our addresses hold, by asset, at the named blocks. */
  reserves(): Promise<{
    readonly units: ReadonlyMap<string, bigint>;
    readonly blocks: Readonly<Record<string, number>>;
    readonly addresses: Readonly<Record<string, readonly string[]>>;
  }>;
  /** A withdrawal was approved or something else is to be done: look now, not at the next interval. */
  trigger(): void;
  /** A deposit or withdrawal of a user changed, or has one more confirmation. */
  onMoved(listener: (user: number) => void): void;
  close(): Promise<void>;
};
