import type { CurrencyCode } from '@quay/contract/identity';
import type { Product } from '@quay/contract/trading';
import type {
  Account,
  AccountFreeze,
  AccountHold,
  Ad,
  Bracket,
  C2cBlock,
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
  OcoPair,
  Outflow,
  PositionRow,
  Quote,
  SourceRow,
  TierRow,
  TierVersion,
  Transfer,
  TriggerRow,
  ValueCase,
  Withdrawal,
  WithdrawalDay,
  WithdrawalReversal,
  WithdrawalRevision,
  WithdrawalWallet,
} from '@quay/core';
import { CamelCasePlugin, type Generated, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { AccountTables } from './areas/account/tables.ts';
import type { AnnouncementTables } from './areas/announcement/tables.ts';
import type { C2cTables } from './areas/c2c/tables.ts';
import type { ChainTables } from './areas/chain/tables.ts';
import type { CreditTables } from './areas/credit/tables.ts';
import type { DemoTables } from './areas/demo/tables.ts';
import type { EarnTables } from './areas/earn/tables.ts';
import type { FollowingTables } from './areas/following/tables.ts';
import type { HelpTables } from './areas/help/tables.ts';
import type { IdentityTables } from './areas/identity/tables.ts';
import type { LiabilityTables } from './areas/liabilities/tables.ts';
import type { LiquidityTables } from './areas/liquidity/tables.ts';
import type { LoansTables } from './areas/loans/tables.ts';
import type { AlertTables } from './areas/market/alerts.ts';
import type { NoticeTables } from './areas/perpetual/notice-tables.ts';
import type { ReceiptTables } from './areas/perpetual/tables.ts';
import type { ReferralTables } from './areas/referral/tables.ts';
import type { StaffTables } from './areas/staff/tables.ts';
import type { SupportTables } from './areas/support/tables.ts';
import type { UploadTables } from './areas/upload/tables.ts';
import type { VerificationTables } from './areas/verification/tables.ts';
import { openConnections } from './connection.ts';
import type { Time } from './kinds.ts';
import type { CandleRow } from './projector/candles.ts';
import type { TapeRow } from './projector/tape.ts';
import type { TradingTables } from './trading/product.ts';

/** What people query, as Kysely knows it. The core's rows keep the core's types. */
export type Database = IdentityTables &
  AccountTables &
  UploadTables &
  VerificationTables &
  SupportTables &
  AnnouncementTables &
  HelpTables &
  StaffTables &
  ChainTables &
  C2cTables &
  LiabilityTables &
  ReceiptTables &
  AlertTables &
  NoticeTables &
  FollowingTables &
  LoansTables &
  EarnTables &
  CreditTables &
  LiquidityTables &
  DemoTables &
  ReferralTables &
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
    c2cBlocks: C2cBlock;
    merchantSuspensions: MerchantSuspension;
    spotOcoPairs: OcoPair;
    spotBrackets: Bracket;
    perpetualPositions: PositionRow;
    perpetualTriggers: TriggerRow;
    perpetualSources: SourceRow;
    perpetualTierVersions: TierVersion;
    perpetualTierRows: TierRow;
    tradesInEntries: { last: number };
    candles: CandleRow;
    candleHistory: { writtenAt: Generated<number> };
    simulatedShifts: { symbol: string; from: number; to: number; startsAt: Time; endsAt: Time };
    simulatedWorld: { seed: Uint8Array; state: unknown; keptAt: Generated<number> };
    tape: TapeRow & { slot: number };
    currencies: { id: number; name: CurrencyCode; symbol: string; rate: bigint; ratedAt: number | null };
    favourites: { userId: number; product: Product; market: string; added: Generated<number> };
  };

export type Query = Kysely<Database>;

const CONNECTIONS = 8;

export function openQuery(pool: pg.Pool): Query {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}

/** Connections for reading, shared by all requests. */
export const openPool = (databaseUrl: string): pg.Pool =>
  openConnections(databaseUrl, 'reads', { max: CONNECTIONS, query_timeout: 30_000 });
