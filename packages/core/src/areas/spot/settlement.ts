import { Parts } from '@quay/money';
import { putCount, putParts, putRaw, putUnits } from '../../engine/bytes.ts';
import { type Changes, Log, putMark } from '../../engine/changes.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Instrument } from '../../trading/instrument.ts';
import type { Orders } from '../../trading/orders.ts';
import type { Settlement } from '../../trading/settlement.ts';
import type { Trade } from '../../trading/tables.ts';
import type { Volumes } from '../../trading/volumes.ts';
import type { SpotAttached } from './attached.ts';
import type { SpotNeeds } from './needs.ts';
import { tradesTable } from './product.ts';

const TRADE = putMark(tradesTable);
/** More bytes than a trade has. */
const TRADE_MAX = 300;

/**
 * What spot does with money: an order holds what it gives, and each fill delivers one asset for the other at once. Every
 * trade is a posting of its own.
 */
export class SpotSettlement implements Settlement {
  readonly attached: SpotAttached | undefined;
  readonly #orders: Orders;
  readonly #ledger: Ledger;
  readonly #volumes: Volumes;
  readonly #needs: Pick<SpotNeeds, 'given'>;
  readonly #trades: Log<Trade>;
  /** What the order that trades now still holds frozen. */
  readonly #held = new Parts();
  readonly #needed = new Parts();
  readonly #quantity = new Parts();
  readonly #amount = new Parts();
  readonly #buyFee = new Parts();
  readonly #sellFee = new Parts();

  constructor(of: {
    readonly orders: Orders;
    readonly ledger: Ledger;
    readonly volumes: Volumes;
    readonly needs: Pick<SpotNeeds, 'given'>;
    readonly changes: Changes;
    readonly attached?: SpotAttached;
  }) {
    this.attached = of.attached;
    this.#orders = of.orders;
    this.#ledger = of.ledger;
    this.#volumes = of.volumes;
    this.#needs = of.needs;
    this.#trades = new Log(tradesTable, of.changes);
  }

  begin(_slot: number, held: Parts): void {
    this.#held.set(held.whole, held.fraction);
  }

  resume(slot: number): void {
    this.#orders.heldOf(slot, this.#held);
  }

  rest(slot: number): void {
    const needed = this.#orders.heldOf(slot, this.#needed);
    this.#ledger.release(this.#orders.payerOf(slot), this.#held.subtract(needed));
  }

  end(slot: number): void {
    this.#ledger.release(this.#orders.payerOf(slot), this.#held);
  }

  release(slot: number): void {
    this.#ledger.release(this.#orders.payerOf(slot), this.#orders.heldOf(slot, this.#needed));
  }

  /**
   * Base goes one way, quote the other, and each side pays its fee out of what it receives (a buyer in base, a seller in
   * quote), rounded up. Tick × lot is a whole number of units, so nothing else is rounded.
   */
  fill(instrument: Instrument, taker: number, maker: number, ticks: number, lots: number, at: number): void {
    const orders = this.#orders;
    const ledger = this.#ledger;
    const takerBuys = orders.buys(taker);
    const buyer = takerBuys ? taker : maker;
    const seller = takerBuys ? maker : taker;
    const quantity = this.#quantity.ofProduct(lots, instrument.lot);
    const units = ticks * lots * instrument.quotePerTickLot;
    const amount = this.#amount.ofUnits(units);
    const buyRate = takerBuys ? orders.takerRateOf(buyer) : orders.makerRateOf(buyer);
    const sellRate = takerBuys ? orders.makerRateOf(seller) : orders.takerRateOf(seller);
    const buyFee = this.#buyFee.ofShare(quantity, buyRate, 'up');
    const sellFee = this.#sellFee.ofShare(amount, sellRate, 'up');

    const id = ledger.nextTrade();
    const buyerPays = orders.payerOf(buyer);
    const buyerGains = orders.payeeOf(buyer);
    const sellerPays = orders.payerOf(seller);
    const sellerGains = orders.payeeOf(seller);
    ledger.deliver(sellerPays, buyerGains, quantity);
    ledger.deliver(buyerPays, sellerGains, amount);
    ledger.charge(buyerGains, buyFee, id, at);
    ledger.charge(sellerGains, sellFee, id, at);
    this.#held.subtract(takerBuys ? amount : quantity);
    orders.fill(buyer, lots, units, buyFee, at);
    orders.fill(seller, lots, units, sellFee, at);
    const buyerOwner = orders.ownerOf(buyer);
    const sellerOwner = orders.ownerOf(seller);
    if (orders.isKept(buyer)) this.#volumes.add(buyerOwner, at, amount);
    if (orders.isKept(seller)) this.#volumes.add(sellerOwner, at, amount);

    const distance = ticks - instrument.lastTicks;
    if (
      (distance > instrument.farTicks || -distance > instrument.farTicks) &&
      orders.isKept(buyer) &&
      orders.isKept(seller)
    ) {
      // Above the last price who buys gives value away, below it who sells.
      const value = BigInt(Math.abs(distance) * lots * instrument.quotePerTickLot);
      if (distance > 0) this.#needs.given(buyerOwner, sellerOwner, value, at);
      else this.#needs.given(sellerOwner, buyerOwner, value, at);
    }

    const to = this.#trades.writer;
    const bytes = to.reserve(TRADE_MAX);
    let end = putCount(bytes, to.at, TRADE);
    end = putCount(bytes, end, id);
    end = putRaw(bytes, end, instrument.symbol);
    end = putUnits(bytes, end, ticks * instrument.tick);
    end = putParts(bytes, end, quantity.whole, quantity.fraction);
    end = putParts(bytes, end, amount.whole, amount.fraction);
    bytes[end++] = takerBuys ? 0 : 1;
    end = putCount(bytes, end, orders.idOf(buyer));
    end = putCount(bytes, end, orders.idOf(seller));
    end = putCount(bytes, end, buyerOwner);
    end = putCount(bytes, end, sellerOwner);
    end = putParts(bytes, end, buyFee.whole, buyFee.fraction);
    end = putParts(bytes, end, sellFee.whole, sellFee.fraction);
    bytes[end++] = takerBuys ? 1 : 0;
    bytes[end++] = orders.isKept(buyer) || orders.isKept(seller) ? 0 : 1;
    end = putCount(bytes, end, at);
    end = ledger.putAfter(bytes, end, buyerGains);
    end = ledger.putAfter(bytes, end, buyerPays);
    end = ledger.putAfter(bytes, end, sellerPays);
    to.at = ledger.putAfter(bytes, end, sellerGains);
  }
}
