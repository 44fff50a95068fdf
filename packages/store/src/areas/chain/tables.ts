import type { ChainAlarm } from '@quay/contract/staff';
import type { DepositState, RiskSignal } from '@quay/contract/wallet';
import type { ColumnType, Generated } from 'kysely';
import type { Time } from '../../kinds.ts';

export type ChainTables = {
  depositAddresses: {
    userId: number;
    address: string;
    at: Time;
    /** When its user saw it last, or something that came there was credited; to the day. */
    usedAt: Time;
  };
  chainTransfers: {
    id: Generated<number>;
    network: string;
    txHash: string;
    logIndex: number;
    block: number;
    blockHash: string;
    asset: string;
    contract: string;
    sender: string;
    address: string;
    userId: number;
    /** Whole number; written as text. */
    atoms: ColumnType<bigint, string, string>;
    amount: bigint;
    state: DepositState;
    seenAt: Time;
    creditedAt: Time | null;
    /** Names it within its transaction, also when that is mined again: its log index where it was first seen. */
    number: number;
  };
  unsupportedArrivals: {
    id: Generated<number>;
    network: string;
    /** Nothing where no transaction names what came: a contract paid it from within. */
    txHash: string | null;
    /** −1 for the network's own coin. */
    logIndex: number;
    block: number;
    contract: string | null;
    sender: string | null;
    address: string;
    userId: number;
    atoms: ColumnType<bigint, string, string>;
    decimals: number | null;
    seenAt: Time;
  };
  /** What transactions brought to a deposit address of a network's own coin, by block. */
  nativePayments: { network: string; address: string; block: number; wei: ColumnType<bigint, string, string> };
  /** From which block on all is known of an address' own coin; `opening` is what it had there. */
  nativeChecks: {
    network: string;
    userId: number;
    opening: ColumnType<bigint | null, string | null, string | null>;
    fromBlock: number;
    checkedAt: Time | null;
  };
  /** Owners and coins that a fork has touched, to be compared with the chain from a block on. */
  forkChecks: { network: string; userId: number; asset: string; dueBlock: number; lookedAt: Time | null };
  chainRescans: {
    id: Generated<number>;
    network: string;
    fromBlock: number;
    toBlock: number;
    reached: number;
    found: Generated<number>;
    /** One of staff; nobody where not every endpoint had told of the blocks. */
    requestedBy: number | null;
    requestedAt: Time;
    doneAt: Time | null;
  };
  chainBlocks: { network: string; number: number; hash: string };
  chainNetworks: {
    network: string;
    /** Last block whose transfers were taken in, and the last whose were read again with all confirmations. */
    scanned: number;
    confirmed: number;
    halted: Generated<boolean>;
    haltedWhy: string | null;
    haltedBy: number | null;
    haltedAt: Time | null;
  };
  chainAlarms: {
    id: Generated<number>;
    network: string;
    alarm: ChainAlarm;
    /** What it is about: two of a kind ring beside each other. */
    subject: Generated<string>;
    detail: string;
    since: Time;
    lastAt: Time;
    endedAt: Time | null;
  };
  chainTransactions: {
    id: Generated<number>;
    network: string;
    sender: string;
    nonce: number;
    /**
     * `cancel` uses a nonce up for nothing; `foreign` was made by somebody else with our key, and adopted; `move` brings
     * what is left of a hot wallet to the next one.
     */
    kind: 'withdrawal' | 'sweep' | 'gas' | 'cancel' | 'foreign' | 'move';
    reference: number | null;
    asset: string | null;
    amount: bigint | null;
    txHash: string;
    raw: string;
    state: 'signed' | 'mined' | 'reverted' | 'replaced';
    block: number | null;
    /** Of that block, so that one that was replaced is seen; nothing of what was settled before it was kept. */
    blockHash: string | null;
    at: Time;
    /** What it cost its sender, in wei; nothing where that was not kept. */
    fee: ColumnType<bigint | null, string | null, string | null>;
  };
  savedAddresses: {
    id: Generated<number>;
    userId: number;
    network: string;
    address: string;
    label: string;
    addedAt: Time;
    usableFrom: Time;
    lastUsedAt: Time | null;
    removedAt: Time | null;
  };
  withdrawalCases: {
    withdrawalId: number;
    userId: number;
    signals: RiskSignal[];
    device: string;
    place: string;
    at: Time;
  };
  testCoins: { network: string; address: string; asset: string; at: Time };
};
