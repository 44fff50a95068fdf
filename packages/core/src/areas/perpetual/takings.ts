import type { TakingKind } from '@quay/contract/perpetual';
import { type Amount, greatest, type Price, type Quantity } from '@quay/money';
import { type Changes, Log } from '../../engine/changes.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { tradeValue } from '../../margin/contract.ts';
import { type Fill, filled } from '../../margin/position.ts';
import { closePart } from './closed-part.ts';
import type { Contracts } from './contracts.ts';
import type { Funding } from './funding.ts';
import { type Taking, takingsTable } from './liquidation-state.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import type { Postings } from './postings.ts';
import type { Contract } from './state.ts';

/** What is said of a taking besides who and how much. */
export type TakingTerms = {
  readonly kind: TakingKind;
  readonly liquidation: number;
  readonly place: number | null;
  readonly at: number;
};

const nothing = { profit: 0n, shortfall: 0n };

/** Positions that change hands without an order, at a price and without a fee. */
export class Takings {
  readonly #ledger: Ledger;
  readonly #contracts: Contracts;
  readonly #positions: Positions;
  readonly #postings: Postings;
  readonly #funding: Funding;
  readonly #log: Log<Taking>;

  constructor(of: {
    readonly ledger: Ledger;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly postings: Postings;
    readonly funding: Funding;
    readonly changes: Changes;
  }) {
    this.#ledger = of.ledger;
    this.#contracts = of.contracts;
    this.#positions = of.positions;
    this.#postings = of.postings;
    this.#funding = of.funding;
    this.#log = new Log(takingsTable, of.changes);
  }

  /** Closes so much of a position against another owner's: that one is closed too, or takes it over. */
  take(row: PositionRecord, counterparty: number, quantity: Quantity, price: Price, terms: TakingTerms): Taking {
    for (const owner of [row.owner, counterparty]) this.#funding.settle(owner, terms.at);
    const contract = this.#contracts.of(row.contract);
    const other = this.#positions.of(counterparty, contract);
    const buys = row.quantity < 0n;
    const id = this.#ledger.nextTrade();
    const own = this.#settle(contract, row, { buys, quantity, price }, id, terms.at);
    const opposite = this.#settle(contract, other, { buys: !buys, quantity, price }, id, terms.at);
    const taking: Taking = {
      ...terms,
      ...{ id, contract: row.contract, owner: row.owner, counterparty, price, quantity },
      amount: tradeValue(contract.kind, quantity, price),
      ...{ profit: own.profit, shortfall: own.shortfall },
      ...{ counterpartyProfit: opposite.profit, counterpartyShortfall: opposite.shortfall },
    };
    this.#log.add(taking);
    return taking;
  }

  #settle(
    contract: Contract,
    row: PositionRecord,
    fill: Fill,
    reference: number,
    at: number,
  ): { readonly profit: Amount; readonly shortfall: Amount } {
    const before = row.quantity;
    const opens = before === 0n || before > 0n === fill.buys;
    const came = opens ? nothing : closePart(this.#postings, { row, contract, reference, at }, fill, 0n);
    if (opens) {
      if (before === 0n) Object.assign(row, { openedAt: at, realised: 0n, fees: 0n });
      Object.assign(row, filled(contract.kind, row, fill).position);
    }
    contract.openInterest += greatest(0n, row.quantity) - greatest(0n, before);
    this.#contracts.touch(contract);
    this.#positions.touch(row);
    return came;
  }
}
