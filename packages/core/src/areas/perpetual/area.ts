import type { Amount } from '@quay/money';
import type { Area } from '../../engine/area.ts';
import type { Command } from '../../engine/command.ts';
import type { Claim } from '../../ledger/ledger.ts';
import type { Listed } from '../../trading/instrument-numbers.ts';
import { CANCELLED, MARGIN } from '../../trading/order-codes.ts';
import { type TradingArea, tradingArea } from '../../trading/trading-area.ts';
import type { AdlPlace } from './adl-queue.ts';
import { Caps } from './caps.ts';
import { CoinIndexes } from './coin-indexes.ts';
import { addMargin } from './commands/add-margin.ts';
import { amendOrder } from './commands/amend-order.ts';
import { cancelAll } from './commands/cancel-all.ts';
import { cancelOrder } from './commands/cancel-order.ts';
import { cancelTrigger } from './commands/cancel-trigger.ts';
import { closeAll } from './commands/close-all.ts';
import { deliver, deliverShape } from './commands/deliver.ts';
import { editTrigger } from './commands/edit-trigger.ts';
import { fireTriggers, fireTriggersShape } from './commands/fire-triggers.ts';
import { forgetClientIds } from './commands/forget-client-ids.ts';
import { fundInsurance } from './commands/fund-insurance.ts';
import { liquidate, liquidateShape } from './commands/liquidate.ts';
import { listContract } from './commands/list-contract.ts';
import { listDelivery } from './commands/list-delivery.ts';
import { payFunding, payFundingShape } from './commands/pay-funding.ts';
import { placeOrder } from './commands/place-order.ts';
import { recordPrices } from './commands/record-prices.ts';
import { removeMargin } from './commands/remove-margin.ts';
import { setCaps } from './commands/set-caps.ts';
import { setFeeTiers } from './commands/set-fee-tiers.ts';
import { setLeverage } from './commands/set-leverage.ts';
import { setMarginMode } from './commands/set-margin-mode.ts';
import { setStatus } from './commands/set-status.ts';
import { setTiers } from './commands/set-tiers.ts';
import { setTriggers } from './commands/set-triggers.ts';
import { settleAtIndex } from './commands/settle-at-index.ts';
import { unwindFund, unwindFundShape } from './commands/unwind-fund.ts';
import { Contracts } from './contracts.ts';
import { Copying } from './copying.ts';
import { deliveriesTable } from './dated-state.ts';
import { Dating } from './dating.ts';
import { Delivery } from './delivery.ts';
import { Funding } from './funding.ts';
import { fundingPaymentsTable } from './funding-state.ts';
import { PAYMENTS_MAX } from './funding-terms.ts';
import { PerpetualHoldings } from './holdings.ts';
import { InsuranceFund } from './insurance-fund.ts';
import { perpetualInvariants } from './invariants.ts';
import type { LiquidationCases } from './liquidation-cases.ts';
import { liquidationParts } from './liquidation-parts.ts';
import {
  adlPlacesTable,
  fundFlowsTable,
  liquidationOthersTable,
  liquidationsTable,
  takingsTable,
} from './liquidation-state.ts';
import { MarginAccounts } from './margin-accounts.ts';
import { MarketClosing } from './market-closing.ts';
import { Marks } from './marks.ts';
import type { PerpetualNeeds } from './needs.ts';
import type { PerpetualParts } from './parts.ts';
import type { PositionRecord } from './position-record.ts';
import { Positions } from './positions.ts';
import { Postings } from './postings.ts';
import { Premiums } from './premiums.ts';
import { perpetualProduct } from './product.ts';
import { PerpetualSettlement } from './settlement.ts';
import { coversTable, settingChangesTable } from './state.ts';
import { Syncing } from './syncing.ts';
import { TriggerFiring } from './trigger-firing.ts';
import { Triggers } from './triggers.ts';
import { marginWarningsTable } from './warning-state.ts';
import type { Warnings } from './warnings.ts';

export type PerpetualArea = Area &
  Pick<TradingArea, 'orders' | 'instruments' | 'ordersOf' | 'claims'> &
  Pick<PerpetualParts, 'contracts' | 'positions' | 'marks' | 'accounts' | 'funding' | 'delivery'> & {
    /** What coins are worth, for who lends against them. */
    readonly indexes: CoinIndexes;
    /** Opens and closes positions that are copied from others. */
    readonly copying: Copying;
    readonly postings: Pick<Postings, 'whenPosted' | 'isHeard'>;
    /** All contracts in the order in which they were listed. */
    listed(): readonly Listed[];
    /** Groups that are being liquidated, contracts whose prices are not trusted yet, and the insurance fund. */
    readonly cases: LiquidationCases;
    /** Groups that were warned of their liquidation. */
    readonly warnings: Warnings;
    readonly syncing: Syncing;
    readonly fund: InsuranceFund;
    /** What closes positions by itself. */
    readonly triggers: Triggers;
    /** Whether what an owner's position stands on is being liquidated. */
    isLiquidating(owner: number, contract: string): boolean;
    /** Where an owner's position stands in the queue of auto-deleveraging. */
    adlPlaceOf(owner: number, contract: string, at: number): AdlPlace | undefined;
    /** The queue of one side of a contract, who is deleveraged first on top. */
    adlQueue(contract: string, isLong: boolean, at: number): readonly PositionRecord[];
    /** What may leave an owner's account of contracts: see `margin-account-names.ts` for what it is called. */
    movable(owner: number, account: string, at: number): Amount;
    /** Pays what an owner has yet to pay or to get: funding, and what has ended. */
    settle(owner: number, at: number): void;
  };

/** What liquidations have left for another batch, and what time alone makes happen at a stamp. */
const LIQUIDATE = { name: liquidateShape.name, input: {} };
const FIRE_TRIGGERS = { name: fireTriggersShape.name, input: {} };
const DELIVER = { name: deliverShape.name, input: {} };
const PAY_FUNDING = { name: payFundingShape.name, input: {} };

/** Contracts, with an end and without: positions that are opened with a part of what they are worth, and closed for their profit. */
export function perpetualArea(needs: PerpetualNeeds): PerpetualArea {
  const { changes, sequences, ledger, numbers, guard } = needs;
  const contracts = new Contracts(changes, sequences.of('perpetual-setting-change'));
  const caps = new Caps(changes, needs);
  const positions = new Positions(changes);
  const marks = new Marks(changes);
  const holdings = new PerpetualHoldings();
  const syncing = new Syncing(changes);
  const triggers: Triggers = new Triggers({
    ...{ changes, contracts, positions, marks, ids: sequences.of('perpetual-trigger') },
    isLive: (order) => area.orders.find(order) >= 0,
  });
  const flowIds = sequences.of('perpetual-fund-flow');
  const fund = new InsuranceFund({ changes, flowIds, ledger, contracts, positions, marks });
  let accounts: MarginAccounts | undefined;
  let postings: Postings | undefined;
  let premiums: Premiums | undefined;
  let funding: Funding | undefined;
  const { parts: trading, ...area } = tradingArea(
    perpetualProduct,
    { ...needs, listings: contracts },
    holdings,
    ({ orders, volumes, instruments, instrumentOrders, withdraw }) => {
      accounts = new MarginAccounts({
        ...{ ledger, contracts, positions, marks, orders, instruments, instrumentOrders },
        pendingOf: (owner, asset, isolated) => funding!.pendingOf(owner, asset, isolated),
      });
      const cancel = (slot: number, at: number) => withdraw(slot, CANCELLED, MARGIN, at);
      postings = new Postings({
        ...{ ledger, contracts, positions, accounts, fund, cancel, changes },
        coverIds: sequences.of('perpetual-cover'),
      });
      premiums = new Premiums({ changes, contracts, instruments });
      funding = new Funding({
        ...{ changes, ledger, contracts, positions, marks, orders, postings, premiums, fund },
        periodIds: sequences.of('perpetual-funding-period'),
        sliceMax: needs.fundingSlice ?? PAYMENTS_MAX,
      });
      return new PerpetualSettlement({
        ...{ orders, volumes, ledger, holdings, contracts, positions, accounts, postings, triggers, changes },
      });
    },
  );
  const liquidation = liquidationParts({
    ...{ trading, sequences, changes, contracts, positions, marks, syncing, fund },
    ...{ accounts: accounts!, postings: postings!, funding: funding! },
  });
  const { risk, liquidations, unwinding, cases, warnings, queue, forced } = liquidation;
  const dating = new Dating({ contracts, caps, numberInstruments: () => numbers.numberAll() });
  const { isMarketMaker } = needs;
  const delivery = new Delivery({
    ...{ changes, ledger, contracts, positions, marks, fund, dating, isMarketMaker },
    ...{ orders: trading.orders, accounts: accounts!, postings: postings! },
    sliceMax: needs.deliverySlice ?? PAYMENTS_MAX,
    withdraw: (slot, status, ended, at) => trading.matchLoop.withdraw(slot, status, ended, at),
  });
  const closing = new MarketClosing({ contracts, accounts: accounts!, forced, guard });
  const firing = new TriggerFiring({
    ...{ trading, triggers, contracts, positions, marks, risk, forced, closing, funding: funding! },
  });
  const parts: PerpetualParts = {
    ...{
      ...trading,
      guard,
      isCopied: needs.isCopied,
      holdings,
      contracts,
      caps,
      positions,
      marks,
      accounts: accounts!,
      funding: funding!,
      ...{ dating, delivery },
    },
    ...{ syncing, risk, liquidations, unwinding, closing, triggers, firing },
  };
  /** Whoever does something is settled first in contracts that have ended; who places an order is by that command itself. */
  const settled = (one: Command<never>): Command<never> => ({
    ...one,
    run(input: { readonly owner?: number }, at) {
      if (delivery.isPaying && input.owner !== undefined) delivery.settle(input.owner, at);
      return (one.run as Command['run'])(input, at);
    },
  });
  const placing = placeOrder(parts);
  const { versions, tierRows } = contracts;
  /** The time of the last command, and of the last one before the start. */
  let lastAt = 0;
  let openedAt = 0;
  return {
    ...area,
    ...{
      contracts,
      positions,
      marks,
      accounts: parts.accounts,
      funding: parts.funding,
      cases,
      warnings,
      delivery,
      syncing,
      fund,
    },
    triggers,
    indexes: new CoinIndexes(contracts, marks, syncing),
    copying: new Copying(parts, placing),
    postings: postings!,
    state: [
      contracts,
      versions,
      tierRows,
      contracts.dated,
      delivery.samples.rows,
      caps,
      marks.sources,
      marks.marks,
      marks.basis,
      positions,
      triggers,
      cases,
      syncing,
      fund.peaks,
      ...area.state,
      parts.funding.periods,
      premiums!.minutes,
      parts.funding.early,
      warnings,
    ],
    logs: [
      ...area.logs,
      coversTable,
      liquidationsTable,
      liquidationOthersTable,
      takingsTable,
      adlPlacesTable,
      fundFlowsTable,
      fundingPaymentsTable,
      marginWarningsTable,
      settingChangesTable,
      deliveriesTable,
    ],
    commands: [
      forgetClientIds(trading),
      setFeeTiers(trading),
      listContract(parts, () => numbers.numberAll()),
      setTiers(parts),
      setCaps(parts),
      recordPrices(parts),
      placing,
      cancelOrder(parts),
      cancelAll(parts),
      setLeverage(parts),
      setMarginMode(parts),
      addMargin(parts),
      removeMargin(parts),
      setStatus(parts),
      liquidate(parts),
      unwindFund(parts),
      payFunding(parts),
      fireTriggers(parts),
      setTriggers(parts),
      editTrigger(parts),
      cancelTrigger(parts),
      closeAll(parts),
      amendOrder(parts),
      listDelivery(parts),
      deliver(parts),
      settleAtIndex(parts),
      fundInsurance(parts),
    ].map((one) => (one === placing ? one : settled(one))),
    afterCommand(at) {
      lastAt = at;
      risk.flush(at);
      triggers.flush(at);
    },
    continues() {
      if (risk.isBusy) return LIQUIDATE;
      if (firing.isBusy(lastAt)) return FIRE_TRIGGERS;
      if (parts.funding.isPaying) return PAY_FUNDING;
      return delivery.isPaying ? DELIVER : undefined;
    },
    due: (now) => [
      ...(risk.isBusy ? [LIQUIDATE] : []),
      ...(firing.isBusy(now) ? [FIRE_TRIGGERS] : []),
      ...(parts.funding.isDue(now) ? [PAY_FUNDING] : []),
      ...(delivery.isDue(now) ? [DELIVER] : []),
      ...(unwinding.isDue(now) ? [{ name: unwindFundShape.name, input: {} }] : []),
      ...area.due(now),
    ],
    rebuild(at) {
      openedAt = at;
      contracts.rebuild();
      positions.rebuild();
      marks.rebuild();
      parts.accounts.now.rebuild();
      area.rebuild(at);
      fund.rebuild();
      premiums!.rebuild();
      parts.funding.rebuild();
      delivery.rebuild();
      risk.rebuild(at);
      triggers.rebuild();
    },
    dueBefore(at) {
      if (parts.funding.hasStampBy(at)) return PAY_FUNDING;
      return delivery.hasStampBy(at) ? DELIVER : undefined;
    },
    invariants: [
      ...area.invariants,
      ...perpetualInvariants(ledger, contracts, positions, area.orders, parts.funding, {
        now: parts.accounts.now,
        risk,
        at: () => Math.max(openedAt, lastAt),
      }),
    ],
    listed: () => contracts.listed(),
    isLiquidating: (owner, contract) => {
      const row = positions.find(owner, contract);
      return row !== undefined && risk.isLiquidating(row);
    },
    adlPlaceOf: (owner, contract, at) => queue.placeOf(owner, contract, at),
    adlQueue: (contract, isLong, at) => queue.of(contract, isLong, at),
    movable: (owner, account, at) => parts.accounts.movable(owner, account, at),
    settle(owner, at) {
      parts.funding.settle(owner, at);
      delivery.settle(owner, at);
    },
    *claims(): Iterable<Claim> {
      yield* area.claims();
      for (const { owner, contract, margin } of positions.values()) {
        if (margin === 0n) continue;
        yield { owner, book: contracts.bookOf(contract), asset: contracts.of(contract).quote, amount: margin };
      }
    },
  };
}
