import { least, type Price } from '@quay/money';
import { sizeOf } from '../../margin/position.ts';
import { NONE } from '../../matching/index.ts';
import { CANCELLED, EXPIRED, MARGIN, NO_MORE_OFFERS } from '../../trading/order-codes.ts';
import type { TradingParts } from '../../trading/trading-area.ts';
import { bandRound } from './closing.ts';
import type { Contracts } from './contracts.ts';
import type { ForcedOrders } from './forced-orders.ts';
import type { Funding } from './funding.ts';
import type { MarketClosing } from './market-closing.ts';
import type { Marks } from './marks.ts';
import { closes } from './order-terms.ts';
import type { Positions } from './positions.ts';
import type { Risk } from './risk.ts';
import type { Contract } from './state.ts';
import type { TriggerRow } from './trigger-state.ts';
import { isCrossed } from './trigger-terms.ts';
import type { Triggers } from './triggers.ts';

/** What one command does: a trigger that fires is as much work as twenty that follow the mark. */
const WORK_A_COMMAND = 1_000;
const FIRED = 20;
const FOLLOWED = 1;

/**
 * Fires triggers and stop orders whose prices a mark has come to, after liquidations. What does not fit into the command of
 * the mark goes on in the next batches, and no mark moves before it is over.
 */
export class TriggerFiring {
  readonly #triggers: Triggers;
  readonly #contracts: Contracts;
  readonly #positions: Positions;
  readonly #marks: Marks;
  readonly #risk: Risk;
  readonly #funding: Funding;
  readonly #forced: ForcedOrders;
  readonly #closing: MarketClosing;
  readonly #trading: Pick<TradingParts, 'orders' | 'instruments' | 'matchLoop'>;

  constructor(of: {
    readonly triggers: Triggers;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly marks: Marks;
    readonly risk: Risk;
    readonly funding: Funding;
    readonly forced: ForcedOrders;
    readonly closing: MarketClosing;
    readonly trading: Pick<TradingParts, 'orders' | 'instruments' | 'matchLoop'>;
  }) {
    this.#triggers = of.triggers;
    this.#contracts = of.contracts;
    this.#positions = of.positions;
    this.#marks = of.marks;
    this.#risk = of.risk;
    this.#funding = of.funding;
    this.#forced = of.forced;
    this.#closing = of.closing;
    this.#trading = of.trading;
  }

  /** Whether a mark has come to the price of something, in a contract where it may fire. */
  isBusy(at: number): boolean {
    for (const contract of this.#contracts.values()) if (this.#isReached(contract, at)) return true;
    return false;
  }

  #isReached(contract: Contract, at: number): boolean {
    const { symbol } = contract;
    if (!this.#triggers.watch.isAwaited(symbol) && !this.#trading.instruments.of(symbol).hasStops) return false;
    if (this.#marks.of(symbol) === undefined) return false;
    const mark = this.#triggers.markOf(symbol);
    const isReached = this.#triggers.watch.reached(symbol, mark) !== undefined || this.#stop(contract, mark) !== NONE;
    return isReached && this.#risk.isSound(symbol, at);
  }

  /** Contracts have other marks: what was tried before may be tried again. Gives how many triggers and stop orders fired. */
  marked(contracts: readonly string[], at: number): number {
    for (const contract of contracts) this.#triggers.marked(contract);
    return this.#risk.isBusy ? 0 : this.work(at);
  }

  /** Works on what earlier marks have left; gives whether nothing is left of it. */
  finish(at: number): boolean {
    if (this.isBusy(at)) this.work(at);
    return !this.isBusy(at);
  }

  /** Fires what is reached, as much as one command may. Gives how many triggers and stop orders it was. */
  work(at: number): number {
    let left = WORK_A_COMMAND;
    let fired = 0;
    for (const contract of this.#contracts.values()) {
      if (!this.#isReached(contract, at)) continue;
      const mark = this.#triggers.markOf(contract.symbol);
      for (let row = this.#reached(contract, mark); row && left > 0; row = this.#reached(contract, mark)) {
        const isFired = isCrossed(row, mark);
        if (isFired) this.#fire(row, contract, mark, at);
        else this.#triggers.follow(row, mark, at);
        left -= isFired ? FIRED : FOLLOWED;
        if (isFired) fired += 1;
      }
      for (let slot = this.#stop(contract, mark); slot !== NONE && left > 0; slot = this.#stop(contract, mark)) {
        this.#release(slot, contract, at);
        left -= FIRED;
        fired += 1;
      }
    }
    return fired;
  }

  #reached({ symbol }: Contract, mark: Price): TriggerRow | undefined {
    return this.#triggers.watch.reached(symbol, mark);
  }

  /** The stop order that a mark has come to, those it rose to first; NONE. */
  #stop({ symbol, tick }: Contract, mark: Price): number {
    const instrument = this.#trading.instruments.of(symbol);
    const ticks = Number(mark / tick);
    const rises = instrument.risenTo(ticks);
    return rises === NONE ? instrument.fallenTo(ticks) : rises;
  }

  /** Closes what a trigger is for, as far as there is that much: at market what is offered, or with an order at its limit. */
  #fire(row: TriggerRow, contract: Contract, mark: Price, at: number): void {
    const position = this.#positions.find(row.owner, row.contract)!;
    const size = sizeOf(position);
    const wanted = row.quantity === null ? size : least(row.quantity - row.closed, size);
    this.#triggers.suspend(row);
    row.firedMark ??= mark;
    row.firedAt ??= at;
    row.triedAt = this.#marks.marks.get(row.contract)!.at;
    if (row.price !== null) {
      const { low, high } = bandRound(mark, contract.priceBand, contract.tick);
      if (row.price < low || row.price > high) {
        this.#triggers.cancel(row, 'price-band', at);
        return;
      }
      row.sent = this.#forced.rest(position, wanted, row.price, at).order;
      row.closed += wanted;
      this.#triggers.done(row, at);
      return;
    }
    const { order, quantity } = this.#closing.close(position, wanted, at);
    row.sent = order ?? row.sent;
    row.closed += quantity;
    if (quantity < wanted) this.#triggers.resume(row, at);
    else this.#triggers.done(row, at);
  }

  /**
   * A stop order whose price came meets the book. One that opens ends where nothing may be opened any more; one that closes at
   * market goes as far as that may now.
   */
  #release(slot: number, contract: Contract, at: number): void {
    const { orders, matchLoop } = this.#trading;
    const owner = orders.ownerOf(slot);
    this.#funding.settle(owner, at);
    const position = this.#positions.find(owner, contract.symbol);
    if (closes(orders, slot)) {
      if (orders.lifeOf(slot).type === 'stop-market') {
        const worst = this.#forced.ticksOf(position!, this.#closing.worst(position!, at));
        orders.amend(slot, worst, orders.lotsOf(slot), at);
      }
    } else if (contract.status !== 'trading') {
      matchLoop.withdraw(slot, EXPIRED, NO_MORE_OFFERS, at);
      return;
    } else if (position && this.#risk.isLiquidating(position)) {
      matchLoop.withdraw(slot, CANCELLED, MARGIN, at);
      return;
    }
    matchLoop.fire(slot, at);
  }
}
