import { type Bracket, bracketsTable, type OcoPair, type Order, ocoPairsTable } from '../../src/index.ts';
import type { Sorted } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import type { Observed } from './observed.ts';

const ONE = 100_000_000n;

/** The auditor's look at orders that are linked: pairs, and purchases with exits. */
export class Links {
  readonly #ofLimit = new Map<number, OcoPair>();
  readonly #ofStop = new Map<number, OcoPair>();
  /** Purchases whose exits have not been placed. */
  readonly #brackets = new Map<number, Bracket>();
  /** OcoPairs that the batch ended; pairs and brackets that it wrote. */
  #ended: readonly OcoPair[] = [];
  #pairs: readonly OcoPair[] = [];
  #written: readonly Bracket[] = [];
  /** Orders that are exits of a purchase that ended in this batch. */
  readonly #exits = new Set<number>();
  /** How many pairs began to trade or were reached, and how many purchases left exits. */
  parted = 0;
  left = 0;

  /** OcoPairs and brackets as the batch has them. Those that were told before stand until {@link validate}. */
  take(sorted: Sorted): void {
    this.#pairs = (sorted.get(ocoPairsTable.number) ?? []).map(({ row }) => row as OcoPair);
    this.#written = (sorted.get(bracketsTable.number) ?? []).map(({ row }) => row as Bracket);
    this.#ended = this.#pairs.filter(({ status }) => status === 'over');
    for (const pair of this.#pairs) {
      const known = this.#ofLimit.get(pair.limitOrder);
      if (known && (known.stopOrder !== pair.stopOrder || known.owner !== pair.owner || known.entry !== pair.entry)) {
        wrong(`I80 the pair ${pair.limitOrder} has other orders`);
      }
      if (known && pair.status === 'standing') wrong(`I80 the pair ${pair.limitOrder} was written for nothing`);
      this.#ofLimit.set(pair.limitOrder, pair);
      this.#ofStop.set(pair.stopOrder, pair);
    }
    this.#exits.clear();
    for (const { limitExit, stopExit } of this.#written) {
      if (limitExit !== null) this.#exits.add(limitExit);
      if (stopExit !== null) this.#exits.add(stopExit);
    }
  }

  /** The other order of a pair that stood when the batch began or that it made. */
  otherOf(order: number): number | undefined {
    return this.#ofLimit.get(order)?.stopOrder ?? this.#ofStop.get(order)?.limitOrder;
  }

  isExit(order: number): boolean {
    return this.#exits.has(order);
  }

  /** What an order may cost, by itself `cost`: of a pair that stands the limit order holds for both. */
  heldOf(order: Order, cost: bigint, rowOf: (id: number) => Order | undefined): bigint {
    if (this.#ofStop.get(order.id)?.status === 'standing') return 0n;
    const pair = this.#ofLimit.get(order.id);
    if (pair?.status !== 'standing' || order.side === 'sell') return cost;
    const stop = rowOf(pair.stopOrder);
    if (!stop) wrong(`I80 of the pair ${order.id} the stop order is gone`);
    const other = (stop.quantity! * stop.price!) / ONE;
    return other > cost ? other : cost;
  }

  /** The batch is told: what it says of pairs and exits follows from its orders. */
  validate(orders: ReadonlyMap<number, Observed>, rowOf: (id: number) => Order | undefined, alone: boolean): void {
    for (const pair of this.#pairs) this.#validatePair(pair, rowOf);
    for (const { limitOrder, stopOrder } of this.#ended) {
      this.#ofLimit.delete(limitOrder);
      this.#ofStop.delete(stopOrder);
    }
    for (const { row } of orders.values()) {
      if (row.ended !== 'oco') continue;
      if (!this.#ended.some((pair) => pair.limitOrder === row.id || pair.stopOrder === row.id)) {
        wrong(`I80 order ${row.id} ended by its pair and had none`);
      }
    }
    // Whatever happened to one of a pair that still stands has no row: both are as they were.
    for (const id of orders.keys()) {
      const pair = this.#ofLimit.get(id) ?? this.#ofStop.get(id);
      if (pair && orders.get(id)!.before) wrong(`I80 order ${id} changed and its pair stands`);
    }
    for (const bracket of this.#written) this.#validateBracket(bracket, orders, rowOf, alone);
  }

  #validatePair({ limitOrder, stopOrder, owner, status }: OcoPair, rowOf: (id: number) => Order | undefined): void {
    const [limit, stop] = [rowOf(limitOrder), rowOf(stopOrder)];
    if (!limit || !stop) wrong(`I80 the pair ${limitOrder} is of orders that nobody placed`);
    const same = limit.owner === owner && stop.owner === owner && limit.market === stop.market;
    if (!same || limit.side !== stop.side || limit.type !== 'limit' || stop.stopPrice === null) {
      wrong(`I80 the orders of the pair ${limitOrder} do not belong together`);
    }
    const [limitLives, stopLives] = [limit.status === 'open', stop.status === 'waiting'];
    if (status === 'standing') {
      if (!limitLives || !stopLives) wrong(`I80 the pair ${limitOrder} stands and one of it is over`);
      if (limit.quantity !== stop.quantity || limit.filledQuantity > 0n) wrong(`I80 the pair ${limitOrder} traded`);
      return;
    }
    if (limit.filledQuantity > 0n && stop.filledQuantity > 0n) wrong(`I80 both of the pair ${limitOrder} traded`);
    if (limit.filledQuantity > 0n || stop.triggeredAt !== null) {
      this.parted += 1;
      if (limit.filledQuantity > 0n && stop.ended !== 'oco')
        wrong(`I80 ${limitOrder} traded and ${stopOrder} ended by ${stop.ended}`);
      if (stop.triggeredAt !== null && limit.ended !== 'oco')
        wrong(`I80 ${stopOrder} woke and ${limitOrder} ended by ${limit.ended}`);
    } else if (limit.status !== 'cancelled' || stop.status !== 'cancelled') {
      wrong(`I80 of the pair ${limitOrder} one goes on and nothing happened`);
    }
  }

  #validateBracket(
    bracket: Bracket,
    orders: ReadonlyMap<number, Observed>,
    rowOf: (id: number) => Order | undefined,
    alone: boolean,
  ): void {
    const { order, status, takeProfit, stopLoss, limitExit, stopExit } = bracket;
    const known = this.#brackets.get(order);
    const entry = rowOf(order);
    if (!entry || entry.owner !== bracket.owner || entry.side !== 'buy')
      wrong(`I81 exits of ${order} are of no purchase`);
    if (known && (known.takeProfit !== takeProfit || known.stopLoss !== stopLoss)) wrong(`I81 exits of ${order} moved`);
    const lives = entry.status === 'open' || entry.status === 'waiting';
    if (lives !== (status === 'waiting')) wrong(`I81 exits of ${order}, which is ${entry.status}, are ${status}`);
    if (lives) {
      this.#brackets.set(order, bracket);
      return;
    }
    this.#brackets.delete(order);
    const byOwner = entry.status === 'cancelled' && entry.ended === 'owner';
    if (byOwner !== (status === 'cancelled')) wrong(`I81 ${order} ended by ${entry.ended} and its exits are ${status}`);
    const bought = entry.filledQuantity - entry.fee;
    if (!byOwner && (entry.filledQuantity === 0n) !== (status === 'nothing-bought')) {
      wrong(`I81 ${order} bought ${bought} and its exits are ${status}`);
    }
    const exits = [limitExit, stopExit].flatMap((id) => (id === null ? [] : [orders.get(id)?.row]));
    if (status !== 'placed') {
      if (exits.length > 0) wrong(`I81 exits of ${order} are ${status} and there`);
      return;
    }
    this.left += 1;
    for (const exit of exits) {
      if (!exit || exit.owner !== entry.owner || exit.market !== entry.market || exit.side !== 'sell') {
        wrong(`I81 an exit of ${order} is no sale of it`);
      }
      if (exit.quantity! > bought) wrong(`I81 exit ${exit.id} sells more than ${order} bought`);
      if (exit.id === limitExit ? exit.price !== takeProfit : exit.type !== 'market' && exit.stopPrice !== stopLoss) {
        wrong(`I81 exit ${exit.id} of ${order} has another price`);
      }
    }
    if (exits.length === 2) {
      const pair = this.#pairs.find((one) => one.limitOrder === limitExit);
      if (pair?.stopOrder !== stopExit || pair?.entry !== order) wrong(`I81 the exits of ${order} are no pair`);
    }
    // One alone where two were asked for: its price had come.
    if (alone && exits.length === 1 && takeProfit !== null && stopLoss !== null) {
      const [one] = exits;
      if (one!.type !== 'market' && one!.filledQuantity === 0n) wrong(`I81 an exit of ${order} is missing`);
    }
  }
}
