import * as money from '@quay/money';
import { type Amount, greatest, least, Parts, type Price, type Quantity } from '@quay/money';
import { putCount, putParts, putRaw, putUnits } from '../../engine/bytes.ts';
import { type Changes, Log, putMark } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { exactNotional, signedValue, tradeValue } from '../../margin/contract.ts';
import { type Fill, filled, profitAt } from '../../margin/position.ts';
import { initialMargin } from '../../margin/requirements.ts';
import * as steps from '../../margin/steps.ts';
import type { Instrument } from '../../trading/instrument.ts';
import type { Orders } from '../../trading/orders.ts';
import type { Settlement } from '../../trading/settlement.ts';
import type { Trade } from '../../trading/tables.ts';
import type { Volumes } from '../../trading/volumes.ts';
import { type ClosedPart, closePart } from './closed-part.ts';
import type { Contracts } from './contracts.ts';
import type { PerpetualHoldings } from './holdings.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import { closes, marginOf } from './order-terms.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import type { Postings } from './postings.ts';
import { perpetualProduct } from './product.ts';
import type { Contract } from './state.ts';
import type { Triggers } from './triggers.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { WHOLE } = money;
const { COUNTED_MAX } = steps;

const TRADE = putMark(perpetualProduct.tables.trades);
/** More bytes than a trade has, its profits and shortfalls apart. */
const TRADE_MAX = 300;

/** What a fill came to for one of the two who traded. It is filled anew for each. */
class Side {
  owner = 0;
  readonly fee = new Parts();
  /** Whether it closed something; profit and shortfall are zero otherwise. */
  closes = false;
  profit = 0n;
  shortfall = 0n;

  opens(): void {
    if (!this.closes) return;
    this.closes = false;
    this.profit = 0n;
    this.shortfall = 0n;
  }
}

/** A fill as both sides see it. It is filled anew for each; bigints are made of it for who asks for them. */
class Traded implements Omit<Fill, 'buys'> {
  #instrument: Instrument | undefined;
  /** Quantity and value in units; no number where doubles do not hold both. */
  units = 0;
  worth = 0;
  ticks = 0;
  lots = 0;
  id = 0;
  at = 0;

  of(instrument: Instrument, ticks: number, lots: number, id: number, at: number): this {
    this.#instrument = instrument;
    this.ticks = ticks;
    this.lots = lots;
    this.id = id;
    this.at = at;
    const units = lots * instrument.lot;
    const worth = ticks * lots * instrument.quotePerTickLot;
    const isCounted = this.contract.kind === 'linear' && worth <= COUNTED_MAX && units <= Number.MAX_SAFE_INTEGER;
    this.units = isCounted ? units : Number.NaN;
    this.worth = isCounted ? worth : Number.NaN;
    return this;
  }

  get contract(): Contract {
    return this.#instrument!.terms as Contract;
  }

  get quantity(): Quantity {
    return Number.isNaN(this.units) ? BigInt(this.lots) * this.contract.lot : BigInt(this.units);
  }

  get price(): Price {
    return BigInt(this.ticks * this.#instrument!.tick);
  }

  get value(): Amount {
    const { contract, quantity, price } = this;
    return Number.isNaN(this.worth) ? tradeValue(contract.kind, quantity, price) : BigInt(this.worth);
  }
}

/**
 * What contracts do with money. Nothing is delivered: a fill that opens moves what was traded into the open value of the
 * position, and only the fee is paid; one that closes posts its profit against the clearing account. What an order holds
 * follows from its record, so that a taker holds at every moment what its rest requires and nothing is counted here.
 */
export class PerpetualSettlement implements Settlement {
  readonly #orders: Orders;
  readonly #volumes: Volumes;
  readonly #ledger: Ledger;
  readonly #holdings: PerpetualHoldings;
  readonly #contracts: Contracts;
  readonly #positions: Positions;
  readonly #accounts: MarginAccounts;
  readonly #postings: Postings;
  readonly #triggers: Pick<Triggers, 'isOfOrders' | 'opened' | 'orderOver'>;
  readonly #trades: Log<Trade>;
  readonly #held = new Parts();
  readonly #parts = new Parts();
  readonly #freed = new Parts();
  /** Of the fill that is settled: its quantity, what it is worth, and what volumes count. */
  readonly #quantity = new Parts();
  readonly #value = new Parts();
  readonly #volume = new Parts();
  readonly #traded = new Traded();
  readonly #took = new Side();
  readonly #made = new Side();

  constructor(of: {
    readonly orders: Orders;
    readonly volumes: Volumes;
    readonly ledger: Ledger;
    readonly holdings: PerpetualHoldings;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly accounts: MarginAccounts;
    readonly postings: Postings;
    readonly triggers: Pick<Triggers, 'isOfOrders' | 'opened' | 'orderOver'>;
    readonly changes: Changes;
  }) {
    this.#orders = of.orders;
    this.#volumes = of.volumes;
    this.#ledger = of.ledger;
    this.#holdings = of.holdings;
    this.#contracts = of.contracts;
    this.#positions = of.positions;
    this.#accounts = of.accounts;
    this.#postings = of.postings;
    this.#triggers = of.triggers;
    this.#trades = new Log(perpetualProduct.tables.trades, of.changes);
  }

  begin(): void {}
  resume(): void {}
  rest(): void {}

  end(slot: number): void {
    this.release(slot);
  }

  release(slot: number): void {
    this.#ledger.release(this.#orders.payerOf(slot), this.#orders.heldOf(slot, this.#held));
    this.#triggers.orderOver(this.#orders.idOf(slot));
  }

  fill(instrument: Instrument, taker: number, maker: number, ticks: number, lots: number, at: number): void {
    const orders = this.#orders;
    const contract = instrument.terms as Contract;
    const traded = this.#traded.of(instrument, ticks, lots, this.#ledger.nextTrade(), at);
    this.#quantity.ofProduct(lots, instrument.lot);
    if (Number.isNaN(traded.worth)) this.#value.of(traded.value);
    else this.#value.ofUnits(traded.worth);
    // Volumes are counted in the quote asset, in which an inverse contract has its quantity.
    this.#volume.copy(contract.kind === 'linear' ? this.#value : this.#quantity);
    contract.hasTraded = true;
    this.#contracts.touch(contract);
    this.#settle(contract, taker, false, traded, this.#took);
    this.#settle(contract, maker, true, traded, this.#made);
    const takerBuys = orders.buys(taker);
    if (takerBuys) this.#write(instrument, traded, true, taker, maker, this.#took, this.#made);
    else this.#write(instrument, traded, false, maker, taker, this.#made, this.#took);
  }

  /** The row of a trade, column by column as its table has them; a test holds the two against each other. */
  #write(
    instrument: Instrument,
    { id, ticks, at }: Traded,
    takerBuys: boolean,
    buy: number,
    sell: number,
    buyer: Side,
    seller: Side,
  ): void {
    const orders = this.#orders;
    const to = this.#trades.writer;
    const bytes = to.reserve(TRADE_MAX);
    let end = putCount(bytes, to.at, TRADE);
    end = putCount(bytes, end, id);
    end = putRaw(bytes, end, instrument.symbol);
    end = putUnits(bytes, end, ticks * instrument.tick);
    end = putParts(bytes, end, this.#quantity.whole, this.#quantity.fraction);
    end = putParts(bytes, end, this.#value.whole, this.#value.fraction);
    bytes[end++] = takerBuys ? 0 : 1;
    end = putCount(bytes, end, orders.idOf(buy));
    end = putCount(bytes, end, orders.idOf(sell));
    end = putCount(bytes, end, buyer.owner);
    end = putCount(bytes, end, seller.owner);
    end = putParts(bytes, end, buyer.fee.whole, buyer.fee.fraction);
    end = putParts(bytes, end, seller.fee.whole, seller.fee.fraction);
    bytes[end++] = takerBuys ? 1 : 0;
    bytes[end++] = orders.isKept(buy) || orders.isKept(sell) ? 0 : 1;
    end = putCount(bytes, end, at);
    // Entries say what its owners have after it. Profits and shortfalls are of what closes.
    const closes = buyer.closes || seller.closes;
    for (let column = closes ? 4 : 0; column < 8; column++) bytes[end++] = 0;
    to.at = end;
    if (!closes) return;
    to.amount(buyer.profit);
    to.amount(seller.profit);
    to.amount(buyer.shortfall);
    to.amount(seller.shortfall);
  }

  /** What the fill does for the owner of one of the two orders. */
  #settle(contract: Contract, slot: number, makes: boolean, traded: Traded, side: Side): void {
    const orders = this.#orders;
    const { lots, at } = traded;
    const owner = orders.ownerOf(slot);
    const row =
      this.#positions.inList(orders.listOf(slot), owner, contract.symbol) ?? this.#positions.of(owner, contract);
    const rate = makes ? orders.makerRateOf(slot) : orders.takerRateOf(slot);
    side.owner = owner;
    side.fee.ofShare(this.#value, rate, 'up');
    if (!closes(orders, slot) && this.#openCounted(slot, row, traded, side)) {
      this.#opened(contract, row, traded);
      orders.fill(slot, lots, traded.worth, side.fee, at);
      if (orders.isKept(slot)) this.#volumes.add(owner, at, this.#volume);
      return;
    }
    const before = row.quantity;
    if (closes(orders, slot)) {
      const paid = this.#close(contract, slot, row, traded, side.fee.value());
      side.fee.of(paid.fee);
      side.closes = true;
      side.profit = paid.profit;
      side.shortfall = paid.shortfall;
      row.fees += paid.fee;
    } else {
      this.#open(contract, slot, row, traded, side.fee);
      side.opens();
    }
    if (row.quantity > 0n) contract.openInterest += before > 0n ? row.quantity - before : row.quantity;
    else if (before > 0n) contract.openInterest -= before;
    this.#positions.touch(row);
    orders.fill(slot, lots, this.#value.whole * WHOLE + this.#value.fraction, side.fee, at);
    if (orders.isKept(slot)) this.#volumes.add(owner, at, this.#volume);
  }

  /**
   * A fill that opens a cross position, all of it in doubles; what it does is what {@link #open} does. Gives false and does
   * nothing where doubles do not hold something, or the fee is not there.
   */
  #openCounted(slot: number, row: PositionRecord, traded: Traded, side: Side): boolean {
    const orders = this.#orders;
    const { lots, units, worth, id: reference, at } = traded;
    const { fee: due } = side;
    const fee = due.whole * WHOLE + due.fraction;
    if (Number.isNaN(units) || row.mode !== 'cross' || !(fee <= Number.MAX_SAFE_INTEGER)) return false;
    const buys = orders.buys(slot);
    const { isFlat } = row;
    if (!isFlat && row.roughQuantity > 0 !== buys) return false;
    const account = orders.payerOf(slot);
    // The fee is paid of what is available with that which becomes free: what is there before is there then.
    if (!this.#ledger.has(account, due) || !row.grow(buys ? units : -units, buys ? worth : -worth, fee, isFlat)) {
      return false;
    }
    this.#giveBack(account, slot, lots);
    if (isFlat) row.openedAt = at;
    if (fee > 0) this.#postings.chargeCounted(account, { row, reference, at }, due);
    if (this.#triggers.isOfOrders) this.#triggers.opened(orders.idOf(slot), traded.quantity, at);
    side.opens();
    return true;
  }

  /** A position has grown: what is open of its contract has, where it is long. */
  #opened(contract: Contract, row: PositionRecord, traded: Traded): void {
    const { units } = traded;
    const size = row.roughQuantity;
    if (size > 0) contract.openInterest += traded.quantity;
    if (size === units || size === -units) this.#positions.touch(row);
    else this.#positions.touched(row);
  }

  /**
   * A fill that opens: what the order no longer holds is free, or stands behind the isolated position.
   *
   * @param due the fee, which is less afterwards where there was less
   */
  #open(contract: Contract, slot: number, row: PositionRecord, traded: Traded, due: Parts): void {
    const orders = this.#orders;
    const { lots, quantity, price, value, id: reference, at } = traded;
    const { kind } = contract;
    const buys = orders.buys(slot);
    const account = orders.payerOf(slot);
    const freed = this.#giveBack(account, slot, lots);

    const isFlat = row.quantity === 0n;
    // The words are made of a number, which costs more than the rest of the check.
    if (!isFlat && row.quantity > 0n !== buys) always(false, `an order of ${row.owner} that opens would close`);
    if (isFlat) Object.assign(row, { openedAt: at, realised: 0n, fees: 0n });
    if (!this.#ledger.has(account, due)) due.of(this.#accounts.available(row.owner, this.#accounts.accountOf(row)));
    const fee = due.value();
    if (row.mode === 'isolated') {
      // The margin of what was opened, and the loss that it shows already.
      const opened = filled(kind, { quantity: 0n, openValue: 0n }, { buys, quantity, price }).position;
      const loss = greatest(0n, -profitAt(kind, opened, this.#accounts.markOf(contract.symbol)));
      const wanted = initialMargin(exactNotional(kind, quantity, price), marginOf(orders, slot)) + loss;
      const margin = least(wanted, greatest(0n, freed.value() - fee));
      this.#ledger.hold(account, this.#parts.of(margin));
      row.margin += margin;
    }
    row.quantity += buys ? quantity : -quantity;
    row.openValue += signedValue(kind, buys, value);
    this.#postings.chargeTo(account, { row, reference, at }, due, fee);
    row.fees += fee;
    this.#triggers.opened(orders.idOf(slot), quantity, at);
  }

  /** What an order no longer holds when so many more of its lots are filled is free. */
  #giveBack(account: number, slot: number, lots: number): Parts {
    const orders = this.#orders;
    const freed = this.#freed.copy(orders.heldOf(slot, this.#held));
    freed.subtract(this.#holdings.held(orders, slot, orders.leftOf(slot) - lots, 0, this.#held));
    this.#ledger.release(account, freed);
    return freed;
  }

  /** A fill that closes: the profit of the part is posted, and of an isolated margin that part comes back. */
  #close(contract: Contract, slot: number, row: PositionRecord, traded: Traded, due: Amount): ClosedPart {
    const { quantity, price, id: reference, at } = traded;
    const one = { row, contract, reference, at };
    return closePart(this.#postings, one, { buys: this.#orders.buys(slot), quantity, price }, due);
  }
}
