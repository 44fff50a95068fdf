import type { Address, Hex } from 'viem';

/** A block, as far as anybody here looks. */
export type Block = {
  readonly number: number;
  readonly hash: Hex;
  readonly parent: Hex;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** A `Transfer` of a token that we know, in a transaction that succeeded. */
export type TransferLog = {
  readonly txHash: Hex;
  readonly logIndex: number;
  readonly block: number;
  readonly blockHash: Hex;
  readonly contract: Address;
  readonly from: Address;
  readonly to: Address;
  readonly atoms: bigint;
};

export type Receipt = {
  readonly txHash: Hex;
  readonly block: number;
  readonly blockHash: Hex;
  readonly succeeded: boolean;
  /** What it cost its sender, in wei, where the endpoint says so. */
  readonly fee?: bigint | undefined;
};

/** A receipt with the transfers that it tells of. */
export type FullReceipt = Receipt & { readonly transfers: readonly TransferLog[] };

/** Who made a transaction, and under which of their nonces. */
export type Origin = { readonly from: Address; readonly nonce: number };
/** Coins of the network itself that a transaction brought to an address. */
export type Payment = {
  readonly txHash: Hex;
  readonly block: number;
  readonly from: Address;
  readonly to: Address;
  readonly wei: bigint;
};

/** What one endpoint tells of a block. */
export type BlockReply = {
  readonly endpoint: string;
  /** Transfers of every token, listed or not. */
  readonly transfers: readonly TransferLog[];
  /** By what its transactions say, failed ones too. What a contract pays from within is not among them. */
  readonly payments: readonly Payment[];
  /** Of the header. */
  readonly bloom: Hex;
};

/**
 * What one endpoint says of a transfer: its receipt `has` it; has another, or none in this transaction (`other`); there
 * is no receipt (`none`); the endpoint does not answer (`silent`). `bloom` is that of its header of the block, and
 * `balances` are what the address had before and after.
 */
export type Witness = {
  readonly endpoint: string;
  readonly says: 'has' | 'other' | 'none' | 'silent';
  readonly bloom?: Hex;
  readonly balances?: string;
};

/** The network cannot be asked, or what it says cannot be true; nothing is concluded from that. */
export class ChainUnreachable extends Error {
  override readonly name = 'ChainUnreachable';
}

/** The network has heard a transaction and will not take it: too little gas, or a fee that is too low. */
export class SendRefused extends Error {
  override readonly name = 'SendRefused';
}

/**
 * One network, as everything of ours sees it. Every call may throw {@link ChainUnreachable}. In front of it stand
 * timeouts, a second endpoint and the check of the chain id; behind it is the network or, in tests, a simulated one.
 */
export type ChainAccess = {
  head(): Promise<Block>;
  /** The canonical block of a height, if there is one yet. */
  block(number: number): Promise<Block | undefined>;
  /** Transfers of `contracts` in exactly this block (by its hash, EIP-234); a block that is not canonical throws. */
  transfers(block: Block, contracts: readonly Address[]): Promise<TransferLog[]>;
  /** The same of every token, and what else came, as each endpoint tells it that has the block. At least one does. */
  notifyAll(block: Block): Promise<readonly BlockReply[]>;
  /** Transfers of a block out of its receipts, of one endpoint; nothing where it does not give them. */
  receiptTransfers(endpoint: string, block: Block): Promise<readonly TransferLog[] | undefined>;
  /** What each endpoint says of a transfer. Its amount may be less than the log says: what came is compared. */
  witnesses(log: TransferLog): Promise<readonly Witness[]>;
  /** Hash of the block of a height, if every endpoint says the same; nothing when they differ or do not have it. */
  agreed(number: number): Promise<Hex | undefined>;
  receipt(txHash: Hex): Promise<Receipt | undefined>;
  /** What every endpoint says of a transaction: `differ` when they do not say the same, nothing when none has it in a block. */
  settled(txHash: Hex): Promise<FullReceipt | 'differ' | undefined>;
  /** Who made a transaction in a block, as every endpoint says; nothing when one does not have it, or says otherwise. */
  origin(txHash: Hex): Promise<Origin | undefined>;
  /** Transactions of an address that are in blocks, as one endpoint says. */
  nonce(address: Address): Promise<number>;
  /** The least and the most that any endpoint says which answers. */
  nonces(address: Address): Promise<{ readonly lowest: number; readonly highest: number }>;
  /** Wei of the native coin. */
  gasOf(address: Address): Promise<bigint>;
  /** The network's own coin of an address after a block, as every endpoint says; nothing when they differ. */
  coinsAgreed(address: Address, atBlock: number): Promise<bigint | undefined>;
  /** A contract that gives no answer holds nothing. */
  tokensOf(contract: Address, address: Address, atBlock?: number): Promise<bigint>;
  /** The same as every endpoint says; nothing when they differ. */
  tokensAgreed(contract: Address, address: Address, atBlock: number): Promise<bigint | undefined>;
  /** Nothing where no token is. */
  decimalsOf(contract: Address): Promise<number | undefined>;
  isContract(address: Address): Promise<boolean>;
  /** Wei for a unit of gas: what a transaction must offer to be taken soon. */
  fees(): Promise<{ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }>;
  /** Sends signed bytes. Sending what is known already is no error. @throws {SendRefused} */
  send(raw: Hex): Promise<void>;
};
