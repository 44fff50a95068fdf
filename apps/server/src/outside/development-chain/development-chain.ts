import { fork } from 'node:child_process';
import type { Address } from 'viem';
import type { Network } from '../chain/networks.ts';
import type { ChainReady, ChainSaid, ChainTasks, ChainTerms, Reorganisation } from './messages.ts';

/**
 * Two small chains on this machine, ERC20 and BEP20, whose coins are worth nothing: a process of its own with
 * Hardhat's node, kept block by block in a folder, so that a start finds what the last one left.
 */
export type DevelopmentChain = {
  readonly networks: readonly Network[];
  /** Sends test coins from the treasury, and a little of the native coin to whom has little. Ends before they arrive. */
  testCoins(network: string, asset: string, to: Address): Promise<{ amount: bigint; txHash: string }>;
  /**
   * Sees to it that an address has so much, of a token (10⁻⁸ units) or, where no asset is named, of the native coin
   * (wei). Ends when it is in a block.
   */
  fill(network: string, asset: string | undefined, to: Address, atLeast: bigint): Promise<void>;
  /** Where each chain answers JSON-RPC on this machine. */
  readonly rpc: Readonly<Record<string, string>>;
  readonly treasury: Address;
  /** What befalls a chain, for tests. Nothing of it can be reached over HTTP. */
  readonly hands: {
    /** No more blocks, until `run` or `mine`. */
    hold(network: string): Promise<void>;
    run(network: string): Promise<void>;
    mine(network: string, blocks?: number): Promise<void>;
    reorganise(network: string, how: Reorganisation): Promise<void>;
    /** Wei for a unit of gas, from the next block on. A transaction that offers less waits. */
    setBaseFee(network: string, wei: bigint): Promise<void>;
  };
  close(): Promise<void>;
};

export type DevelopmentChainStart = {
  /** Where the blocks are kept. */
  readonly folder: string;
  /** Time between two blocks while there is something to confirm. */
  readonly blockMs?: number;
  log(line: string): void;
  /** The process ended by itself; nothing answers any more. */
  ended?(why: string): void;
};

const PROGRAM = new URL('./chain-process.ts', import.meta.url);
const BLOCK_MS = 2_000;
const CLOSE_MS = 5_000;

type Waiting = { done(result: unknown): void; failed(error: Error): void };

export async function startDevelopmentChain(start: DevelopmentChainStart): Promise<DevelopmentChain> {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    // Not one of our settings, of which some are secrets.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  let request = 0;
  let closing = false;
  let why = 'the process of the development chain ended';
  const gone = new Promise<void>((exited) => child.once('exit', () => exited()));

  const ready = await new Promise<ChainReady>((begun, failed) => {
    child.on('message', (message: ChainSaid) => {
      if (message.said === 'ready') begun(message.ready);
      else if (message.said === 'log') start.log(message.line);
      else if (message.said === 'failed') why = `the development chain ended: ${message.why}`;
      else settle(message);
    });
    child.on('error', (error) => failed(error));
    void gone.then(() => {
      failed(new Error(why));
      for (const one of waiting.values()) one.failed(new Error(why));
      waiting.clear();
      if (!closing) start.ended?.(why);
    });
    child.send({ folder: start.folder, blockMs: start.blockMs ?? BLOCK_MS } satisfies ChainTerms);
  });
  // It must not keep the server from ending.
  child.unref();
  child.channel?.unref();

  function settle(message: Extract<ChainSaid, { id: number }>): void {
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.said === 'done') one?.done(message.result);
    else one?.failed(new Error(message.why));
  }

  function ask<Task extends keyof ChainTasks>(task: Task, ...args: Parameters<ChainTasks[Task]>) {
    return new Promise((done, failed) => {
      if (!child.connected) return failed(new Error(why));
      const id = ++request;
      waiting.set(id, { done, failed });
      child.send({ id, task, args });
    }) as ReturnType<ChainTasks[Task]>;
  }

  return {
    ...ready,
    testCoins: (network, asset, to) => ask('testCoins', network, asset, to),
    fill: (network, asset, to, atLeast) => ask('fill', network, asset, to, atLeast),
    hands: {
      hold: (network) => ask('hold', network),
      run: (network) => ask('run', network),
      mine: (network, blocks = 1) => ask('mine', network, blocks),
      reorganise: (network, how) => ask('reorganise', network, how),
      setBaseFee: (network, wei) => ask('setBaseFee', network, wei),
    },
    async close() {
      closing = true;
      if (child.connected) child.disconnect();
      const killTimer = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS);
      await gone;
      clearTimeout(killTimer);
    },
  };
}
