import type { Address } from 'viem';
import type { Network } from '../chain/networks.ts';

/** A change of the last blocks, as tests make it. */
export type Reorganisation = {
  /** How many of the last blocks go. */
  readonly depth: number;
  /** What becomes of their transactions: at the same heights, one block later, or nowhere. */
  readonly transactions: 'kept' | 'moved' | 'dropped';
  /** How many blocks come instead; one more than went, when nothing is said. */
  readonly length?: number;
};

/** What the process is told once, at its start. */
export type ChainTerms = { readonly folder: string; readonly blockMs: number };

/** What the process can be asked for. */
export type ChainTasks = {
  testCoins(network: string, asset: string, to: Address): Promise<{ amount: bigint; txHash: string }>;
  fill(network: string, asset: string | undefined, to: Address, atLeast: bigint): Promise<void>;
  hold(network: string): Promise<void>;
  run(network: string): Promise<void>;
  mine(network: string, blocks: number): Promise<void>;
  reorganise(network: string, how: Reorganisation): Promise<void>;
  setBaseFee(network: string, wei: bigint): Promise<void>;
};

export type ChainTask = {
  [Task in keyof ChainTasks]: { readonly id: number; readonly task: Task; readonly args: Parameters<ChainTasks[Task]> };
}[keyof ChainTasks];

export type ChainReady = {
  readonly networks: readonly Network[];
  readonly rpc: Readonly<Record<string, string>>;
  readonly treasury: Address;
};

/** What the process says. */
export type ChainSaid =
  | { readonly said: 'ready'; readonly ready: ChainReady }
  | { readonly said: 'failed'; readonly why: string }
  | { readonly said: 'log'; readonly line: string }
  | { readonly said: 'done'; readonly id: number; readonly result: unknown }
  | { readonly said: 'refused'; readonly id: number; readonly why: string };
