import { ONE, quotient, units } from '@quay/money';
import { sizeOf } from '../../margin/position.ts';
import type { Contracts } from './contracts.ts';
import type { ForcedOrders } from './forced-orders.ts';
import type { InsuranceFund } from './insurance-fund.ts';
import type { Marks } from './marks.ts';
import type { PositionRecord } from './position-record.ts';
import type { Risk } from './risk.ts';
import type { Contract } from './state.ts';

const EVERY_MS = 1_000;
/** How far from the mark the fund trades: 1 %. */
const BAND = units('0.01');

/** The insurance fund takes its positions down in the books, once a second and near the mark. */
export class Unwinding {
  readonly #contracts: Contracts;
  readonly #marks: Marks;
  readonly #risk: Risk;
  readonly #fund: InsuranceFund;
  readonly #forced: ForcedOrders;
  #last = 0;

  constructor(of: {
    readonly contracts: Contracts;
    readonly marks: Marks;
    readonly risk: Risk;
    readonly fund: InsuranceFund;
    readonly forced: ForcedOrders;
  }) {
    this.#contracts = of.contracts;
    this.#marks = of.marks;
    this.#risk = of.risk;
    this.#fund = of.fund;
    this.#forced = of.forced;
  }

  isDue(now: number): boolean {
    return now - this.#last >= EVERY_MS && this.#open(now).length > 0;
  }

  /** Closes what is offered; gives in how many contracts. */
  work(at: number): number {
    this.#last = at;
    let closed = 0;
    for (const { contract, row } of this.#open(at)) {
      const { order } = this.#forced.close(row, sizeOf(row), this.#worst(contract, row), at);
      if (order !== null) closed += 1;
      this.#fund.record(this.#contracts.accountOf(contract.symbol), 'unwinding', at);
    }
    return closed;
  }

  /** Positions of the fund in contracts whose prices are sound. */
  #open(at: number): { readonly contract: Contract; readonly row: PositionRecord }[] {
    return [...this.#contracts.values()].flatMap((contract) => {
      const row = this.#fund.held(contract.symbol);
      return row && this.#risk.isSound(contract.symbol, at) ? [{ contract, row }] : [];
    });
  }

  #worst({ symbol, tick }: Contract, { quantity }: PositionRecord): bigint {
    const mark = this.#marks.of(symbol)!;
    return quantity > 0n
      ? quotient(mark * (ONE - BAND), ONE * tick, 'up') * tick
      : quotient(mark * (ONE + BAND), ONE * tick, 'down') * tick;
  }
}
