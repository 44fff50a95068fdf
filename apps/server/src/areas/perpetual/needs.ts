import type { Contract } from '@quay/contract/perpetual';
import type { CorePort } from '../../core-host/port.ts';
import type { KnownOrders } from '../../trading/finished.ts';
import type { AdlQueues } from './adl-queue.ts';
import type { ContractsView } from './contracts-view.ts';
import type { ContractNotifier } from './notices/notices.ts';
import type { Receipts } from './receipts/receipts.ts';

export type PerpetualNeeds = {
  readonly core: Pick<CorePort, 'submit' | 'submitAll' | 'seq'>;
  /** Contracts and their marks, as of the last durable batch. */
  readonly contracts: ContractsView;
  /** Signed words about liquidations and funding. */
  readonly receipts: Receipts;
  /** Who would be deleveraged, in which order. */
  readonly queues: AdlQueues;
  /** What users are told of their contracts. */
  readonly notices: ContractNotifier;
  /** The last 24 hours of a contract. */
  ticker(symbol: string): Contract['ticker'];
  /** For orders over the socket, whose client has seen no rows. */
  readonly known: KnownOrders;
};
