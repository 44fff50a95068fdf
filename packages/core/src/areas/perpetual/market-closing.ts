import { FAR_ORDER_PERCENT } from '@quay/contract/trading/rules';
import { least, ONE, type Price, type Quantity } from '@quay/money';
import type { Guard } from '../../guard/guard.ts';
import { bandRound, closingBand } from './closing.ts';
import type { Contracts } from './contracts.ts';
import type { Closed, ForcedOrders } from './forced-orders.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { PositionRecord } from './position-record.ts';

const FAR = (BigInt(FAR_ORDER_PERCENT) * ONE) / 100n;

/** Closes positions at market for their owners, without an order that they placed. */
export class MarketClosing {
  readonly #contracts: Contracts;
  readonly #accounts: MarginAccounts;
  readonly #forced: ForcedOrders;
  readonly #guard: Pick<Guard, 'stops'>;

  constructor(of: {
    readonly contracts: Contracts;
    readonly accounts: MarginAccounts;
    readonly forced: ForcedOrders;
    readonly guard: Pick<Guard, 'stops'>;
  }) {
    this.#contracts = of.contracts;
    this.#accounts = of.accounts;
    this.#forced = of.forced;
    this.#guard = of.guard;
  }

  /** Closes what it can at once, within the market band. Other orders that would close it too are cut down. */
  close(row: PositionRecord, quantity: Quantity, at: number): Closed {
    const closed = this.#forced.close(row, quantity, this.worst(row, at), at);
    this.#forced.trim(row, at);
    return closed;
  }

  /**
   * The worst price that a position is closed at: within the market band and not beyond its bankruptcy price. An owner whose
   * value may not leave gives none away by it: no further than where a price is far.
   */
  worst(row: PositionRecord, at: number): Price {
    const { tick, marketBand } = this.#contracts.of(row.contract);
    const share = this.#guard.stops(row.owner, 'far-order', at) ? least(FAR, marketBand) : marketBand;
    const band = bandRound(this.#accounts.markOf(row.contract), share, tick);
    const { low, high } = closingBand(this.#accounts, row, band, tick, at);
    return row.quantity > 0n ? low : high;
  }
}
