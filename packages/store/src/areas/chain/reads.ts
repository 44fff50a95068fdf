import type { Query } from '../../database.ts';
import { type AddressBookReads, addressBookReads } from './address-book.ts';
import { type DepositAddressReads, depositAddressReads } from './addresses.ts';
import { type AlarmReads, alarmReads } from './alarms.ts';
import { type ArrivalReads, arrivalReads } from './arrivals.ts';
import { type ComparisonReads, comparisonReads } from './comparisons.ts';
import { type NativeReads, nativeReads } from './native.ts';
import { type PayoutReads, payoutReads } from './payouts.ts';
import { type ReserveReads, reserveReads } from './reserves.ts';
import { type ScanReads, scanReads } from './scan.ts';
import { type TransactionReads, transactionReads } from './transactions.ts';

/** What is known of the chains, and what was signed for them. */
export type ChainReads = ScanReads &
  ArrivalReads &
  NativeReads &
  ComparisonReads &
  DepositAddressReads &
  TransactionReads &
  AlarmReads &
  ReserveReads &
  PayoutReads &
  AddressBookReads;

export const chainReads = (db: Query): ChainReads => ({
  ...scanReads(db),
  ...arrivalReads(db),
  ...nativeReads(db),
  ...comparisonReads(db),
  ...depositAddressReads(db),
  ...transactionReads(db),
  ...alarmReads(db),
  ...reserveReads(db),
  ...payoutReads(db),
  ...addressBookReads(db),
});
