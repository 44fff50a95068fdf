import { type Amount, ONE, type Price, type Quantity, quotient, type Rate } from '@quay/money';
import type { Command, Outcome, Refused } from '../../engine/command.ts';
import { profitAt } from '../../margin/position.ts';
import { NONE } from '../../matching/index.ts';
import { bandRound } from './closing.ts';
import { type PlaceOrder, plainOrder } from './commands/place-order.ts';
import type { Closed } from './forced-orders.ts';
import { orderRules } from './order-rules.ts';
import { OwnOrders } from './own-orders.ts';
import type { PerpetualParts } from './parts.ts';
import type { PositionRecord } from './position-record.ts';
import type { Contract } from './state.ts';

/** A copy that is to be opened: at most so far from a price. */
export type CopyOrder = {
  readonly owner: number;
  readonly contract: string;
  readonly isLong: boolean;
  readonly quantity: Quantity;
  readonly leverage: number;
  readonly around: Price;
  readonly distanceMax: Rate;
};

/** What an order opened. */
export type Opened = { readonly order: number; readonly quantity: Quantity };

/** Opens and closes positions for who copies them from others, as isolated ones: the same order as of anybody else. */
export class Copying {
  readonly #parts: PerpetualParts;
  readonly #rules: ReturnType<typeof orderRules>;
  readonly #placing: Command<PlaceOrder>;
  readonly #others = new OwnOrders();

  constructor(parts: PerpetualParts, placing: Command<never>) {
    this.#parts = parts;
    this.#rules = orderRules(parts);
    this.#placing = placing as unknown as Command<PlaceOrder>;
  }

  /** A contract that is listed. */
  contract(symbol: string): Contract {
    return this.#parts.contracts.of(symbol);
  }

  mark(symbol: string): { readonly price: Price; readonly at: number } {
    return { price: this.#parts.accounts.markOf(symbol), at: this.#parts.marks.marks.get(symbol)!.at };
  }

  position(owner: number, symbol: string): PositionRecord | undefined {
    return this.#parts.positions.find(owner, symbol);
  }

  positionsOf(owner: number): readonly PositionRecord[] {
    return this.#parts.positions.ofOwner(owner);
  }

  hasOrders(owner: number, symbol: string): boolean {
    return this.#parts.accounts.slotsOf(owner, symbol).length > 0;
  }

  /** What a position would gain at the mark. */
  unrealised({ contract, quantity, openValue }: PositionRecord): Amount {
    const mark = this.#parts.accounts.markOf(contract);
    return profitAt(this.contract(contract).kind, { quantity, openValue }, mark);
  }

  /** What may leave an account, once what funding has fixed is paid. */
  movable(owner: number, asset: string, at: number): Amount {
    this.#parts.funding.settle(owner, at);
    return this.#parts.accounts.movable(owner, asset, at);
  }

  /** What an order would hold, or why it may not be placed. */
  holdOf(copy: CopyOrder, at: number): Amount | Refused {
    const { owner, contract: symbol, isLong: buys, quantity } = copy;
    const contract = this.contract(symbol);
    const instrument = this.#parts.instruments.of(symbol);
    const request = this.#requestOf(copy);
    const limitTicks = Number(BigInt(request.price!) / contract.tick);
    const lots = Number(quantity / contract.lot);
    const requested = { request, instrument, contract, buys, limitTicks, stopTicks: NONE, lots, at };
    const row = this.position(owner, symbol);
    const { orders, instrumentOrders } = this.#parts;
    const others = this.#others.take(orders, instrumentOrders, instrumentOrders.listOf(owner, instrument));
    const taken = this.#rules.opening(requested, row, others, this.#rules.bandOf(requested, undefined));
    return 'ok' in taken ? taken : BigInt(taken.hold);
  }

  /** Places the order; where it is refused the owner's mode is what it was. */
  open(copy: CopyOrder, at: number): Outcome<Opened> {
    const { positions, orders } = this.#parts;
    const contract = this.contract(copy.contract);
    const known = positions.find(copy.owner, copy.contract);
    const mode = known?.mode ?? 'cross';
    const row = known ?? positions.of(copy.owner, contract);
    row.mode = 'isolated';
    const placed = this.#placing.run(this.#requestOf(copy), at);
    if (!placed.ok) {
      row.mode = mode;
      return placed;
    }
    const slot = placed.value as number;
    positions.touch(row);
    return {
      ok: true,
      value: { order: orders.idOf(slot), quantity: BigInt(orders.filledLotsOf(slot)) * contract.lot },
    };
  }

  #requestOf({ owner, contract: symbol, isLong, quantity, leverage, around, distanceMax }: CopyOrder): PlaceOrder {
    const { tick } = this.contract(symbol);
    const { low, high } = bandRound(around, distanceMax, tick);
    const price = isLong ? high : low;
    return {
      ...{ owner, clientId: null, contract: symbol, intent: isLong ? 'open-long' : 'open-short', type: 'market' },
      ...{ price: price < tick ? tick : price, quantity, timeInForce: 'ioc', leverage },
      ...plainOrder,
    };
  }

  /** Whether positions of a contract are copied: of those without an end that settle in a coin. */
  isCopied(symbol: string, coin: string): boolean {
    return this.contract(symbol).quote === coin && this.#parts.contracts.dated.get(symbol) === undefined;
  }

  /** Whether positions of a contract can be closed now. */
  isClosable(symbol: string): boolean {
    return this.contract(symbol).status !== 'halted';
  }

  /** Closes what it can of a position at market. */
  close(owner: number, symbol: string, quantity: Quantity, at: number): Closed {
    return this.#parts.closing.close(this.position(owner, symbol)!, quantity, at);
  }

  /** A quantity in whole lots, down. */
  inLots(symbol: string, quantity: Quantity): Quantity {
    const { lot } = this.contract(symbol);
    return quotient(quantity, lot, 'down') * lot;
  }

  /** How much a margin opens at the mark with a leverage, in whole lots. Linear contracts alone. */
  quantityFor(symbol: string, margin: Amount, leverage: number): Quantity {
    const { price } = this.mark(symbol);
    return this.inLots(symbol, quotient(margin * BigInt(leverage) * ONE, price, 'down'));
  }
}
