import type { Contract, Dated, MarkRow } from '@quay/core';
import type { CorePort } from '../../core-host/port.ts';
import type { LoanReceipts } from './receipts.ts';

/** Contracts and their marks, as of the last durable batch: the indexes of coins are theirs. */
export type ContractsOfLoans = {
  all(): readonly Contract[];
  mark(symbol: string): MarkRow | undefined;
  dated(symbol: string): Dated | undefined;
};

export type LoansNeeds = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly contracts: ContractsOfLoans;
  readonly receipts: LoanReceipts;
  readonly now: () => number;
};
