export { EXPORT_ROWS_MAX, exportParts } from './areas/account/data-export.ts';
export type { AccountReads, EndedClosure } from './areas/account/reads.ts';
export type { AnnouncementReads, EditedRow } from './areas/announcement/reads.ts';
export type { AdsWanted, TraderRow } from './areas/c2c/ads.ts';
export type { AppealCase, AppealRow, EvidenceRequestRow, EvidenceRow } from './areas/c2c/appeals.ts';
export type { NewOrderMessage, OrderMessageRow } from './areas/c2c/chat.ts';
export type { PaymentMethodRow } from './areas/c2c/methods.ts';
export type { NoticeChoice, NoticedOrder, NoticeRow, NoticeWaits, PushDevice } from './areas/c2c/notices.ts';
export type { OrderName } from './areas/c2c/numbers.ts';
export type { OrderFacts } from './areas/c2c/order-facts.ts';
export type { C2cOrdersWanted, OpenAsk } from './areas/c2c/orders.ts';
export type { C2cReads } from './areas/c2c/reads.ts';
export type { ReputationRow } from './areas/c2c/reviews.ts';
export { remindedDetail } from './areas/c2c/timelines.ts';
export type { SavedAddressRow } from './areas/chain/address-book.ts';
export type { AlarmReads, AlarmRow } from './areas/chain/alarms.ts';
export type { ArrivalReads, RescanRow, SeenUnsupported, UnsupportedRow } from './areas/chain/arrivals.ts';
export type { Arrived, ComparisonReads, ForkCheck } from './areas/chain/comparisons.ts';
export type { NativeAddress, NativePayment, NativeReads } from './areas/chain/native.ts';
export { withNumbers } from './areas/chain/numbers.ts';
export type { PayoutReads, WithdrawalCase, WithdrawalPast } from './areas/chain/payouts.ts';
export type { ChainReads } from './areas/chain/reads.ts';
export type { ReserveReads, UnsweptRow } from './areas/chain/reserves.ts';
export type { NetworkRow, ScanReads, SeenTransfer, TransferRow } from './areas/chain/scan.ts';
export type { NewTransaction, TransactionKind, TransactionReads, TransactionRow } from './areas/chain/transactions.ts';
export type { AppliedLoan, CreditOfStaff, CreditReads } from './areas/credit/reads.ts';
export type { DemoFillsQuery, DemoOrdersQuery, DemoReads } from './areas/demo/reads.ts';
export type {
  EarnHistoryQuery,
  EarnLine,
  EarnReads,
  OrderOfStaff,
  OwnEarn,
  OwnSavings,
  PaidAt,
  PoolFigures,
  ProductFigures,
} from './areas/earn/reads.ts';
export type {
  CopyLine,
  FollowingReads,
  LeaderOfStaff,
  NamedFollow,
  NamedLeader,
  NamedShare,
  RecordRows,
} from './areas/following/reads.ts';
export type { HelpReads, HelpVersionRow } from './areas/help/reads.ts';
export type { CodeKey } from './areas/identity/codes.ts';
export type { HoldRow } from './areas/identity/holds.ts';
export type { LoginRow } from './areas/identity/logins.ts';
export type { MessageRow } from './areas/identity/outbox.ts';
export type { PasskeyRow } from './areas/identity/passkeys.ts';
export type { IdentityReads } from './areas/identity/reads.ts';
export type { DecisionRow, ResetRow } from './areas/identity/resets.ts';
export type { SecurityRow } from './areas/identity/security.ts';
export type { SessionOfUser, SessionRow } from './areas/identity/sessions.ts';
export type { TicketRow } from './areas/identity/tickets.ts';
export type { NewUser, PreferencesSaved, UserRow } from './areas/identity/users.ts';
export type { BuiltTree, Claim, Claims, LeafRow, LiabilityReads, NodeRow } from './areas/liabilities/reads.ts';
export type { LiquidityDayOfStaff, LiquidityFigures, LiquidityReads } from './areas/liquidity/reads.ts';
export type {
  LoanOfStaff,
  LoanPoolOfStaff,
  LoanReceiptRow,
  LoanRecordLine,
  LoanRecordsQuery,
  LoansReads,
} from './areas/loans/reads.ts';
export type { AlertReads, AlertRow, NewAlert } from './areas/market/alerts.ts';
export type { CurrencyRow, MarketReads } from './areas/market/reads.ts';
export type { SimulatedShift } from './areas/market/simulated-world.ts';
export type { ExposureReads } from './areas/perpetual/exposures.ts';
export type {
  ContractChoice,
  ContractNoticeRow,
  Deleveraged,
  ListedNotice,
  NewContractNotice,
  Unnotified,
} from './areas/perpetual/notices.ts';
export type { QueueReads, QueueRows } from './areas/perpetual/queue.ts';
export type { PerpetualReads, VersionOfTiers } from './areas/perpetual/reads.ts';
export type { ReceiptReads, ReceiptRow } from './areas/perpetual/receipts.ts';
export type { ClosedPosition, FundFlowLine, PeriodLine, RecordsQuery } from './areas/perpetual/records.ts';
export type { DeliveryLine, SettledContract, SettlementReads } from './areas/perpetual/settlements.ts';
export type {
  BelowRow,
  ClaimOfStaff,
  LineRow,
  ReferralFigures,
  ReferralReads,
} from './areas/referral/reads.ts';
export type { SpotLinkReads, SpotLinks } from './areas/spot/links.ts';
export type { ApprovalRow } from './areas/staff/approvals.ts';
export type { AuditRow } from './areas/staff/audit.ts';
export type { AuditEntry } from './areas/staff/audit-chain.ts';
export type { IssuedAccount, MemberRow, MemberSecrets, NewMember, RoleRow } from './areas/staff/members.ts';
export type { StaffReads } from './areas/staff/reads.ts';
export type { DetailedUser, ListedUser } from './areas/staff/users.ts';
export type { ConversationHead, ConversationRow, Customer } from './areas/support/conversations.ts';
export type { MessageRow as ChatMessageRow } from './areas/support/messages.ts';
export type { SupportReads } from './areas/support/reads.ts';
export type { FileOwner, FileRow, UploadReads } from './areas/upload/reads.ts';
export {
  type Application,
  depositHolds,
  type Merchant,
  type ReviewRow,
  type VerificationReads,
} from './areas/verification/reads.ts';
export type { DebtRow, ReversalRow } from './areas/wallet/debts.ts';
export type { DepositRow } from './areas/wallet/deposits.ts';
export type { MovementRow } from './areas/wallet/movements.ts';
export type { DayBalance, DayPrice, MomentAmount } from './areas/wallet/profit.ts';
export type { WalletReads } from './areas/wallet/reads.ts';
export type { NamedTransfer } from './areas/wallet/user-transfers.ts';
export { type Cluster, ClusterFailure, type ClusterOptions, startCluster } from './cluster/index.ts';
export { adoptRows } from './integrity/adopt.ts';
export { inspectInBackground } from './integrity/background.ts';
export { type Difference, lineOfDifference } from './integrity/difference.ts';
export { type Inspection, type InspectOptions, inspect } from './integrity/inspect.ts';
export { alone } from './journal/alone.ts';
export { type Journal, type JournalOptions, openJournal } from './journal/journal.ts';
export { type KeyRows, openKeyRows, type SealedRow, type WrappedKey } from './keys/key-rows.ts';
export { type SealedColumn, sealedColumns } from './keys/sealed-columns.ts';
export { migrate } from './migrations/migrate.ts';
export { storedProducts, wholeLedger } from './products.ts';
export {
  type CandleRow,
  foldCandles,
  foldedOf,
  isStored,
  openedAt,
  type StoredInterval,
  storedIntervals,
} from './projector/candles.ts';
export { type Projector, type ProjectorOptions, startProjector } from './projector/projector.ts';
export type { TapeRow } from './projector/tape.ts';
export { openReads, type Reads } from './reads.ts';
export { type Step, steps } from './steps.ts';
export type { FeeVolumes, RatedTrade, TradingReads } from './trading/reads.ts';
