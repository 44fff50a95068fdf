import { type CapsRow, type Contract, capsTable } from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import { absolute, type ContractOrder, isOpening, type TradedPosition } from './rules.ts';
import type { Terms } from './terms.ts';

const ONE = 100_000_000n;

/** Whether a quantity is worth more than an amount at a price; of an inverse contract dollars are worth coins. */
const isWorthMore = ({ kind }: Contract, quantity: bigint, price: bigint, amount: bigint): boolean =>
  kind === 'linear' ? quantity * price > amount * ONE : quantity * ONE > amount * price;

/** Orders that were taken against the caps of their contract, by what was open before them. */
export class CapsAuditor {
  readonly #terms: Terms;
  readonly #of: { isMarketMaker(owner: number): boolean; openedAt(owner: number): number | undefined };
  readonly #caps = new Map<string, CapsRow>();
  /** Orders that were held against a cap. */
  checked = 0;

  constructor(
    terms: Terms,
    of: { isMarketMaker(owner: number): boolean; openedAt(owner: number): number | undefined },
  ) {
    this.#terms = terms;
    this.#of = of;
  }

  take({ sorted }: BatchView): void {
    for (const row of rowsOf<CapsRow>(sorted, capsTable.number)) this.#caps.set(row.contract, row);
  }

  /**
   * An order that is new in a batch of one command. `others` are those of its owner in the contract that opened before it
   * and still do, `filled` is what it traded, and `told` the position after that.
   */
  validate(order: ContractOrder, others: readonly ContractOrder[], filled: bigint, traded: TradedPosition): void {
    const { id, owner, market, leverage, assumedPrice, createdAt } = order;
    const caps = this.#caps.get(market);
    if (!caps || !isOpening(order) || this.#of.isMarketMaker(owner)) return;
    this.checked += 1;
    const contract = this.#terms.of(market);
    const { shareFloor, shareMax, newAccountLeverage, newAccountMs } = caps;
    if (createdAt - this.#of.openedAt(owner)! < newAccountMs && leverage > newAccountLeverage) {
      wrong(`order ${id} of a new account has the leverage ${leverage}`);
    }
    const resting = others.reduce((sum, { quantity, filledQuantity }) => sum + quantity! - filledQuantity, 0n);
    const reached = absolute(traded.quantity) - filled + resting + order.quantity!;
    const shared = (this.#terms.openBefore(market) * shareMax) / ONE;
    if (
      isWorthMore(contract, reached, assumedPrice, shareFloor) &&
      // A share is rounded down to the unit.
      isWorthMore(
        contract,
        reached,
        assumedPrice,
        contract.kind === 'linear' ? (shared * assumedPrice) / ONE : (shared * ONE) / assumedPrice,
      )
    ) {
      wrong(`order ${id} would hold ${reached} of ${market}, of which ${this.#terms.openBefore(market)} are open`);
    }
  }
}
