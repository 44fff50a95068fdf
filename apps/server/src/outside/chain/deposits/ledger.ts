import type { Credit } from '@quay/core';
import type { ArrivalReads, NativeReads, ScanReads } from '@quay/store';

/** One transfer on chain, by the chain's own names. */
export type TransferKey = {
  readonly network: string;
  readonly txHash: string;
  /** Names it within the transaction, also when that is mined again: its log index where it was first seen. */
  readonly logIndex: number;
};

/** The core, as deposits see it. Saying the same twice changes nothing. */
export type DepositLedger = {
  /** Nothing where there is more of the coin already than the ledger has room for. */
  credit(
    deposit: TransferKey & {
      readonly owner: number;
      readonly asset: string;
      readonly amount: bigint;
      readonly block: number;
    },
  ): Promise<Pick<Credit, 'creditedAt'> | undefined>;
  reverse(transfer: TransferKey): Promise<void>;
  /** Resolves when the rows show all that the core has done. */
  shown(): Promise<void>;
};

/** The rows, as deposits see them. */
export type DepositRows = Pick<
  ScanReads,
  | 'networkRow'
  | 'beginNetwork'
  | 'blockHash'
  | 'takeIn'
  | 'takeInConfirmed'
  | 'takeInAgain'
  | 'rewind'
  | 'creditedAbove'
  | 'pendingUpTo'
  | 'uncreditedIn'
  | 'usersPending'
  | 'settleTransfer'
  | 'unsettled'
> &
  Pick<ArrivalReads, 'addUnsupported' | 'openRescan' | 'rescanned' | 'rescanLater'> &
  Pick<NativeReads, 'addNativePayments'>;
