import { type Amount, greatest, least, ONE, Parts, quotient } from '@quay/money';
import { type Changes, Log } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { exactNotional, tradeValue } from '../../margin/contract.ts';
import { type Fill, filled, profitAt } from '../../margin/position.ts';
import { initialMargin } from '../../margin/requirements.ts';
import type { Instrument } from '../../trading/instrument.ts';
import type { Orders } from '../../trading/orders.ts';
import type { Settlement } from '../../trading/settlement.ts';
import type { Trade } from '../../trading/tables.ts';
import type { Volumes } from '../../trading/volumes.ts';
import { closePart } from './closed-part.ts';
import type { Contracts } from './contracts.ts';
import type { PerpetualHoldings } from './holdings.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import { closes, marginOf } from './order-terms.ts';
import type { Positions } from './positions.ts';
import type { Postings } from './postings.ts';
import { perpetualProduct } from './product.ts';
import type { Contract, PositionRow } from './state.ts';
import type { Triggers } from './triggers.ts';

/** What a fill came to for one of the two who traded. */
type Side = { readonly owner: number; readonly profit: Amount; readonly fee: Amount; readonly shortfall: Amount };

/** A fill as both sides see it. */
type Traded = Omit<Fill, 'buys'> & {
  readonly value: Amount;
  readonly lots: number;
  readonly id: number;
  readonly at: number;
};

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
  readonly #triggers: Pick<Triggers, 'opened' | 'orderOver'>;
  readonly #trades: Log<Trade>;
  readonly #held = new Parts();
  readonly #parts = new Parts();

  constructor(of: {
    readonly orders: Orders;
    readonly volumes: Volumes;
    readonly ledger: Ledger;
    readonly holdings: PerpetualHoldings;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly accounts: MarginAccounts;
    readonly postings: Postings;
    readonly triggers: Pick<Triggers, 'opened' | 'orderOver'>;
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
    const contract = this.#contracts.of(instrument.terms.symbol);
    const quantity = BigInt(lots) * contract.lot;
    const price = BigInt(ticks) * contract.tick;
    const value = tradeValue(contract.kind, quantity, price);
    contract.hasTraded = true;
    this.#contracts.touch(contract);
    const traded = { quantity, price, value, lots, id: this.#ledger.nextTrade(), at };
    const took = this.#settle(contract, taker, false, traded);
    const made = this.#settle(contract, maker, true, traded);
    const takerBuys = this.#orders.buys(taker);
    const [buyer, seller] = takerBuys ? [took, made] : [made, took];
    const [buyOrder, sellOrder] = takerBuys ? [taker, maker] : [maker, taker];
    const kept = this.#orders.isKept(taker) || this.#orders.isKept(maker);
    const trade = {
      id: traded.id,
      market: contract.symbol,
      price,
      quantity,
      amount: value,
      side: takerBuys ? 'buy' : 'sell',
      buyOrder: this.#orders.idOf(buyOrder),
      sellOrder: this.#orders.idOf(sellOrder),
      buyer: buyer.owner,
      seller: seller.owner,
      buyFee: buyer.fee,
      sellFee: seller.fee,
      buyRole: takerBuys ? 'taker' : 'maker',
      betweenDesks: !kept,
      at,
      // Entries say what its owners have after it.
      ...{ buyerBase: null, buyerQuote: null, sellerBase: null, sellerQuote: null },
      ...{ buyProfit: buyer.profit, sellProfit: seller.profit },
      ...{ buyShortfall: buyer.shortfall, sellShortfall: seller.shortfall },
    } as const;
    this.#trades.add(trade);
  }

  /** What the fill does for the owner of one of the two orders. */
  #settle(contract: Contract, slot: number, makes: boolean, traded: Traded): Side {
    const orders = this.#orders;
    const { quantity, value, lots, at } = traded;
    const owner = orders.ownerOf(slot);
    const row = this.#positions.of(owner, contract);
    const rate = makes ? orders.makerRateOf(slot) : orders.takerRateOf(slot);
    const due = quotient(value * BigInt(rate), ONE, 'up');
    const before = row.quantity;
    const paid = closes(orders, slot)
      ? this.#close(contract, slot, row, traded, due)
      : this.#open(contract, slot, row, traded, due);
    contract.openInterest += greatest(0n, row.quantity) - greatest(0n, before);
    row.fees += paid.fee;
    this.#positions.touch(row);
    orders.fill(slot, lots, Number(value), this.#parts.of(paid.fee), at);
    // Volumes are counted in the quote asset, in which an inverse contract has its quantity.
    if (orders.isKept(slot))
      this.#volumes.add(owner, at, this.#parts.of(contract.kind === 'linear' ? value : quantity));
    return { owner, ...paid };
  }

  /** A fill that opens: what the order no longer holds is free, or stands behind the isolated position. */
  #open(contract: Contract, slot: number, row: PositionRow, traded: Traded, due: Amount): Omit<Side, 'owner'> {
    const orders = this.#orders;
    const { lots, quantity, price, id: reference, at } = traded;
    const buys = orders.buys(slot);
    const account = orders.payerOf(slot);
    const freed = orders.heldOf(slot, this.#held).value() - this.#heldAfter(slot, lots);
    this.#ledger.release(account, this.#parts.of(freed));

    const { kind } = contract;
    const { position, closed } = filled(kind, row, { buys, quantity, price });
    always(closed === 0n, `an order of ${row.owner} that opens would close`);
    if (row.quantity === 0n) Object.assign(row, { openedAt: at, realised: 0n, fees: 0n });
    const fee = least(due, this.#accounts.available(row.owner, this.#accounts.accountOf(row)));
    if (row.mode === 'isolated') {
      // The margin of what was opened, and the loss that it shows already.
      const opened = filled(kind, { quantity: 0n, openValue: 0n }, { buys, quantity, price }).position;
      const loss = greatest(0n, -profitAt(kind, opened, this.#accounts.markOf(contract.symbol)));
      const wanted = initialMargin(exactNotional(kind, quantity, price), marginOf(orders, slot)) + loss;
      const margin = least(wanted, greatest(0n, freed - fee));
      this.#ledger.hold(account, this.#parts.of(margin));
      row.margin += margin;
    }
    Object.assign(row, position);
    this.#postings.charge({ row, contract, reference, at }, fee);
    this.#triggers.opened(orders.idOf(slot), quantity, at);
    return { profit: 0n, fee, shortfall: 0n };
  }

  /** What an order holds when so many lots more of it are filled. */
  #heldAfter(slot: number, lots: number): Amount {
    const left = this.#orders.leftOf(slot) - lots;
    return this.#holdings.held(this.#orders, slot, left, 0, this.#held).value();
  }

  /** A fill that closes: the profit of the part is posted, and of an isolated margin that part comes back. */
  #close(contract: Contract, slot: number, row: PositionRow, traded: Traded, due: Amount): Omit<Side, 'owner'> {
    const { quantity, price, id: reference, at } = traded;
    const one = { row, contract, reference, at };
    return closePart(this.#postings, one, { buys: this.#orders.buys(slot), quantity, price }, due);
  }
}
