import {
  type Address,
  BaseError,
  BlockNotFoundError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  createPublicClient,
  erc20Abi,
  formatLog,
  getAddress,
  type Hex,
  http,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  type PublicClient,
  parseAbiItem,
  parseEventLogs,
  type RpcLog,
  RpcRequestError,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem';
import {
  type Block,
  type BlockReply,
  ChainUnreachable,
  type FullReceipt,
  type Origin,
  SendRefused,
  type TransferLog,
} from './chain-access.ts';

export const CALL_MS = 5_000;
const TRANSFER = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)');

/** One node of a network, asked over JSON-RPC. Every call may throw {@link ChainUnreachable}. */
export type Endpoint = {
  /** Host alone: the rest of an address may be a key. */
  readonly name: string;
  chainId(): Promise<number>;
  head(): Promise<Block>;
  block(number: number): Promise<Block | undefined>;
  transfers(block: Block, contracts: readonly Address[]): Promise<TransferLog[]>;
  receipt(txHash: Hex): Promise<FullReceipt | undefined>;
  origin(txHash: Hex): Promise<Origin | undefined>;
  /** Transfers of all tokens, payments and the bloom of a block; nothing where another block has its height. */
  notify(block: Block): Promise<Omit<BlockReply, 'endpoint'> | undefined>;
  /** Transfers of a block out of its receipts. */
  receiptTransfers(block: Block): Promise<readonly TransferLog[]>;
  bloom(block: Block): Promise<Hex | undefined>;
  nonce(address: Address): Promise<number>;
  gasOf(address: Address, atBlock?: number): Promise<bigint>;
  tokensOf(contract: Address, address: Address, atBlock: number | undefined): Promise<bigint>;
  decimalsOf(contract: Address): Promise<number | undefined>;
  isContract(address: Address): Promise<boolean>;
  fees(): Promise<{ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }>;
  send(raw: Hex): Promise<void>;
};

export function createEndpoint(url: string, callMs = CALL_MS): Endpoint {
  const name = new URL(url).host;
  const client: PublicClient = createPublicClient({ transport: http(url, { timeout: callMs, retryCount: 0 }) });

  /** Asks; what the node says about the question is `expected`, and everything else that it does not answer. */
  async function ask<Value>(
    question: () => Promise<Value>,
    expected?: (error: BaseError) => { as: Value } | undefined,
  ) {
    try {
      return await question();
    } catch (error) {
      const known = error instanceof BaseError ? expected?.(error) : undefined;
      if (known) return known.as;
      if (error instanceof SendRefused) throw error;
      throw new ChainUnreachable(`${name} does not answer: ${lineOf(error)}`);
    }
  }

  const transfersOf = async (block: Block, address?: Address[]) => {
    const which = address ? { address } : {};
    const logs = await client.getLogs({ blockHash: block.hash, event: TRANSFER, strict: true, ...which });
    return logs.filter((log) => !log.removed).map(transferOf);
  };

  /** Receipts of a block at once; of a node that does not know the call, one by one. */
  async function receiptsOf(block: Block): Promise<readonly { status: string; logs: readonly RpcLog[] }[]> {
    try {
      const found = await client.request<ReceiptsCall>({ method: 'eth_getBlockReceipts', params: [block.hash] });
      if (found) return found;
    } catch (error) {
      if (
        !(error instanceof BaseError) ||
        !error.walk((one) => one instanceof RpcRequestError || isUnknownMethod(one))
      ) {
        throw error;
      }
    }
    const { transactions } = await client.getBlock({ blockHash: block.hash });
    const receipts: { status: string; logs: readonly RpcLog[] }[] = [];
    for (const hash of transactions) {
      const found = await client.request<ReceiptCall>({ method: 'eth_getTransactionReceipt', params: [hash] });
      if (found) receipts.push(found);
    }
    return receipts;
  }

  const token = (address: Address) => ({ address, abi: erc20Abi }) as const;

  return {
    name,
    chainId: () => ask(() => client.getChainId()),
    head: () => ask(async () => blockOf(await client.getBlock({ blockTag: 'latest' }))),
    block: (number) =>
      ask<Block | undefined>(
        async () => blockOf(await client.getBlock({ blockNumber: BigInt(number) })),
        (error) => (error.walk((one) => one instanceof BlockNotFoundError) ? { as: undefined } : undefined),
      ),
    transfers: (block, contracts) => ask(() => transfersOf(block, [...contracts])),
    notify: (block) =>
      ask<Omit<BlockReply, 'endpoint'> | undefined>(
        async () => {
          const found = await client.getBlock({ blockHash: block.hash, includeTransactions: true });
          if (Number(found.number) !== block.number || found.logsBloom === null) return undefined;
          const payments = found.transactions.flatMap(({ hash, from, to, value }) =>
            to === null || value === 0n
              ? []
              : [{ txHash: hash, block: block.number, from: getAddress(from), to: getAddress(to), wei: value }],
          );
          return { transfers: await transfersOf(block), payments, bloom: found.logsBloom };
        },
        (error) => (error.walk((one) => one instanceof BlockNotFoundError) ? { as: undefined } : undefined),
      ),
    receiptTransfers: (block) =>
      ask(async () => {
        const receipts = await receiptsOf(block);
        const logs = receipts
          .filter(({ status }) => status === '0x1')
          .flatMap((receipt) => receipt.logs.map((log) => formatLog(log)));
        return parseEventLogs({ abi: [TRANSFER], logs, strict: true }).map(transferOf);
      }),
    bloom: (block) =>
      ask<Hex | undefined>(
        async () => (await client.getBlock({ blockHash: block.hash })).logsBloom ?? undefined,
        (error) => (error.walk((one) => one instanceof BlockNotFoundError) ? { as: undefined } : undefined),
      ),
    receipt: (txHash) =>
      ask(
        async () => {
          const found = await client.getTransactionReceipt({ hash: txHash });
          const logs = parseEventLogs({ abi: [TRANSFER], logs: found.logs, strict: true });
          return {
            txHash,
            block: Number(found.blockNumber),
            blockHash: found.blockHash,
            succeeded: found.status === 'success',
            transfers: logs.map(transferOf),
            fee: found.gasUsed * found.effectiveGasPrice,
          };
        },
        (error) =>
          error.walk((one) => one instanceof TransactionReceiptNotFoundError) ? { as: undefined } : undefined,
      ),
    origin: (txHash) =>
      ask<Origin | undefined>(
        async () => {
          const { from, nonce } = await client.getTransaction({ hash: txHash });
          return { from: getAddress(from), nonce };
        },
        (error) => (error.walk((one) => one instanceof TransactionNotFoundError) ? { as: undefined } : undefined),
      ),
    nonce: (address) => ask(() => client.getTransactionCount({ address, blockTag: 'latest' })),
    gasOf: (address, atBlock) =>
      ask(() =>
        atBlock === undefined
          ? client.getBalance({ address })
          : client.getBalance({ address, blockNumber: BigInt(atBlock) }),
      ),
    tokensOf: (contract, address, atBlock) =>
      ask(
        () =>
          client.readContract({
            ...token(contract),
            functionName: 'balanceOf',
            args: [address],
            ...(atBlock === undefined ? {} : { blockNumber: BigInt(atBlock) }),
          }),
        (error) => (saysNothing(error) ? { as: 0n } : undefined),
      ),
    decimalsOf: (contract) =>
      ask<number | undefined>(
        () => client.readContract({ ...token(contract), functionName: 'decimals' }),
        (error) => (saysNothing(error) ? { as: undefined } : undefined),
      ),
    isContract: (address) => ask(async () => ((await client.getCode({ address })) ?? '0x') !== '0x'),
    fees: () =>
      ask(async () => {
        const { baseFeePerGas } = await client.getBlock({ blockTag: 'latest' });
        const maxPriorityFeePerGas = await client.request({ method: 'eth_maxPriorityFeePerGas' }).then(BigInt);
        // Twice the base fee lasts for six full blocks in a row.
        return { maxFeePerGas: (baseFeePerGas ?? 0n) * 2n + maxPriorityFeePerGas, maxPriorityFeePerGas };
      }),
    send: (raw) =>
      ask<void>(
        async () => void (await client.request({ method: 'eth_sendRawTransaction', params: [raw] })),
        (error) => {
          const said = error.walk((one) => one instanceof RpcRequestError);
          if (!(said instanceof RpcRequestError)) return undefined;
          if (/already known|known transaction|already imported|already exists/i.test(said.details)) {
            return { as: undefined };
          }
          throw new SendRefused(`${name} does not take the transaction: ${lineOf(said)}`);
        },
      ),
  };
}

const isUnknownMethod = (error: unknown): boolean =>
  error instanceof MethodNotFoundRpcError || error instanceof MethodNotSupportedRpcError;

type ReceiptsCall = {
  Method: 'eth_getBlockReceipts';
  Parameters: [Hex];
  ReturnType: readonly { status: string; logs: readonly RpcLog[] }[] | null;
};
type ReceiptCall = {
  Method: 'eth_getTransactionReceipt';
  Parameters: [Hex];
  ReturnType: { status: string; logs: readonly RpcLog[] } | null;
};

/** The contract itself reverts, or there is none: an answer of the chain, not a fault of the node. */
const saysNothing = (error: BaseError): boolean =>
  error.walk(
    (one) =>
      one instanceof ContractFunctionRevertedError ||
      one instanceof ContractFunctionZeroDataError ||
      (one instanceof BaseError && one.name.startsWith('AbiDecoding')),
  ) !== null;

function blockOf(block: { number: bigint | null; hash: Hex | null; parentHash: Hex; timestamp: bigint }): Block {
  if (block.number === null || block.hash === null) throw new Error('a block without number or hash');
  return {
    number: Number(block.number),
    hash: block.hash,
    parent: block.parentHash,
    at: Number(block.timestamp) * 1_000,
  };
}

type ReadLog = {
  readonly transactionHash: Hex | null;
  readonly logIndex: number | null;
  readonly blockNumber: bigint | null;
  readonly blockHash: Hex | null;
  readonly address: Address;
  readonly args: { readonly from: Address; readonly to: Address; readonly value: bigint };
};

function transferOf(log: ReadLog): TransferLog {
  const { transactionHash, logIndex, blockNumber, blockHash } = log;
  if (transactionHash === null || logIndex === null || blockNumber === null || blockHash === null) {
    throw new Error('a log that is in no block');
  }
  return {
    txHash: transactionHash,
    logIndex,
    block: Number(blockNumber),
    blockHash,
    contract: getAddress(log.address),
    from: log.args.from,
    to: log.args.to,
    atoms: log.args.value,
  };
}

/** What an error says, on one line and without the address that was asked. */
function lineOf(error: unknown): string {
  const said = error instanceof BaseError ? error.details || error.shortMessage : String(error);
  return said
    .replace(/\s+/g, ' ')
    .replace(/https?:\/\/\S+/g, '…')
    .trim();
}
