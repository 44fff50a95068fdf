import type { CurrencyCode } from '@quay/contract/identity';
import type { Product } from '@quay/contract/trading';
import type {
  Account,
  AccountFreeze,
  AccountHold,
  Ad,
  C2cDay,
  C2cEventRow,
  C2cOrder,
  C2cOrderNumber,
  Conversion,
  Credit,
  Debt,
  Entry,
  HotWallet,
  MerchantSuspension,
  Outflow,
  Quote,
  Transfer,
  ValueCase,
  Withdrawal,
  WithdrawalDay,
  WithdrawalReversal,
  WithdrawalRevision,
  WithdrawalWallet,
} from '@quay/core';
import { CamelCasePlugin, type Generated, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { AnnouncementTables } from './areas/announcement/tables.ts';
import type { C2cTables } from './areas/c2c/tables.ts';
import type { ChainTables } from './areas/chain/tables.ts';
import type { IdentityTables } from './areas/identity/tables.ts';
import type { LiabilityTables } from './areas/liabilities/tables.ts';
import type { StaffTables } from './areas/staff/tables.ts';
import type { SupportTables } from './areas/support/tables.ts';
import type { UploadTables } from './areas/upload/tables.ts';
import type { VerificationTables } from './areas/verification/tables.ts';
import { settings } from './connection.ts';
import type { CandleRow } from './projector/candles.ts';
import type { TapeRow } from './projector/tape.ts';
import type { TradingTables } from './trading/product.ts';

/** What people query, as Kysely knows it. The core's rows keep the core's types. */
export type Database = IdentityTables &
  UploadTables &
  VerificationTables &
  SupportTables &
  AnnouncementTables &
  StaffTables &
  ChainTables &
  C2cTables &
  LiabilityTables &
  TradingTables & {
    accounts: Account;
    accountHolds: AccountHold;
    accountFreezes: AccountFreeze;
    valueCases: ValueCase;
    entries: Entry;
    credits: Credit;
    debts: Debt;
    withdrawals: Withdrawal;
    withdrawalReversals: WithdrawalReversal;
    withdrawalDays: WithdrawalDay;
    withdrawalRevisions: WithdrawalRevision;
    outflows: Outflow;
    hotWallets: HotWallet;
    withdrawalWallets: WithdrawalWallet;
    transfers: Transfer;
    quotes: Quote;
    conversions: Conversion;
    c2cAds: Ad;
    c2cOrders: C2cOrder;
    c2cEvents: C2cEventRow;
    c2cDays: C2cDay;
    c2cOrderNumbers: C2cOrderNumber;
    merchantSuspensions: MerchantSuspension;
    tradesInEntries: { last: number };
    candles: CandleRow;
    candleHistory: { writtenAt: Generated<number> };
    tape: TapeRow & { slot: number };
    currencies: { id: number; name: CurrencyCode; symbol: string; rate: bigint };
    favourites: { userId: number; product: Product; market: string; added: Generated<number> };
  };

export type Query = Kysely<Database>;

const CONNECTIONS = 8;

export function openQuery(pool: pg.Pool): Query {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}

/** Connections for reading, shared by all requests. */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ ...settings(databaseUrl, 'reads'), max: CONNECTIONS, query_timeout: 30_000 });
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => undefined);
  // One that breaks while it is used tells its query; said a second time, to nobody, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
