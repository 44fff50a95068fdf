export type { CloseAccount } from './areas/account/commands/close-account.ts';
export type { KeepAccount } from './areas/account/commands/keep-account.ts';
export type { ClosureOutlook, LookClosure } from './areas/account/commands/look-closure.ts';
export { type AccountClosure, accountClosuresTable } from './areas/account/state.ts';
export type { AnswerFault } from './areas/c2c/commands/answer-fault.ts';
export type { Appeal as AppealOrder } from './areas/c2c/commands/appeal.ts';
export type { BlockUser } from './areas/c2c/commands/block-user.ts';
export type { Cancel as CancelC2cOrder } from './areas/c2c/commands/cancel.ts';
export type { CloseAd } from './areas/c2c/commands/close-ad.ts';
export type { CreateAd } from './areas/c2c/commands/create-ad.ts';
export type { LiftSuspension } from './areas/c2c/commands/lift-suspension.ts';
export type { Note as NoteEvent } from './areas/c2c/commands/note.ts';
export type { Pay as PayOrder } from './areas/c2c/commands/pay.ts';
export type { PayDeposit } from './areas/c2c/commands/pay-deposit.ts';
export type { Release as ReleaseOrder } from './areas/c2c/commands/release.ts';
export type { ReturnDeposit } from './areas/c2c/commands/return-deposit.ts';
export type { Rule as RuleAppeal } from './areas/c2c/commands/rule.ts';
export type { ShelveAd } from './areas/c2c/commands/shelve-ad.ts';
export type { SuspendMerchant } from './areas/c2c/commands/suspend-merchant.ts';
export type { TakeAd } from './areas/c2c/commands/take-ad.ts';
export type { UnblockUser } from './areas/c2c/commands/unblock-user.ts';
export type { UpdateAd } from './areas/c2c/commands/update-ad.ts';
export type { WithdrawAppeal } from './areas/c2c/commands/withdraw-appeal.ts';
export {
  type Ad,
  adsTable,
  type C2cBlock,
  type C2cDay,
  type C2cEventRow,
  type C2cOrder,
  type C2cOrderNumber,
  c2cBlocksTable,
  c2cDaysTable,
  c2cEventsTable,
  c2cOrdersTable,
  type MerchantDeposit,
  type MerchantSuspension,
  merchantDepositsTable,
  merchantSuspensionsTable,
  orderNumbersTable,
  type ReleaseProof,
  type SilenceClaims,
  silenceClaimsTable,
} from './areas/c2c/state.ts';
export type { Exchange } from './areas/convert/commands/exchange.ts';
export type { Quote as QuoteExchange } from './areas/convert/commands/quote.ts';
export type { SetCoin } from './areas/convert/commands/set-coin.ts';
export {
  type Conversion,
  type ConvertCoin,
  conversionsTable,
  convertCoinsTable,
  type Quote,
  quotesTable,
} from './areas/convert/state.ts';
export type { AcceptOffer as AcceptCreditOffer } from './areas/credit/commands/accept-offer.ts';
export type { Apply as ApplyCredit } from './areas/credit/commands/apply.ts';
export type { Decide as DecideCredit } from './areas/credit/commands/decide.ts';
export type { FundPool as FundCreditPool } from './areas/credit/commands/fund-pool.ts';
export type { Repay as RepayCredit } from './areas/credit/commands/repay.ts';
export {
  areTerms as areCreditTerms,
  type SetProduct as SetCreditProduct,
} from './areas/credit/commands/set-product.ts';
export type { Withdraw as WithdrawCredit } from './areas/credit/commands/withdraw.ts';
export {
  type CreditEventRow,
  type CreditLoan,
  type CreditPool,
  type CreditProduct,
  creditEventsTable,
  creditLoansTable,
  creditPoolsTable,
  creditProductsTable,
} from './areas/credit/state.ts';
export { startOverFrom } from './areas/demo/accounts.ts';
export type { CancelAllDemo } from './areas/demo/commands/cancel-all.ts';
export type { CancelDemoOrder } from './areas/demo/commands/cancel-order.ts';
export type { EnterDemo } from './areas/demo/commands/enter.ts';
export type { StartOver as StartDemoOver } from './areas/demo/commands/start-over.ts';
export {
  DEMO_ITSELF,
  type DemoAccount,
  type DemoBalance,
  type DemoFill,
  type DemoStop,
  demoAccountsTable,
  demoBalancesTable,
  demoClientOrdersTable,
  demoFillsTable,
  demoOrdersTable,
  demoStopsTable,
} from './areas/demo/state.ts';
export type { Buy as BuyTerm } from './areas/earn/commands/buy.ts';
export type { ChangeProduct } from './areas/earn/commands/change-product.ts';
export type { ExitEarly } from './areas/earn/commands/exit-early.ts';
export type { FreezeOrder } from './areas/earn/commands/freeze-order.ts';
export type { Fund as FundEarn } from './areas/earn/commands/fund.ts';
export type { ListProduct } from './areas/earn/commands/list-product.ts';
export type { Redeem } from './areas/earn/commands/redeem.ts';
export type { SetStatus as SetProductStatus } from './areas/earn/commands/set-status.ts';
export type { StartTrial } from './areas/earn/commands/start-trial.ts';
export type { Subscribe } from './areas/earn/commands/subscribe.ts';
export type { TakeOut } from './areas/earn/commands/take-out.ts';
export type { UnfreezeOrder } from './areas/earn/commands/unfreeze-order.ts';
export {
  type EarnDay,
  type EarnFlow,
  type EarnFund,
  type EarnOrder,
  type EarnPool,
  type EarnProduct,
  earnDaysTable,
  earnFlowsTable,
  earnFundsTable,
  earnOrdersTable,
  earnPoolsTable,
  earnProductsTable,
  earnRedemptionsTable,
  earnSavingsTable,
  earnScheduledTable,
  earnTrialsTable,
  earnUplineBonusesTable,
  type Redemption,
  type Savings,
  type Scheduled,
  type Trial,
  type UplineBonus,
} from './areas/earn/state.ts';
export type { ApplyLeader } from './areas/following/commands/apply-leader.ts';
export type { ChangeTerms } from './areas/following/commands/change-terms.ts';
export type { DecideLeader } from './areas/following/commands/decide-leader.ts';
export type { Follow } from './areas/following/commands/follow.ts';
export type { ResignLeader } from './areas/following/commands/resign-leader.ts';
export type { StopFollowing } from './areas/following/commands/stop-following.ts';
export {
  type CopyOrderRow,
  type CopyRow,
  copiesTable,
  copyOrdersTable,
  type FollowRow,
  followsTable,
  type LeaderRow,
  leadersTable,
  type ShareRow,
  sharesTable,
} from './areas/following/state.ts';
export type { LinkWallet } from './areas/liquidity/commands/link-wallet.ts';
export type { RecordReadings } from './areas/liquidity/commands/record-readings.ts';
export type { SetLiquidityTerms } from './areas/liquidity/commands/set-terms.ts';
export type { UnlinkWallet } from './areas/liquidity/commands/unlink-wallet.ts';
export { type Reading as WalletReading, readingsOf } from './areas/liquidity/readings.ts';
export {
  type LinkedWallet,
  type LiquidityDay,
  type LiquidityTerms,
  linkedWalletsTable,
  liquidityDaysTable,
  liquidityTermsTable,
} from './areas/liquidity/state.ts';
export type { AddPledge } from './areas/loans/commands/add-pledge.ts';
export type { Borrow } from './areas/loans/commands/borrow.ts';
export type { FundPool } from './areas/loans/commands/fund-pool.ts';
export type { Renew } from './areas/loans/commands/renew.ts';
export type { Repay } from './areas/loans/commands/repay.ts';
export type { SetProduct } from './areas/loans/commands/set-product.ts';
export { receiptOfSale } from './areas/loans/receipt.ts';
export {
  type LoanPool,
  type LoanProduct,
  type LoanRecord,
  type LoanRow,
  type LoanSale,
  type LoanWarning,
  loanPoolsTable,
  loanProductsTable,
  loanRecordsTable,
  loanSalesTable,
  loansTable,
  loanWarningsTable,
} from './areas/loans/state.ts';
export type { Market } from './areas/market/state.ts';
export { marketsTable } from './areas/market/state.ts';
export { areCaps } from './areas/perpetual/cap-terms.ts';
export type { AddMargin } from './areas/perpetual/commands/add-margin.ts';
export type { AmendOrder as AmendContractOrder } from './areas/perpetual/commands/amend-order.ts';
export type { ClosedAll as ClosedContracts, ClosedPosition } from './areas/perpetual/commands/close-all.ts';
export type { EditTrigger } from './areas/perpetual/commands/edit-trigger.ts';
export type { FundInsurance } from './areas/perpetual/commands/fund-insurance.ts';
export type { ListContract } from './areas/perpetual/commands/list-contract.ts';
export type { ListDelivery } from './areas/perpetual/commands/list-delivery.ts';
export { type PlaceOrder as PlaceContractOrder, plainOrder } from './areas/perpetual/commands/place-order.ts';
export type { RecordPrices } from './areas/perpetual/commands/record-prices.ts';
export type { SetCaps } from './areas/perpetual/commands/set-caps.ts';
export type { SetLeverage } from './areas/perpetual/commands/set-leverage.ts';
export type { SetMarginMode } from './areas/perpetual/commands/set-margin-mode.ts';
export type { SetTiers } from './areas/perpetual/commands/set-tiers.ts';
export type { SetTriggers } from './areas/perpetual/commands/set-triggers.ts';
export type { SettleAtIndex } from './areas/perpetual/commands/settle-at-index.ts';
export {
  type Dated,
  type Delivery,
  datedTable,
  deliveriesTable,
  type SettlementSamples,
  settlementSamplesTable,
} from './areas/perpetual/dated-state.ts';
export {
  type FundingPayment,
  type FundingPeriod,
  fundingPaymentsTable,
  fundingPeriodsTable,
  type PremiumMinute,
  premiumMinutesTable,
} from './areas/perpetual/funding-state.ts';
export { FUNDING_TERMS, samplesDueBy } from './areas/perpetual/funding-terms.ts';
export { newestIndex } from './areas/perpetual/index-samples.ts';
export { fundPeak } from './areas/perpetual/insurance-fund.ts';
export {
  type AdlPlaceRow,
  adlPlacesTable,
  casesTable,
  type FundFlow,
  type FundPeak,
  fundFlowsTable,
  fundPeaksTable,
  type Liquidation,
  type LiquidationCase,
  type LiquidationOther,
  liquidationOthersTable,
  liquidationsTable,
  type SyncingRow,
  syncingTable,
  type Taking,
  takingsTable,
} from './areas/perpetual/liquidation-state.ts';
export { accountName, assetOfAccount } from './areas/perpetual/margin-account-names.ts';
export { type ContractOrder, type ContractTrade, perpetualProduct } from './areas/perpetual/product.ts';
export {
  type PeriodRows,
  type ReceiptLink,
  receiptOfDelivery,
  receiptOfPayment,
  receiptOfPeriod,
  receiptOfSettlement,
  receiptOfStep,
  type SettledRows,
  type StepRows,
  type VersionRows,
} from './areas/perpetual/receipts.ts';
export { SAMPLES_MS, samplesWithin } from './areas/perpetual/sample-list.ts';
export { readSources } from './areas/perpetual/source-list.ts';
export {
  type BasisRow,
  type CapsRow,
  type Contract,
  type Cover,
  capsTable,
  contractsTable,
  coversTable,
  type MarkRow,
  marksTable,
  type PositionRow,
  positionsTable,
  type SettingChange,
  type SourceRow,
  settingChangesTable,
  sourcesTable,
  type TierRow,
  type TierVersion,
  tierRowsTable,
  tierVersionsTable,
} from './areas/perpetual/state.ts';
export { areTiers } from './areas/perpetual/tier-terms.ts';
export { type TriggerRow, triggersTable } from './areas/perpetual/trigger-state.ts';
export {
  type MarginWarning,
  marginWarningsTable,
  type WarnedGroup,
  warnedTable,
} from './areas/perpetual/warning-state.ts';
export type { BindReferrer } from './areas/referral/commands/bind.ts';
export type { ClaimRebates } from './areas/referral/commands/claim.ts';
export type { CorrectReferrer } from './areas/referral/commands/correct-referrer.ts';
export type { RecordTrait } from './areas/referral/commands/record-trait.ts';
export type { SetReferralRight } from './areas/referral/commands/set-right.ts';
export {
  type ReferralClaim,
  type ReferralDeposit,
  type ReferralMember,
  type ReferralRebate,
  type ReferralTrait,
  referralClaimsTable,
  referralDepositsTable,
  referralMembersTable,
  referralRebatesTable,
  referralTraitsTable,
} from './areas/referral/state.ts';
export { type Bracket, bracketsTable } from './areas/spot/brackets.ts';
export type { AmendOrder } from './areas/spot/commands/amend-order.ts';
export type { PlaceBracket } from './areas/spot/commands/place-bracket.ts';
export type { PlacedPair, PlaceOco } from './areas/spot/commands/place-oco.ts';
export type { PlaceOrder } from './areas/spot/commands/place-order.ts';
export { type OcoPair, ocoPairsTable } from './areas/spot/oco-pairs.ts';
export {
  clientOrdersTable,
  levelsTable,
  ordersTable,
  spotProduct,
  tiersTable,
  tradesTable,
  volumesTable,
} from './areas/spot/product.ts';
export type { AcknowledgeReversal } from './areas/wallet/commands/acknowledge-reversal.ts';
export type { ApproveWithdrawal } from './areas/wallet/commands/approve-withdrawal.ts';
export type { AssignHotWallet } from './areas/wallet/commands/assign-hot-wallet.ts';
export type { BeginHotWallet } from './areas/wallet/commands/begin-hot-wallet.ts';
export type { BookOutflow } from './areas/wallet/commands/book-outflow.ts';
export type { ChargePaidWithdrawal } from './areas/wallet/commands/charge-paid-withdrawal.ts';
export type { CreditDeposit } from './areas/wallet/commands/credit-deposit.ts';
export type { FundSystemAccount } from './areas/wallet/commands/fund-system-account.ts';
export type { PracticeFunds } from './areas/wallet/commands/open-account.ts';
export type { RejectWithdrawal } from './areas/wallet/commands/reject-withdrawal.ts';
export type { ReopenWithdrawal } from './areas/wallet/commands/reopen-withdrawal.ts';
export type { RepayWithdrawal } from './areas/wallet/commands/repay-withdrawal.ts';
export type { RequestWithdrawal } from './areas/wallet/commands/request-withdrawal.ts';
export type { ReverseDeposit } from './areas/wallet/commands/reverse-deposit.ts';
export type { ReviseOutflow } from './areas/wallet/commands/revise-outflow.ts';
export type { SendToUser } from './areas/wallet/commands/send-to-user.ts';
export type { SettleWithdrawal } from './areas/wallet/commands/settle-withdrawal.ts';
export type { SignWithdrawal } from './areas/wallet/commands/sign-withdrawal.ts';
export type { TransferCoins } from './areas/wallet/commands/transfer-coins.ts';
export {
  type Credit,
  creditsTable,
  type Debt,
  debtsTable,
  type Holder,
  type HolderKind,
  type HotWallet,
  holdersTable,
  hotWalletsTable,
  type Outflow,
  outflowsTable,
  type Request,
  requestsTable,
  type Transfer,
  transfersTable,
  type UserTransfer,
  userTransfersTable,
  type Withdrawal,
  type WithdrawalDay,
  type WithdrawalProof,
  type WithdrawalReversal,
  type WithdrawalRevision,
  type WithdrawalWallet,
  withdrawalDaysTable,
  withdrawalReversalsTable,
  withdrawalRevisionsTable,
  withdrawalsTable,
  withdrawalWalletsTable,
} from './areas/wallet/state.ts';
export { type Core, type CoreOptions, createCore } from './core.ts';
export { Reader, Writer } from './engine/bytes.ts';
export { type Change, eachChange, readChanges, type Wants } from './engine/changes.ts';
export { type Codec, type Column, type Columns, codecOf, type RowOf, readRow, writeRow } from './engine/columns.ts';
export { type Outcome, readReply, type Shape } from './engine/command.ts';
export { type Batch, type CommitPort, Engine, type Frame, type Reply, type Sent } from './engine/engine.ts';
export { Fault } from './engine/fault.ts';
export { sequencesTable } from './engine/sequences.ts';
export { keyOf, type Table } from './engine/table.ts';
export type { FreezeAccount } from './guard/commands/freeze-account.ts';
export type { PlaceHold } from './guard/commands/place-hold.ts';
export type { UnfreezeAccount } from './guard/commands/unfreeze-account.ts';
export {
  type AccountFreeze,
  type AccountHold,
  accountFreezesTable,
  accountHoldsTable,
  type SaleReference,
  saleReferencesTable,
  type ValueCase,
  type ValueGiven,
  valueCasesTable,
  valueGivenTable,
} from './guard/state.ts';
export { isSystemAccount, SYSTEM_ACCOUNTS_BELOW, systemAccounts } from './ledger/system-accounts.ts';
export {
  type Account,
  accountsTable,
  type Entry,
  entriesTable,
  type FeeTotal,
  feeTotalsTable,
} from './ledger/tables.ts';
export {
  commandShapes,
  coreTables,
  followedBy,
  manifests,
  newsTables,
  openingTables,
  tradingProducts,
} from './manifests.ts';
export { INDEX_TERMS, type IndexPrice, type IndexTerms, indexPrice, medianOf } from './prices/index-price.ts';
export { type SourcePrice, withSource } from './prices/sources.ts';
export {
  type ChainedReceipt,
  FIRST_RECEIPT,
  type FundingReceipt,
  type LiquidationReceipt,
  type PaymentReceipt,
} from './receipts/document.ts';
export { plainLimit, plainMarket } from './trading/order-request.ts';
export type { TradingProduct } from './trading/product.ts';
export type { CancelAll } from './trading/product-commands/cancel-all.ts';
export type { CancelOrder } from './trading/product-commands/cancel-order.ts';
export {
  type ClientOrder,
  type InstrumentRow,
  instrumentsTable,
  type Level,
  type Order,
  type Tier,
  type Trade,
  tradingTables,
  type Volume,
} from './trading/tables.ts';
