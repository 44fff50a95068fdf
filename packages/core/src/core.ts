import { type C2cArea, c2cArea } from './areas/c2c/area.ts';
import { acceptFaultsShape } from './areas/c2c/commands/accept-faults.ts';
import { answerFaultShape } from './areas/c2c/commands/answer-fault.ts';
import { appealShape } from './areas/c2c/commands/appeal.ts';
import { beatShape } from './areas/c2c/commands/beat.ts';
import { cancelShape } from './areas/c2c/commands/cancel.ts';
import { closeAdShape } from './areas/c2c/commands/close-ad.ts';
import { createAdShape } from './areas/c2c/commands/create-ad.ts';
import { endStandingShape } from './areas/c2c/commands/end-standing.ts';
import { escalateOrdersShape } from './areas/c2c/commands/escalate-orders.ts';
import { liftSuspensionShape } from './areas/c2c/commands/lift-suspension.ts';
import { noteShape } from './areas/c2c/commands/note.ts';
import { payShape } from './areas/c2c/commands/pay.ts';
import { payDepositShape } from './areas/c2c/commands/pay-deposit.ts';
import { releaseShape } from './areas/c2c/commands/release.ts';
import { returnDepositShape } from './areas/c2c/commands/return-deposit.ts';
import { ruleShape } from './areas/c2c/commands/rule.ts';
import { shelveAdShape } from './areas/c2c/commands/shelve-ad.ts';
import { suspendMerchantShape } from './areas/c2c/commands/suspend-merchant.ts';
import { takeAdShape } from './areas/c2c/commands/take-ad.ts';
import { timeOutOrdersShape } from './areas/c2c/commands/time-out-orders.ts';
import { updateAdShape } from './areas/c2c/commands/update-ad.ts';
import { withdrawAppealShape } from './areas/c2c/commands/withdraw-appeal.ts';
import {
  adsTable,
  c2cClockTable,
  c2cDaysTable,
  c2cEventsTable,
  c2cOrdersTable,
  merchantDepositsTable,
  merchantSuspensionsTable,
  orderNumbersTable,
  silenceClaimsTable,
} from './areas/c2c/state.ts';
import { type ConvertArea, convertArea } from './areas/convert/area.ts';
import { dropQuotesShape } from './areas/convert/commands/drop-quotes.ts';
import { exchangeShape } from './areas/convert/commands/exchange.ts';
import { quoteShape } from './areas/convert/commands/quote.ts';
import { setCoinShape } from './areas/convert/commands/set-coin.ts';
import { conversionsTable, convertCoinsTable, quotesTable } from './areas/convert/state.ts';
import { type MarketArea, marketArea } from './areas/market/area.ts';
import { listMarketShape } from './areas/market/commands/list-market.ts';
import { setStatusShape } from './areas/market/commands/set-status.ts';
import { marketsTable } from './areas/market/state.ts';
import { type SpotArea, spotArea } from './areas/spot/area.ts';
import { amendOrderShape } from './areas/spot/commands/amend-order.ts';
import { cancelAllShape } from './areas/spot/commands/cancel-all.ts';
import { cancelOrderShape } from './areas/spot/commands/cancel-order.ts';
import { forgetClientIdsShape } from './areas/spot/commands/forget-client-ids.ts';
import { placeOrderShape } from './areas/spot/commands/place-order.ts';
import { setTiersShape } from './areas/spot/commands/set-tiers.ts';
import { clientOrdersTable, ordersTable, tiersTable, tradesTable, volumesTable } from './areas/spot/state.ts';
import { type WalletArea, walletArea } from './areas/wallet/area.ts';
import { acknowledgeReversalShape } from './areas/wallet/commands/acknowledge-reversal.ts';
import { approveWithdrawalShape } from './areas/wallet/commands/approve-withdrawal.ts';
import { assignHotWalletShape } from './areas/wallet/commands/assign-hot-wallet.ts';
import { beginHotWalletShape } from './areas/wallet/commands/begin-hot-wallet.ts';
import { bookOutflowShape } from './areas/wallet/commands/book-outflow.ts';
import { chargePaidWithdrawalShape } from './areas/wallet/commands/charge-paid-withdrawal.ts';
import { collectDebtsShape } from './areas/wallet/commands/collect-debts.ts';
import { creditDepositShape } from './areas/wallet/commands/credit-deposit.ts';
import { forgetRequestsShape } from './areas/wallet/commands/forget-requests.ts';
import { fundHouseShape } from './areas/wallet/commands/fund-house.ts';
import { openAccountShape, type PracticeFunds } from './areas/wallet/commands/open-account.ts';
import { rejectWithdrawalShape } from './areas/wallet/commands/reject-withdrawal.ts';
import { reopenWithdrawalShape } from './areas/wallet/commands/reopen-withdrawal.ts';
import { repayWithdrawalShape } from './areas/wallet/commands/repay-withdrawal.ts';
import { requestWithdrawalShape } from './areas/wallet/commands/request-withdrawal.ts';
import { reverseDepositShape } from './areas/wallet/commands/reverse-deposit.ts';
import { reviseOutflowShape } from './areas/wallet/commands/revise-outflow.ts';
import { settleWithdrawalShape } from './areas/wallet/commands/settle-withdrawal.ts';
import { signWithdrawalShape } from './areas/wallet/commands/sign-withdrawal.ts';
import { transferCoinsShape } from './areas/wallet/commands/transfer-coins.ts';
import { Debts } from './areas/wallet/debts.ts';
import { Holders } from './areas/wallet/holders.ts';
import {
  creditsTable,
  debtsTable,
  holdersTable,
  hotWalletsTable,
  outflowsTable,
  requestsTable,
  transfersTable,
  withdrawalDaysTable,
  withdrawalReversalsTable,
  withdrawalRevisionsTable,
  withdrawalsTable,
  withdrawalWalletsTable,
} from './areas/wallet/state.ts';
import { Changes } from './engine/changes.ts';
import type { Shape } from './engine/command.ts';
import { type CommitPort, Engine } from './engine/engine.ts';
import { Sequences, sequencesTable } from './engine/sequences.ts';
import type { Table } from './engine/table.ts';
import { endHoldsShape } from './guard/commands/end-holds.ts';
import { freezeAccountShape } from './guard/commands/freeze-account.ts';
import { placeHoldShape } from './guard/commands/place-hold.ts';
import { unfreezeAccountShape } from './guard/commands/unfreeze-account.ts';
import { Guard } from './guard/guard.ts';
import {
  accountFreezesTable,
  accountHoldsTable,
  saleReferencesTable,
  valueCasesTable,
  valueGivenTable,
} from './guard/state.ts';
import { type Claim, Ledger } from './ledger/ledger.ts';
import { accountsTable, entriesTable, feeTotalsTable } from './ledger/tables.ts';
import type { Book, Seats } from './matching/index.ts';

export type CoreOptions = {
  readonly port: CommitPort;
  /** What new accounts get in a simulated market. */
  readonly practice?: PracticeFunds;
  /** Tests put the plain twin here. */
  readonly newBook?: (seats: Seats) => Book;
};

export type Core = {
  readonly engine: Engine;
  readonly ledger: Ledger;
  readonly guard: Guard;
  readonly market: MarketArea;
  readonly spot: SpotArea;
  readonly c2c: C2cArea;
  readonly wallet: WalletArea;
  readonly convert: ConvertArea;
};

/** Every command, as those see it who send it from another thread. */
export const commandShapes: readonly Shape[] = [
  listMarketShape,
  setStatusShape,
  openAccountShape,
  placeOrderShape,
  amendOrderShape,
  cancelOrderShape,
  cancelAllShape,
  forgetClientIdsShape,
  setTiersShape,
  payDepositShape,
  returnDepositShape,
  createAdShape,
  updateAdShape,
  shelveAdShape,
  closeAdShape,
  takeAdShape,
  payShape,
  releaseShape,
  cancelShape,
  answerFaultShape,
  appealShape,
  withdrawAppealShape,
  ruleShape,
  noteShape,
  timeOutOrdersShape,
  escalateOrdersShape,
  acceptFaultsShape,
  beatShape,
  endStandingShape,
  suspendMerchantShape,
  liftSuspensionShape,
  transferCoinsShape,
  creditDepositShape,
  reverseDepositShape,
  collectDebtsShape,
  requestWithdrawalShape,
  approveWithdrawalShape,
  acknowledgeReversalShape,
  rejectWithdrawalShape,
  signWithdrawalShape,
  settleWithdrawalShape,
  forgetRequestsShape,
  fundHouseShape,
  quoteShape,
  exchangeShape,
  dropQuotesShape,
  setCoinShape,
  placeHoldShape,
  endHoldsShape,
  freezeAccountShape,
  unfreezeAccountShape,
  reopenWithdrawalShape,
  chargePaidWithdrawalShape,
  repayWithdrawalShape,
  bookOutflowShape,
  reviseOutflowShape,
  beginHotWalletShape,
  assignHotWalletShape,
];

/** Every table of the core, in the order in which start-up loads them. */
export const coreTables: readonly Table[] = [
  sequencesTable,
  accountsTable,
  feeTotalsTable,
  holdersTable,
  accountHoldsTable,
  accountFreezesTable,
  valueGivenTable,
  saleReferencesTable,
  marketsTable,
  ordersTable,
  clientOrdersTable,
  volumesTable,
  tiersTable,
  merchantDepositsTable,
  adsTable,
  c2cOrdersTable,
  c2cDaysTable,
  c2cClockTable,
  merchantSuspensionsTable,
  silenceClaimsTable,
  creditsTable,
  debtsTable,
  withdrawalsTable,
  withdrawalReversalsTable,
  withdrawalDaysTable,
  requestsTable,
  withdrawalRevisionsTable,
  outflowsTable,
  hotWalletsTable,
  withdrawalWalletsTable,
  quotesTable,
  convertCoinsTable,
  entriesTable,
  tradesTable,
  transfersTable,
  conversionsTable,
  c2cEventsTable,
  orderNumbersTable,
  valueCasesTable,
];

const nothing: PracticeFunds = { user: [], desk: [] };

/** The areas, wired. The only file that knows them all. */
export function createCore({ port, practice = nothing, newBook }: CoreOptions): Core {
  const changes = new Changes();
  const sequences = new Sequences(changes);
  const holders = new Holders(changes);
  const isDesk = (owner: number) => holders.isDesk(owner);
  const ledger = new Ledger(changes, sequences, isDesk);
  const debts = new Debts(changes, ledger, sequences.of('debt'));
  const guard = new Guard(changes, sequences, (owner) => debts.of(owner));

  const market = marketArea(changes);
  const wallet = walletArea(changes, sequences, ledger, holders, guard, debts, practice);
  const spot = spotArea(
    changes,
    sequences,
    ledger,
    {
      markets: {
        get: (symbol) => market.markets.get(symbol),
        traded: (symbol, price) => market.traded(symbol, price),
      },
      holders: { isDesk },
      guard,
      given: (owner, counterparty, value, at) => guard.given.note(owner, counterparty, value, at),
    },
    newBook,
  );

  const markets = { get: (symbol: string) => market.markets.get(symbol) };
  const c2c = c2cArea(changes, sequences, ledger, { markets, requests: wallet.requests, guard });
  const convert = convertArea(changes, sequences, ledger, { markets });

  function* claims(): Iterable<Claim> {
    yield* spot.claims();
    yield* c2c.claims();
    yield* wallet.claims();
  }
  const areas = [ledger.area(claims), guard.area(), wallet, market, spot, c2c, convert];
  return { engine: new Engine({ areas, changes, sequences, port }), ledger, guard, market, spot, c2c, wallet, convert };
}
