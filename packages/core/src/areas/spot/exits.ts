import { Parts } from '@quay/money';
import type { Ledger } from '../../ledger/ledger.ts';
import { CANCEL_MAKER, NONE } from '../../matching/index.ts';
import type { Instrument } from '../../trading/instrument.ts';
import { GTC, IOC, LIMIT, MARKET, STOP_MARKET } from '../../trading/order-codes.ts';
import type { Orders } from '../../trading/orders.ts';
import type { SettledParts } from '../../trading/trading-area.ts';
import type { Bracket, Brackets } from './brackets.ts';
import type { OcoPlacing } from './oco-placing.ts';

/** The prices of exits in ticks, NONE where there is none. */
type ExitTicks = { readonly takeProfit: number; readonly stopLoss: number };

/** Places the exits of a purchase that is over: on what it bought, as far as that is still there. */
export class Exits {
  readonly #orders: Orders;
  readonly #ledger: Ledger;
  readonly #brackets: Brackets;
  readonly #placing: OcoPlacing;
  readonly #loop: SettledParts['loop'];
  readonly #held = new Parts();

  constructor(of: {
    readonly orders: Orders;
    readonly ledger: Ledger;
    readonly brackets: Brackets;
    readonly placing: OcoPlacing;
    readonly loop: SettledParts['loop'];
  }) {
    this.#orders = of.orders;
    this.#ledger = of.ledger;
    this.#brackets = of.brackets;
    this.#placing = of.placing;
    this.#loop = of.loop;
  }

  place(entry: number, bracket: Bracket, at: number): void {
    const instrument = this.#orders.instrumentAt(entry);
    const lots = this.#lotsOf(entry, instrument);
    const exits = {
      takeProfit: ticksOf(bracket.takeProfit, instrument),
      stopLoss: ticksOf(bracket.stopLoss, instrument),
    };
    if (!isEnough(instrument, lots, exits)) {
      this.#brackets.end(bracket, { status: this.#orders.filledLotsOf(entry) === 0 ? 'nothing-bought' : 'too-small' });
      return;
    }
    this.#brackets.end(bracket, { status: 'placed', ...this.#placed(entry, bracket, lots, exits, at) });
  }

  /** Whole lots of what was bought less its fee, and not more than the owner still has free. */
  #lotsOf(entry: number, instrument: Instrument): number {
    const { filledQuantity, fee } = this.#orders.row(entry);
    const { available } = this.#ledger.accounts.row(this.#orders.payeeOf(entry));
    const { lot } = instrument.terms;
    const net = filledQuantity - fee;
    return Math.min(Number((net < available ? net : available) / lot), instrument.maxLots);
  }

  #placed(
    entry: number,
    bracket: Bracket,
    lots: number,
    { takeProfit, stopLoss }: ExitTicks,
    at: number,
  ): Partial<Pick<Bracket, 'limitExit' | 'stopExit'>> {
    const orders = this.#orders;
    const instrument = orders.instrumentAt(entry);
    const loop = this.#loop();
    const owner = orders.ownerOf(entry);
    const sale = { ...{ owner, instrument, buys: false, lots, at }, clientId: null, selfTrade: CANCEL_MAKER };
    const limit = { ...sale, type: LIMIT, force: GTC, limitTicks: takeProfit, stopTicks: NONE };
    const stop = { ...sale, type: STOP_MARKET, force: IOC, limitTicks: NONE, stopTicks: stopLoss };
    const hold = () => {
      this.#held.ofProduct(lots, instrument.lot);
      this.#ledger.hold(orders.payeeOf(entry), this.#held);
    };
    // The price has come already: it is sold now.
    if (stopLoss !== NONE && stopLoss >= instrument.lastTicks) {
      const slot = this.#placing.accept({ ...stop, type: MARKET, stopTicks: NONE });
      hold();
      loop.take(slot, this.#held, at);
      return { stopExit: orders.idOf(slot) };
    }
    if (takeProfit !== NONE && (stopLoss === NONE || instrument.isMet(false, takeProfit))) {
      const slot = this.#placing.accept(limit);
      hold();
      loop.take(slot, this.#held, at);
      return { limitExit: orders.idOf(slot) };
    }
    if (takeProfit === NONE) {
      const slot = this.#placing.accept(stop);
      hold();
      loop.wait(slot);
      return { stopExit: orders.idOf(slot) };
    }
    hold();
    const placed = this.#placing.place(limit, stop, bracket.order);
    return { limitExit: orders.idOf(placed.limit), stopExit: orders.idOf(placed.stop) };
  }
}

/** Whether so much may be sold at every one of these prices. */
export function isEnough(instrument: Instrument, lots: number, { takeProfit, stopLoss }: ExitTicks): boolean {
  const least = stopLoss === NONE ? takeProfit : stopLoss;
  return lots >= instrument.minLots && lots * least * instrument.quotePerTickLot >= instrument.minWorth;
}

const ticksOf = (price: bigint | null, instrument: Instrument): number =>
  price === null ? NONE : Number(price / instrument.terms.tick);
