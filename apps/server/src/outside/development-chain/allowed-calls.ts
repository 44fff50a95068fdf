/** What may be asked of the chain over HTTP: to look, and to send what somebody else has signed. */

const methods: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'net_version',
]);

export const BATCH_MAX = 50;
/** Blocks that one question for logs may span. */
export const LOG_BLOCKS_MAX = 5_000;

const FEE_HISTORY_MAX = 1_024;
const PARAMS_MAX = 4;

export type RpcRefusal = { readonly code: number; readonly message: string };

const INVALID_PARAMS = -32_602;
const unknown = (method: string): RpcRefusal => ({ code: -32_601, message: `the method ${method} is not offered` });

/** Why a call is not passed on, or nothing. */
export function validateCall(method: string, params: readonly unknown[], head: number): RpcRefusal | undefined {
  if (!methods.has(method)) return unknown(method.slice(0, 60));
  if (params.length > PARAMS_MAX) return { code: INVALID_PARAMS, message: 'too many parameters' };
  if (method === 'eth_getLogs') return validateLogs(params[0], head);
  if (method === 'eth_feeHistory' && !(Number(params[0]) <= FEE_HISTORY_MAX)) {
    return { code: INVALID_PARAMS, message: `at most ${FEE_HISTORY_MAX} blocks` };
  }
  return undefined;
}

/** Logs of one block, or of a bounded range of them. */
function validateLogs(filter: unknown, head: number): RpcRefusal | undefined {
  if (typeof filter !== 'object' || filter === null) return { code: INVALID_PARAMS, message: 'a filter is missing' };
  const { blockHash, fromBlock, toBlock } = filter as Readonly<Record<string, unknown>>;
  if (blockHash !== undefined) return undefined;
  const span = heightOf(toBlock, head) - heightOf(fromBlock, head);
  if (span < LOG_BLOCKS_MAX) return undefined;
  return { code: INVALID_PARAMS, message: `at most ${LOG_BLOCKS_MAX} blocks at once` };
}

function heightOf(block: unknown, head: number): number {
  if (block === undefined || block === 'latest' || block === 'pending') return head;
  if (block === 'earliest') return 0;
  const height = Number(block);
  return Number.isNaN(height) ? head : height;
}
