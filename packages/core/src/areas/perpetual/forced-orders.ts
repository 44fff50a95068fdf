import { type Amount, Parts, type Price, type Quantity } from '@quay/money';
import { isSystemAccount } from '../../ledger/system-accounts.ts';
import { sizeOf } from '../../margin/position.ts';
import { CANCEL_TAKER, NONE } from '../../matching/index.ts';
import * as codes from '../../trading/order-codes.ts';
import type { TradingParts } from '../../trading/trading-area.ts';
import type { Contracts } from './contracts.ts';
import type { Funding } from './funding.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import { CLOSING, closes } from './order-terms.ts';
import type { PositionRecord } from './position-record.ts';

const { CANCELLED, GTC, IOC, LIMIT, MARGIN } = codes;

/** What an order closed; no order where nobody offered anything within its price. */
export type Closed = { readonly order: number | null; readonly quantity: Quantity; readonly value: Amount };

const NOTHING: Closed = { order: null, quantity: 0n, value: 0n };

type ForcedParts = TradingParts & {
  readonly contracts: Contracts;
  readonly accounts: MarginAccounts;
  readonly funding: Funding;
};

/** What happens to orders by force: those that close a position, and those that it cannot have any more. */
export class ForcedOrders {
  readonly #parts: ForcedParts;
  readonly #held = new Parts();

  constructor(parts: ForcedParts) {
    this.#parts = parts;
  }

  /** Closes what it can of a position at once, no further than a price. */
  close(row: PositionRecord, quantity: Quantity, worst: Price, at: number): Closed {
    const instrument = this.#parts.instruments.of(row.contract);
    this.#parts.funding.settle(row.owner, at);
    if (!instrument.isMet(row.quantity < 0n, this.ticksOf(row, worst))) return NOTHING;
    return this.#send(row, quantity, worst, IOC, at);
  }

  /** Closes what it can of a position at a limit, and rests there with what is left. Nothing else may close so much of it. */
  rest(row: PositionRecord, quantity: Quantity, limit: Price, at: number): Closed {
    this.#parts.funding.settle(row.owner, at);
    this.trim(row, at, quantity);
    return this.#send(row, quantity, limit, GTC, at);
  }

  /** A price in ticks, as an order of a position may have it. */
  ticksOf({ contract }: PositionRecord, price: Price): number {
    const { tick } = this.#parts.contracts.of(contract);
    return Math.min(Math.max(1, Number(price / tick)), this.#parts.instruments.of(contract).ticksMax);
  }

  #send(row: PositionRecord, quantity: Quantity, worst: Price, force: number, at: number): Closed {
    const { orders, instruments, instrumentOrders, orderIds, volumes, matchLoop, isMarketMaker } = this.#parts;
    const { owner } = row;
    const { lot } = this.#parts.contracts.of(row.contract);
    const instrument = instruments.of(row.contract);
    const buys = row.quantity < 0n;
    const limitTicks = this.ticksOf(row, worst);
    const list = instrumentOrders.listOf(owner, instrument);
    const payee = instrumentOrders.payee(list, owner, instrument, buys);
    const keepsRow = !isMarketMaker(owner);
    const tier = keepsRow ? volumes.tierOf(owner) : NONE;
    const slot = orders.accept({
      ...{ id: orderIds.next(), owner, clientId: null, instrument, buys, type: LIMIT, force },
      ...{ selfTrade: CANCEL_TAKER, limitTicks, stopTicks: NONE, lots: Number(quantity / lot), amount: NONE },
      makerRate: tier === NONE ? 0 : instrument.makerRates[tier]!,
      takerRate: Number(this.takerRateOf(row)),
      ...{ list, payer: payee, payee, keepsRow, at },
    });
    orders.setOwn(slot, CLOSING);
    matchLoop.enter(slot, this.#held.set(0, 0), at);
    const { id: order, filledAmount: value } = orders.row(slot);
    return { order, quantity: BigInt(orders.filledLotsOf(slot)) * lot, value };
  }

  /** What the owner of a position pays as a taker; the insurance fund and market makers pay nothing. */
  takerRateOf({ owner, contract }: PositionRecord): bigint {
    const { instruments, volumes, isMarketMaker } = this.#parts;
    if (isSystemAccount(owner) || isMarketMaker(owner)) return 0n;
    return BigInt(instruments.of(contract).takerRates[volumes.tierOf(owner)]!);
  }

  /** Cancels orders that would open more: of a contract alone, or of all whose positions stand on an account. */
  cancelOpening(owner: number, asset: string, contract: string, at: number): void {
    const { orders, matchLoop, accounts } = this.#parts;
    const slots = contract === '' ? accounts.crossSlots(owner, asset) : accounts.slotsOf(owner, contract);
    for (const slot of slots) if (!closes(orders, slot)) matchLoop.withdraw(slot, CANCELLED, MARGIN, at);
  }

  /**
   * A position has shrunk, or a part of it is to be closed otherwise: orders that would close more than is left of it are cut
   * down, the newest first.
   */
  trim({ owner, contract, quantity, openValue }: PositionRecord, at: number, reserved: Quantity = 0n): void {
    const { orders, matchLoop, accounts, contracts } = this.#parts;
    const slots = accounts.slotsOf(owner, contract);
    const size = (sizeOf({ quantity, openValue }) - reserved) / contracts.of(contract).lot;
    let closing = 0;
    for (const slot of slots) if (closes(orders, slot)) closing += orders.leftOf(slot);
    let excess = closing - Number(size);
    for (const slot of [...slots].reverse()) {
      if (excess <= 0) return;
      if (!closes(orders, slot)) continue;
      const left = orders.leftOf(slot);
      if (left <= excess) matchLoop.withdraw(slot, CANCELLED, MARGIN, at);
      else {
        orders.amend(slot, orders.limitOf(slot), orders.lotsOf(slot) - excess, at);
        matchLoop.reduce(slot);
      }
      excess -= left;
    }
  }
}
