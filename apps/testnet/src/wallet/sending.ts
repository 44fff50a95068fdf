import { type Address, encodeFunctionData, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { rpc, rpcOne } from '../chain/rpc.ts';

/** The one thing that this wallet signs: a transfer of coins that it holds. */
const transferable = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    outputs: [{ name: '', type: 'bool' }],
  },
] as const;

export type Payment = {
  readonly network: string;
  readonly contract: Address;
  readonly to: Address;
  readonly atoms: bigint;
};

/** A payment with everything that it needs to be signed. */
export type Prepared = Payment & {
  readonly chainId: number;
  readonly nonce: number;
  readonly data: Hex;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
};

/** Asks the network what the payment needs. It is tried out there; one that would fail is refused. */
export async function prepare(payment: Payment, from: Address): Promise<Prepared> {
  const { network, contract, to, atoms } = payment;
  const data = encodeFunctionData({ abi: transferable, functionName: 'transfer', args: [to, atoms] });
  const [chainId, nonce, gas, block, tip] = await rpc<[Hex, Hex, Hex, { baseFeePerGas: Hex }, Hex]>(network, [
    ['eth_chainId', []],
    ['eth_getTransactionCount', [from, 'pending']],
    ['eth_estimateGas', [{ from, to: contract, data }]],
    ['eth_getBlockByNumber', ['latest', false]],
    ['eth_maxPriorityFeePerGas', []],
  ]);
  const maxPriorityFeePerGas = BigInt(tip);
  return {
    ...payment,
    chainId: Number(chainId),
    nonce: Number(nonce),
    data,
    // What a transfer takes may change by a little until it is in a block.
    gas: (BigInt(gas) * 12n) / 10n,
    maxFeePerGas: 2n * BigInt(block.baseFeePerGas) + maxPriorityFeePerGas,
    maxPriorityFeePerGas,
  };
}

export const feeAtMost = ({ gas, maxFeePerGas }: Prepared): bigint => gas * maxFeePerGas;

export const sign = (account: PrivateKeyAccount, { contract, ...rest }: Prepared): Promise<Hex> =>
  account.signTransaction({
    type: 'eip1559',
    chainId: rest.chainId,
    nonce: rest.nonce,
    to: contract,
    data: rest.data,
    gas: rest.gas,
    maxFeePerGas: rest.maxFeePerGas,
    maxPriorityFeePerGas: rest.maxPriorityFeePerGas,
  });

/** Sends signed bytes and gives the transaction's hash. */
export const send = (network: string, raw: Hex): Promise<Hex> =>
  rpcOne<Hex>(network, ['eth_sendRawTransaction', [raw]]);
