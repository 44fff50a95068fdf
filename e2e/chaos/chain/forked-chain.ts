import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@quay/core/simulation';
import { units } from '@quay/money';
import type { Address } from 'viem';
import { type Mood, type RpcProxy, startRpcProxy } from '../../../apps/server/src/outside/chain/testing/rpc-proxy.ts';
import {
  type DevelopmentChain,
  startDevelopmentChain,
} from '../../../apps/server/src/outside/development-chain/development-chain.ts';

export const NETWORK = 'ERC20';
export const ASSET = 'USDT';
const BLOCK_MS = 300;
const SHALLOWEST = 3;
const DEEPEST = 24;
/** Of a deposit, in coins. */
const LEAST = 20;
const MOST = 150;
/** keccak256 of `Transfer(address,address,uint256)`. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const LOGS_SPAN = 4_000;
/** Thirty blocks. */
const DEPOSIT_WITHIN_MS = 30 * BLOCK_MS;

/** A transfer of the coin in the true chain. Amounts are 10⁻⁸ units. */
export type Transfer = {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly txHash: string;
};

type Rpc = Parameters<NonNullable<Mood['lies']>>[0];
const lying = (method: string, lie: (result: unknown) => unknown): Mood => ({
  kind: 'well',
  lies: (request: Rpc, result) => (request.method === method ? lie(result) : result),
});
const NO_BLOOM = `0x${'0'.repeat(512)}`;
const reverted = (receipt: unknown) => receipt && { ...receipt, status: '0x0', logs: [], logsBloom: NO_BLOOM };

/** What befalls one endpoint at a time. */
const faults: Readonly<Record<string, Mood>> = {
  honest: { kind: 'well' },
  'no logs': lying('eth_getLogs', () => []),
  reverted: lying('eth_getTransactionReceipt', reverted),
  'no receipts': lying('eth_getTransactionReceipt', () => null),
  'nonce too high': lying('eth_getTransactionCount', (count) => `0x${(Number(count) + 3).toString(16)}`),
  'nonce too low': lying('eth_getTransactionCount', (count) => `0x${Math.max(0, Number(count) - 2).toString(16)}`),
  silent: { kind: 'silent' },
  down: { kind: 'down' },
  busy: { kind: 'busy' },
  garbled: { kind: 'garbled' },
};

/** A chain of the campaign's own, which outlives the server, behind two endpoints of which one may lie. */
export class ForkedChain {
  readonly treasury: Address;
  /** The file that `CHAINS` names. */
  readonly file: string;
  readonly #folder: string;
  readonly #chain: DevelopmentChain;
  readonly #endpoints: readonly RpcProxy[];
  /** Blocks up to here stay: they have what the campaign began with. */
  #base = 0;
  #mining = true;
  readonly #miner: Promise<void>;

  private constructor(folder: string, chain: DevelopmentChain, endpoints: readonly RpcProxy[], compareAbove: string) {
    this.#folder = folder;
    this.#chain = chain;
    this.#endpoints = endpoints;
    this.treasury = chain.treasury;
    this.file = path.join(folder, 'networks.json');
    writeFileSync(this.file, JSON.stringify({ networks: [this.#network(compareAbove)] }));
    this.#miner = this.#mine();
  }

  static async start(dice: Random): Promise<ForkedChain> {
    const folder = mkdtempSync(path.join(tmpdir(), 'quay-forked-'));
    const chain = await startDevelopmentChain({ folder, blockMs: BLOCK_MS, log: () => undefined });
    const behind = chain.rpc[NETWORK]!;
    const endpoints = [await startRpcProxy(behind), await startRpcProxy(behind)];
    // Either each deposit needs the word of both endpoints, or that of one that nobody contradicts.
    return new ForkedChain(folder, chain, endpoints, dice.pick(['0', '2000']));
  }

  #network(compareAbove: string): object {
    const { chainId, tokens } = this.#chain.networks.find(({ name }) => name === NETWORK)!;
    const { contract, decimals } = tokens.find(({ asset }) => asset === ASSET)!;
    const withdrawal = { min: '10', max: '1000', fee: '1.5', mostADay: '1000000' };
    return {
      name: NETWORK,
      label: 'A chain that forks',
      chainId,
      confirmations: 3,
      finality: 10,
      blockSeconds: BLOCK_MS / 1_000,
      endpoints: this.#endpoints.map(({ url }) => url),
      treasury: [this.treasury],
      tokens: [
        { asset: ASSET, contract, decimals, depositMin: '1', withdrawal, hotLow: '1', hotHigh: '900000', compareAbove },
      ],
    };
  }

  /** Blocks come whether or not somebody sends anything: what waits for its finality must get there. */
  async #mine(): Promise<void> {
    while (this.#mining) {
      await this.#chain.hands.mine(NETWORK).catch(() => undefined);
      await sleep(BLOCK_MS);
    }
  }

  /** What the hot wallet begins with, in blocks that stay. */
  async fill(hotWallet: Address): Promise<void> {
    await this.#chain.fill(NETWORK, ASSET, hotWallet, units('200000'));
    await this.#chain.fill(NETWORK, undefined, hotWallet, 10n ** 18n);
    this.#base = await this.head();
  }

  /**
   * Sends an address what it has less than some coins. Ends when it is in a block, or after a while: another history may
   * drop it before anybody has seen it there, and then it never comes.
   */
  async deposit(to: Address, dice: Random): Promise<void> {
    const filled = this.#chain.fill(NETWORK, ASSET, to, units(String(LEAST + dice.below(MOST - LEAST))));
    await Promise.race([filled, sleep(DEPOSIT_WITHIN_MS)]);
  }

  /** Another history in place of the last blocks; with or without their transactions. */
  async fork(dice: Random): Promise<void> {
    const depth = SHALLOWEST + dice.below(DEEPEST - SHALLOWEST);
    await this.#replace(depth, dice.pick(['kept', 'moved', 'dropped', 'dropped', 'dropped']));
  }

  /** Another history without anything of the last blocks. */
  dropLast(): Promise<void> {
    return this.#replace(DEEPEST, 'dropped');
  }

  async #replace(most: number, transactions: 'kept' | 'moved' | 'dropped'): Promise<void> {
    const depth = Math.min(most, (await this.head()) - this.#base);
    if (depth > 0) await this.#chain.hands.reorganise(NETWORK, { depth, transactions });
  }

  /** From now on one endpoint fails or lies. Gives how. */
  misbehave(dice: Random): string {
    this.becomeHonest();
    const name = dice.pick(Object.keys(faults));
    dice.pick(this.#endpoints).mood = faults[name]!;
    return name;
  }

  becomeHonest(): void {
    for (const endpoint of this.#endpoints) endpoint.mood = { kind: 'well' };
  }

  async head(): Promise<number> {
    return Number(await this.#ask('eth_blockNumber', []));
  }

  /** Every transfer of the coin in the chain as it is, past every endpoint that may lie. */
  async transfers(): Promise<Transfer[]> {
    const { tokens } = this.#chain.networks.find(({ name }) => name === NETWORK)!;
    const { contract, decimals } = tokens.find(({ asset }) => asset === ASSET)!;
    const head = await this.head();
    const found: Transfer[] = [];
    for (let from = 0; from <= head; from += LOGS_SPAN) {
      const [fromBlock, toBlock] = [from, Math.min(head, from + LOGS_SPAN - 1)].map((at) => `0x${at.toString(16)}`);
      const filter = { address: contract, topics: [TRANSFER], fromBlock, toBlock };
      const logs = (await this.#ask('eth_getLogs', [filter])) as {
        topics: string[];
        data: string;
        transactionHash: string;
      }[];
      for (const { topics, data, transactionHash } of logs) {
        const [, from, to] = topics.map((topic) => `0x${topic.slice(-40)}`);
        const amount = BigInt(data) * 10n ** BigInt(8 - decimals);
        found.push({ from: from!, to: to!, amount, txHash: transactionHash });
      }
    }
    return found;
  }

  async #ask(method: string, params: readonly unknown[]): Promise<unknown> {
    const answer = await fetch(this.#chain.rpc[NETWORK]!, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } };
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  async close(): Promise<void> {
    this.#mining = false;
    await this.#miner;
    for (const endpoint of this.#endpoints) await endpoint.close();
    await this.#chain.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
