import { Parts, WHOLE } from '@quay/money';
import type { StateRows } from '../engine/area.ts';
import type { Writer } from '../engine/bytes.ts';
import { type Changes, putMark, type Recorder } from '../engine/changes.ts';
import { type FeeTotal, feeTotalsTable } from './tables.ts';

type Total = { readonly asset: string; readonly charged: Parts; readonly fund: Parts; touched: boolean };

/**
 * Fees charged so far in each asset, and the tenth of them that went to the safety fund. The tenth is of all fees ever
 * charged, rounded down (I16): the dust of one fee is carried to the next.
 */
export class FeeTotals implements StateRows, Recorder {
  readonly table = feeTotalsTable;
  readonly #totals = new Map<string, Total>();
  readonly #touched: Total[] = [];
  readonly #tenth = new Parts();

  constructor(changes: Changes) {
    changes.add(this);
  }

  /** Counts a fee, and gives in `share` the part of it that goes to the safety fund. */
  count(asset: string, fee: Parts, share: Parts): void {
    let total = this.#totals.get(asset);
    if (!total) {
      total = { asset, charged: new Parts(), fund: new Parts(), touched: false };
      this.#totals.set(asset, total);
    }
    total.charged.add(fee);
    const tenth = tenthOf(total.charged, this.#tenth);
    share.set(tenth.whole, tenth.fraction).subtract(total.fund);
    total.fund.set(tenth.whole, tenth.fraction);
    if (!total.touched) {
      total.touched = true;
      this.#touched.push(total);
    }
  }

  get changed(): boolean {
    return this.#touched.length > 0;
  }

  take(to: Writer): void {
    for (const total of this.#touched) {
      to.count(putMark(this.table));
      to.text(total.asset);
      to.parts(total.charged.whole, total.charged.fraction);
      to.parts(total.fund.whole, total.fund.fraction);
      total.touched = false;
    }
    this.#touched.length = 0;
  }

  *values(): Iterable<FeeTotal> {
    for (const { asset, charged, fund } of this.#totals.values()) {
      yield { asset, charged: charged.value(), toSafetyFund: fund.value() };
    }
  }

  restore(row: FeeTotal): void {
    const charged = new Parts().of(row.charged);
    const fund = new Parts().of(row.toSafetyFund);
    this.#totals.set(row.asset, { asset: row.asset, charged, fund, touched: false });
  }

  forget(): void {
    throw new Error('fee totals are never dropped');
  }
}

/** A tenth, rounded down. */
function tenthOf(amount: Parts, into: Parts): Parts {
  const whole = Math.floor(amount.whole / 10);
  const rest = amount.whole - whole * 10;
  return into.set(whole, Math.floor((rest * WHOLE + amount.fraction) / 10));
}
