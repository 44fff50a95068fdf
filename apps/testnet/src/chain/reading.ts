import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import type { TestNetwork } from './networks.ts';
import { type RpcCall, rpc, rpcOne } from './rpc.ts';
import { newestFirst, type RpcLog, TRANSFER, type Transfer, topicOf, transferOf } from './transfer-logs.ts';

export type RpcTransaction = {
  readonly hash: Hex;
  readonly from: Address;
  readonly to: Address | null;
  readonly value: Hex;
  readonly nonce: Hex;
  readonly blockNumber: Hex | null;
};

export type RpcBlock = {
  readonly number: Hex;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly timestamp: Hex;
  readonly gasUsed: Hex;
};

export type RpcReceipt = {
  readonly status: Hex;
  readonly gasUsed: Hex;
  readonly effectiveGasPrice: Hex;
  readonly blockNumber: Hex;
  readonly contractAddress: Address | null;
  readonly logs: readonly RpcLog[];
};

const EVERY_MS = 2_000;
const BLOCKS_SHOWN = 8;
const TRANSFERS_SHOWN = 12;
/** What a network answers in one question. */
const SPAN = 5_000;

const hex = (number: number): Hex => `0x${number.toString(16)}`;
const transfersIn = (logs: readonly RpcLog[]) => newestFirst(logs.flatMap((log) => transferOf(log) ?? []));

/** Number of the last block, asked again and again while somebody looks. */
export function useHead(network: string) {
  return useQuery({
    queryKey: ['head', network],
    queryFn: async ({ signal }) => Number(await rpcOne<Hex>(network, ['eth_blockNumber', []], signal)),
    refetchInterval: EVERY_MS,
  });
}

export type BlockRow = { readonly number: number; readonly at: number; readonly transactions: number };

/** The last blocks and the last transfers of coins. */
export function useLatest(network: TestNetwork, head: number | undefined) {
  return useQuery({
    queryKey: ['latest', network.name, head],
    enabled: head !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const last = head ?? 0;
      const numbers = Array.from({ length: Math.min(BLOCKS_SHOWN, last + 1) }, (_, back) => last - back);
      const address = network.coins.map(({ contract }) => contract);
      const filter = { fromBlock: hex(Math.max(0, last - SPAN + 1)), toBlock: hex(last), address, topics: [TRANSFER] };
      const calls: RpcCall[] = numbers.map((number) => ['eth_getBlockByNumber', [hex(number), false]]);
      const [logs, ...blocks] = await rpc<[RpcLog[], ...(RpcBlock & { transactions: readonly Hex[] })[]]>(
        network.name,
        [['eth_getLogs', [filter]], ...calls],
        signal,
      );
      return {
        blocks: blocks.map(
          ({ number, timestamp, transactions }): BlockRow => ({
            number: Number(number),
            at: Number(timestamp) * 1_000,
            transactions: transactions.length,
          }),
        ),
        // How all coins were made, in the first block, is no news.
        transfers: transfersIn(logs)
          .filter(({ from }) => from !== zeroAddress)
          .slice(0, TRANSFERS_SHOWN),
      };
    },
  });
}

/** A block by its number or its hash, with its transactions; `null` when there is none. */
export function useBlock(network: string, of: string) {
  const byHash = of.startsWith('0x');
  return useQuery({
    queryKey: ['block', network, of],
    queryFn: async ({ signal }) => {
      const method = byHash ? 'eth_getBlockByHash' : 'eth_getBlockByNumber';
      const key = byHash ? of : hex(Number(of));
      return rpcOne<(RpcBlock & { transactions: readonly RpcTransaction[] }) | null>(
        network,
        [method, [key, true]],
        signal,
      );
    },
  });
}

/** A transaction with its receipt, asked anew with each block. */
export function useTransaction(network: string, hash: string, head: number | undefined) {
  return useQuery({
    queryKey: ['transaction', network, hash, head],
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) => {
      const [transaction, receipt] = await rpc<[RpcTransaction | null, RpcReceipt | null]>(
        network,
        [
          ['eth_getTransactionByHash', [hash]],
          ['eth_getTransactionReceipt', [hash]],
        ],
        signal,
      );
      if (!transaction) return null;
      const block = receipt
        ? await rpcOne<RpcBlock>(network, ['eth_getBlockByNumber', [receipt.blockNumber, false]], signal)
        : undefined;
      return { transaction, receipt, block, transfers: transfersIn(receipt?.logs ?? []).reverse() };
    },
  });
}

const readable = [
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
  { type: 'function', name: 'decimals', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint8' }] },
] as const;

export type Balance = {
  readonly symbol: string;
  readonly contract: Address;
  /** As the contract says it. */
  readonly decimals: number;
  readonly atoms: bigint;
};

/** What an address holds: gas, and every coin of the network. */
export function useHoldings(network: TestNetwork, address: Address, head: number | undefined) {
  return useQuery({
    queryKey: ['holdings', network.name, address, head],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const held = encodeFunctionData({ abi: readable, functionName: 'balanceOf', args: [address] });
      const decimals = encodeFunctionData({ abi: readable, functionName: 'decimals' });
      const calls = network.coins.flatMap(({ contract }): RpcCall[] => [
        ['eth_call', [{ to: contract, data: held }, 'latest']],
        ['eth_call', [{ to: contract, data: decimals }, 'latest']],
      ]);
      const [wei, code, ...said] = await rpc<[Hex, Hex, ...Hex[]]>(
        network.name,
        [['eth_getBalance', [address, 'latest']], ['eth_getCode', [address, 'latest']], ...calls],
        signal,
      );
      const balances = network.coins.map(
        ({ symbol, contract }, route): Balance => ({
          symbol,
          contract,
          atoms: BigInt(said[2 * route]!),
          decimals: Number(said[2 * route + 1]),
        }),
      );
      return { wei: BigInt(wei), isContract: code !== '0x', balances };
    },
  });
}

/** Transfers of an address, a span of blocks at a time, newest first. */
export function useTransfersOf(network: TestNetwork, address: Address, head: number | undefined) {
  return useInfiniteQuery<Transfer[], Error, InfiniteData<Transfer[], number>, readonly unknown[], number>({
    queryKey: ['transfers', network.name, address, head],
    enabled: head !== undefined,
    placeholderData: keepPreviousData,
    initialPageParam: head ?? 0,
    getNextPageParam: (_last, _all, to) => (to - SPAN >= 0 ? to - SPAN : undefined),
    queryFn: async ({ pageParam: to, signal }) => {
      const span = {
        fromBlock: hex(Math.max(0, to - SPAN + 1)),
        toBlock: hex(to),
        address: network.coins.map(({ contract }) => contract),
      };
      const [sent, received] = await rpc<[RpcLog[], RpcLog[]]>(
        network.name,
        [
          ['eth_getLogs', [{ ...span, topics: [TRANSFER, topicOf(address)] }]],
          ['eth_getLogs', [{ ...span, topics: [TRANSFER, null, topicOf(address)] }]],
        ],
        signal,
      );
      return transfersIn([...sent, ...received]);
    },
  });
}
