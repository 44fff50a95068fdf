import { Parts, WHOLE } from '@quay/money';
import type { StateRows } from '../engine/area.ts';
import type { Writer } from '../engine/bytes.ts';
import { type Changes, putMark, type Recorder } from '../engine/changes.ts';
import { type FeeTotal, feeTotalsTable } from './tables.ts';

/** Of an asset: all fees ever charged, and the safety fund's part of them. */
export type FeesOfAsset = {
  readonly asset: string;
  readonly charged: Parts;
  readonly fund: Parts;
  /** Whether the batch changed it. */
  isChanged: boolean;
};

/**
 * Fees charged so far in each asset, and the tenth of them that went to the safety fund. The tenth is of all fees ever
 * charged, rounded down (I16): the dust of one fee is carried to the next.
 */
export class FeeTotals implements StateRows, Recorder {
  readonly table = feeTotalsTable;
  readonly #totals = new Map<string, FeesOfAsset>();
  readonly #changed: FeesOfAsset[] = [];
  readonly #tenth = new Parts();

  constructor(changes: Changes) {
    changes.add(this);
  }

  /** The same one as long as the core runs: it may be kept. */
  of(asset: string): FeesOfAsset {
    return this.#totals.get(asset) ?? this.#add(asset);
  }

  #add(asset: string): FeesOfAsset {
    const total = { asset, charged: new Parts(), fund: new Parts(), isChanged: false };
    this.#totals.set(asset, total);
    return total;
  }

  /** Counts a fee, and gives in `share` the part of it that goes to the safety fund, in `rest` what is left. */
  count(total: FeesOfAsset, fee: Parts, rest: Parts, share: Parts): void {
    total.charged.add(fee);
    const tenth = tenthOf(total.charged, this.#tenth);
    share.set(tenth.whole, tenth.fraction).subtract(total.fund);
    rest.set(fee.whole, fee.fraction).subtract(share);
    total.fund.set(tenth.whole, tenth.fraction);
    if (!total.isChanged) {
      total.isChanged = true;
      this.#changed.push(total);
    }
  }

  get changed(): boolean {
    return this.#changed.length > 0;
  }

  take(to: Writer): void {
    for (const total of this.#changed) {
      to.count(putMark(this.table));
      to.text(total.asset);
      to.parts(total.charged.whole, total.charged.fraction);
      to.parts(total.fund.whole, total.fund.fraction);
      total.isChanged = false;
    }
    this.#changed.length = 0;
  }

  *values(): Iterable<FeeTotal> {
    for (const { asset, charged, fund } of this.#totals.values()) {
      yield { asset, charged: charged.value(), toSafetyFund: fund.value() };
    }
  }

  restore(row: FeeTotal): void {
    const { charged, fund } = this.of(row.asset);
    charged.of(row.charged);
    fund.of(row.toSafetyFund);
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
