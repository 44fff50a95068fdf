import { type Contract, perpetualProduct, type Trade } from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';
import type { CapsAuditor } from './caps-auditor.ts';
import { type ContractOrder, flat, holdOf, isOpening, type TradedPosition, up } from './rules.ts';
import type { Terms } from './terms.ts';

const ONE = 100_000_000n;
const { orders: ordersTable } = perpetualProduct.tables;

/** What the trades of a batch did to an order. */
type Filled = { quantity: bigint; amount: bigint; fee: bigint };

/** One side of a trade. */
export type Side = {
  readonly owner: number;
  readonly order: number;
  readonly buys: boolean;
  readonly makes: boolean;
  readonly fee: bigint;
  readonly profit: bigint;
  readonly shortfall: bigint;
};

/** What the auditor of contracts knows that orders are held against. */
type Known = {
  readonly terms: Terms;
  readonly caps: CapsAuditor;
  readonly traded: ReadonlyMap<string, TradedPosition>;
  readonly live: Map<number, ContractOrder>;
  isMarketMaker(owner: number): boolean;
};

/** The auditor's look at the orders of contracts: what trades did to them, what they hold, and the caps at their birth. */
export class OrderAuditor {
  readonly #money: Money;
  readonly #known: Known;
  readonly #filled = new Map<number, Filled>();
  readonly #orders = new Map<number, ContractOrder>();

  constructor(money: Money, known: Known) {
    this.#money = money;
    this.#known = known;
  }

  /** The rows of a batch, before its trades are read. */
  begin({ sorted, from, to }: BatchView): void {
    this.#orders.clear();
    this.#filled.clear();
    for (const { op, row } of sorted.get(ordersTable.number) ?? []) {
      const order = row as ContractOrder;
      if (op === 'drop') {
        const before = this.#known.live.get(order.id);
        if (!before || !this.#known.isMarketMaker(before.owner)) wrong(`order ${order.id} was dropped`);
        continue;
      }
      if (this.#orders.has(order.id)) wrong(`order ${order.id} was written twice`);
      if (!this.#known.live.has(order.id) && (order.createdAt < from || order.createdAt > to)) {
        wrong(`I13 order ${order.id} is new and of another time`);
      }
      this.#orders.set(order.id, order);
    }
  }

  /** An order that the batch wrote. */
  get(id: number): ContractOrder | undefined {
    return this.#orders.get(id);
  }

  /** Orders of the batch that were placed in it, rest or wait, and have not traded. */
  *placed(): Generator<ContractOrder> {
    for (const order of this.#orders.values()) {
      if (order.createdAt === order.updatedAt && !isOverNow(order) && order.filledQuantity === 0n) yield order;
    }
  }

  /** A trade is within what its order says, and pays the order's own rate, or what is left. */
  fill(
    order: ContractOrder,
    trade: Pick<Trade, 'id' | 'quantity' | 'amount' | 'price'>,
    contract: Contract,
    { owner, buys, makes, fee }: Side,
  ): void {
    const { id, quantity, amount, price } = trade;
    if (order.owner !== owner || order.market !== contract.symbol || (order.side === 'buy') !== buys) {
      wrong(`trade ${id} is with order ${order.id}, which is another's`);
    }
    if (buys ? price > order.price! : price < order.price!)
      wrong(`trade ${id} is beyond the price of order ${order.id}`);
    const due = up(amount * (makes ? order.makerFeeRate : order.takerFeeRate), ONE);
    if (fee > due || (fee < due && isOpening(order)))
      wrong(`I15 the fee of order ${order.id} in trade ${id} is ${fee}`);
    const sums = this.#filled.get(order.id) ?? { quantity: 0n, amount: 0n, fee: 0n };
    sums.quantity += quantity;
    sums.amount += amount;
    sums.fee += fee;
    this.#filled.set(order.id, sums);
  }

  /** After the trades of a batch: an order is what they made of it, and holds what its row says. */
  end({ sorted, to, alone }: BatchView): void {
    for (const { op, row } of sorted.get(ordersTable.number) ?? []) {
      if (op === 'put') continue;
      const before = this.#known.live.get((row as ContractOrder).id)!;
      const { quote } = this.#known.terms.of(before.market);
      this.#money.claim(before.owner, quote, -before.held, this.#known.terms.bookOf(before.market));
      this.#known.live.delete(before.id);
    }
    for (const order of this.#orders.values()) {
      const { id, owner, market, held, status, side, intent, timeInForce, type } = order;
      const contract = this.#known.terms.of(market);
      const before = this.#known.live.get(id);
      if (!before && alone) this.#validateCaps(order);
      const { quantity, amount, fee } = this.#filled.get(id) ?? { quantity: 0n, amount: 0n, fee: 0n };
      if (order.filledQuantity !== (before?.filledQuantity ?? 0n) + quantity)
        wrong(`I14 order ${id} filled ${order.filledQuantity}`);
      if (order.filledAmount !== (before?.filledAmount ?? 0n) + amount)
        wrong(`I14 order ${id} filled for ${order.filledAmount}`);
      if (order.fee !== (before?.fee ?? 0n) + fee) wrong(`I15 order ${id} paid ${order.fee}`);
      if ((side === 'buy') !== (intent === 'open-long' || intent === 'close-short'))
        wrong(`P8 order ${id} is to ${intent} by a ${side}`);
      if (held !== holdOf(contract, order)) wrong(`P6 order ${id} holds ${held}, not ${holdOf(contract, order)}`);
      if (order.updatedAt > to) wrong(`I13 order ${id} was changed at another time`);
      const isOver = isOverNow(order);
      if (status === 'open' && (timeInForce === 'ioc' || timeInForce === 'fok' || type === 'market'))
        wrong(`a ${timeInForce} order ${id} rests`);
      if ((status === 'filled') !== (order.filledQuantity === order.quantity)) wrong(`I14 order ${id} is ${status}`);
      this.#money.claim(owner, contract.quote, held - (before?.held ?? 0n), this.#known.terms.bookOf(market));
      if (isOver) this.#known.live.delete(id);
      else this.#known.live.set(id, order);
    }
  }

  /** A new order that opens is within the caps, with those before it that still open. */
  #validateCaps(order: ContractOrder): void {
    const others = [...this.#known.live.values()].filter(
      ({ id, owner, market }) => owner === order.owner && market === order.market && !this.#orders.has(id),
    );
    const { quantity } = this.#filled.get(order.id) ?? { quantity: 0n };
    this.#known.caps.validate(
      order,
      others.filter(isOpening),
      quantity,
      this.#known.traded.get(`${order.owner}/${order.market}`) ?? flat(),
    );
  }
}

const isOverNow = ({ status }: ContractOrder): boolean => status !== 'open' && status !== 'waiting';
