import { LIQUIDATION_RATE, WARNING_OVER_RATE, WARNING_RATE } from '@quay/contract/loans/rules';
import { ONE, units } from '@quay/money';
import { type Changes, Log } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import { isAtRate } from '../../lending/pledge.ts';
import type { Lending, PairIndexes } from './lending.ts';
import type { LoansNeeds } from './needs.ts';
import type { Pair, Ranked, Ranks } from './ranks.ts';
import { type LoanWarning, loanWarningsTable } from './state.ts';

const WARNING = units(WARNING_RATE);
const WARNING_OVER = units(WARNING_OVER_RATE);
const LIQUIDATION = units(LIQUIDATION_RATE);
/** What amounts are valued in by the indexes: it is worth 1, whoever says so. */
const CURRENCY = 'USDT';
/** Most loans of one batch. */
const LOANS_A_BATCH = 50;

type Step = { readonly kind: 'warn' | 'calm' | 'restore' | 'close'; readonly of: Ranked };

/**
 * Warnings, due times and forced sales: what the index or time makes happen to loans. Who is next is known without a look
 * at the others; a batch does so many, and the rest follows in the next ones.
 */
export class Watch {
  readonly #ranks: Ranks;
  readonly #lending: Lending;
  readonly #needs: Pick<LoansNeeds, 'indexes' | 'isHalted'>;
  readonly #warnings: Log<LoanWarning>;
  readonly #ids: Sequence;
  readonly #slice: number;
  /** The last batch may have left something, or a buyer could not pay. */
  #hasLeft = true;
  /** Nobody has looked since the start. */
  #isFresh = true;
  #seen: number;

  constructor(of: {
    readonly changes: Changes;
    readonly ranks: Ranks;
    readonly lending: Lending;
    readonly ids: Sequence;
    readonly needs: Pick<LoansNeeds, 'indexes' | 'isHalted' | 'loanSlice'>;
  }) {
    this.#ranks = of.ranks;
    this.#lending = of.lending;
    this.#needs = of.needs;
    this.#ids = of.ids;
    this.#slice = of.needs.loanSlice ?? LOANS_A_BATCH;
    this.#warnings = new Log(loanWarningsTable, of.changes);
    this.#seen = of.needs.indexes.moves;
  }

  /**
   * Whether a time, before any command of it, makes something happen: a due time has come, or hours have begun and a loan
   * is warned or sold for by what they cost. So it is a trace of the time, and not of whoever comes then.
   */
  isDueBy(at: number): boolean {
    const mayHaveStep = this.#ranks.advance(at) || this.#isFresh;
    this.#isFresh = false;
    return this.#ranks.dueBy(at) !== undefined || (mayHaveStep && this.#hasStep(at));
  }

  /** A command has run: looks at loans if it brought another index. */
  follow(at: number): void {
    const { moves } = this.#needs.indexes;
    if (moves === this.#seen) return;
    this.#seen = moves;
    this.work(at);
  }

  /** Whether there is something to do now that no index has to come for. */
  isBusy(at: number): boolean {
    return this.#ranks.dueBy(at) !== undefined || (this.#hasLeft && this.#hasStep(at));
  }

  #hasStep(at: number): boolean {
    for (const pair of this.#ranks.pairs.values()) {
      const indexes = this.indexesOf(pair, at);
      if (indexes && this.#next(pair, indexes, at)) return true;
    }
    return false;
  }

  /** Does as much as one batch may; gives how much that was. */
  work(at: number): number {
    this.#ranks.advance(at);
    let done = 0;
    for (let row = this.#ranks.dueBy(at); row && done < this.#slice; row = this.#ranks.dueBy(at)) {
      if (row.status === 'overdue') this.#ranks.set(row, at);
      else this.#lending.markOverdue(row, at);
      done += 1;
    }
    this.#hasLeft = false;
    for (const key of [...this.#ranks.pairs.keys()].sort()) {
      const pair = this.#ranks.pairs.get(key)!;
      const indexes = this.indexesOf(pair, at);
      if (!indexes) continue;
      for (let step = this.#next(pair, indexes, at); step; step = this.#next(pair, indexes, at)) {
        if (done >= this.#slice) {
          this.#hasLeft = true;
          return done;
        }
        this.#take(step, indexes, at);
        done += 1;
      }
    }
    return done;
  }

  /** The coin of a pair whose trade is halted. */
  haltedOf({ asset, pledge }: Pick<Pair, 'asset' | 'pledge'>): string | undefined {
    return [pledge, asset].find((coin) => coin !== CURRENCY && this.#needs.isHalted(coin));
  }

  /** The indexes of a pair, where both are sound and neither coin is halted. */
  indexesOf({ asset, pledge }: Pick<Pair, 'asset' | 'pledge'>, at: number): PairIndexes | undefined {
    if (this.haltedOf({ asset, pledge }) !== undefined) return undefined;
    const of = (coin: string) =>
      coin === CURRENCY ? { price: ONE, at, sources: '[]' } : this.#needs.indexes.of(coin, at);
    const [first, second] = [of(asset), of(pledge)];
    return first && second && { asset: first, pledge: second };
  }

  #next(pair: Pair, indexes: PairIndexes, at: number): Step | undefined {
    const prices = { asset: indexes.asset.price, pledge: indexes.pledge.price };
    const isAt = ({ debt, row }: Ranked, rate: bigint) => isAtRate(debt, row.pledged, prices, rate);
    const calm = pair.calm.top?.of;
    if (calm && isAt(calm, WARNING)) return { kind: 'warn', of: calm };
    const low = pair.recovering.top?.of;
    if (low && !isAt(low, WARNING_OVER)) return { kind: 'calm', of: low };
    const late = pair.closing.top?.of;
    if (late) return this.#payable({ kind: 'close', of: late }, indexes, at);
    const high = pair.warned.top?.of;
    if (high && isAt(high, LIQUIDATION)) return this.#payable({ kind: 'restore', of: high }, indexes, at);
    return undefined;
  }

  /** A sale for which the buyer can pay; until then it waits. */
  #payable(step: Step & { readonly kind: 'restore' | 'close' }, indexes: PairIndexes, at: number): Step | undefined {
    if (this.#lending.planned(step.of.row, step.kind, indexes, at).quantity > 0n) return step;
    this.#hasLeft = true;
    return undefined;
  }

  #take({ kind, of }: Step, indexes: PairIndexes, at: number): void {
    const { row, debt } = of;
    if (kind === 'calm') this.#lending.warn(row, null, at);
    else if (kind === 'warn') {
      const { id: loan, owner, pledged } = row;
      const [assetPrice, pledgePrice] = [indexes.asset.price, indexes.pledge.price];
      this.#warnings.add({ id: this.#ids.next(), loan, owner, debt, pledged, assetPrice, pledgePrice, at });
      this.#lending.warn(row, at, at);
    } else this.#lending.sell(row, kind, indexes, at);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#hasLeft = true;
    this.#isFresh = true;
    this.#seen = this.#needs.indexes.moves;
  }
}
