import { type Address, getAddress, type Hex } from 'viem';

/** `Transfer(address,address,uint256)`. */
export const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export type RpcLog = {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: Hex;
  readonly transactionHash: Hex;
  readonly logIndex: Hex;
};

export type Transfer = {
  readonly contract: Address;
  readonly from: Address;
  readonly to: Address;
  readonly atoms: bigint;
  readonly block: number;
  readonly txHash: Hex;
  readonly logIndex: number;
};

/** What a log says as a coin's transfer; nothing when it says something else, such as a transfer of a single piece. */
export function transferOf(log: RpcLog): Transfer | undefined {
  const [kind, from, to, ...more] = log.topics;
  if (kind !== TRANSFER || from === undefined || to === undefined || more.length > 0) return undefined;
  if (!/^0x[0-9a-f]{64}$/i.test(log.data)) return undefined;
  return {
    contract: getAddress(log.address),
    from: addressIn(from),
    to: addressIn(to),
    atoms: BigInt(log.data),
    block: Number(log.blockNumber),
    txHash: log.transactionHash,
    logIndex: Number(log.logIndex),
  };
}

export const topicOf = (address: Address): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;

const addressIn = (topic: Hex): Address => getAddress(`0x${topic.slice(-40)}`);

/** Newest first, each once: a transfer to oneself is both sent and received. */
export function newestFirst(transfers: readonly Transfer[]): Transfer[] {
  const each = new Map(transfers.map((one) => [`${one.block} ${one.logIndex}`, one]));
  return [...each.values()].sort((a, b) => b.block - a.block || b.logIndex - a.logIndex);
}
