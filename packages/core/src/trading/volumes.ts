import { feeTiers, VOLUME_DAYS } from '@quay/contract/trading/rules';
import * as money from '@quay/money';
import { Parts, units } from '@quay/money';
import type { StateRows } from '../engine/area.ts';
import { putCount, putParts, type Writer } from '../engine/bytes.ts';
import { type Changes, dropMark, putMark, type Recorder, Rows } from '../engine/changes.ts';
import { NumberList } from '../engine/number-list.ts';
import { NumberMap } from '../engine/number-map.ts';
import type { Sequence, Sequences } from '../engine/sequences.ts';
import type { Table } from '../engine/table.ts';
import type { TradingProduct } from './product.ts';
import type { Tier, Volume } from './tables.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { WHOLE } = money;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A row's key is owner × this + day, below 2⁵³ for every owner. */
const DAYS_MAX = 1 << 16;

const thresholds = feeTiers.map(({ volume }) => units(volume));

/** More bytes than a row has. */
const ROW_MAX = 80;

/** Offsets in a row's record. */
const RECORD = 5;
const OWNER = 0;
const DAY = 1;
const WHOLES = 2;
const UNITS = 3;
/** 1 when the batch changed it. */
const TOUCHED = 4;

/**
 * What everybody traded, by UTC day, and the fee tier that follows from it. A fill adds to today's row; once a day, after
 * midnight, the tiers are set from the last 30 full days and older rows go.
 */
export class Volumes implements StateRows, Recorder {
  readonly table: Table<Volume>;
  readonly tiers: Rows<Tier>;
  readonly #tierOf = new NumberMap();
  /** The UTC day that the tiers were last set for. */
  readonly #tierDay: Sequence;
  readonly #slots = new NumberMap();
  #records: Float64Array = new Float64Array(256 * RECORD);
  #size = 0;
  readonly #touched = new NumberList();
  #dropped: Pick<Volume, 'owner' | 'day'>[] = [];

  constructor({ tables, tierDay }: Pick<TradingProduct, 'tables' | 'tierDay'>, changes: Changes, sequences: Sequences) {
    this.table = tables.volumes;
    changes.add(this);
    this.tiers = new Rows(tables.tiers, changes);
    this.#tierDay = sequences.of(tierDay);
  }

  tierOf(owner: number): number {
    const tier = this.#tierOf.get(owner);
    return tier < 0 ? 0 : tier;
  }

  /** Somebody traded this much, in the quote asset. */
  add(owner: number, at: number, amount: Parts): void {
    const day = Math.floor(at / DAY_MS);
    let slot = this.#slots.get(owner * DAYS_MAX + day);
    if (slot < 0) slot = this.#open(owner, day);
    const records = this.#records;
    const record = slot * RECORD;
    let whole = records[record + WHOLES]! + amount.whole;
    let fraction = records[record + UNITS]! + amount.fraction;
    if (fraction >= WHOLE) {
      fraction -= WHOLE;
      whole += 1;
    }
    records[record + WHOLES] = whole;
    records[record + UNITS] = fraction;
    this.#touch(slot);
  }

  #open(owner: number, day: number): number {
    const slot = this.#size++;
    if (slot * RECORD === this.#records.length) {
      const larger = new Float64Array(this.#records.length * 2);
      larger.set(this.#records);
      this.#records = larger;
    }
    this.#records.set([owner, day, 0, 0, 0], slot * RECORD);
    this.#slots.set(owner * DAYS_MAX + day, slot);
    return slot;
  }

  /** Whether a UTC day ended since the tiers were set, and there is something to set them from. */
  isDue(now: number): boolean {
    return Math.floor(now / DAY_MS) > this.#tierDay.last && (this.#size > 0 || this.tiers.size > 0);
  }

  /** Sets everybody's tier for the day that began, and forgets days that no longer count. Gives how many changed. */
  setTiers(at: number): number {
    const today = Math.floor(at / DAY_MS);
    // What was due waited behind a batch, and was due once more.
    if (today <= this.#tierDay.last) return 0;
    this.#settle(today - VOLUME_DAYS);
    const sums = new Map<number, bigint>();
    for (const { owner, day, amount } of this.values()) {
      if (day < today) sums.set(owner, (sums.get(owner) ?? 0n) + amount);
    }
    let changed = 0;
    for (const row of [...this.tiers.values()].sort((a, b) => a.owner - b.owner)) {
      if (tierAt(sums.get(row.owner) ?? 0n) > 0) continue;
      this.tiers.drop(row);
      this.#tierOf.delete(row.owner);
      changed += 1;
    }
    for (const [owner, sum] of sums) {
      const tier = tierAt(sum);
      if (tier === this.tierOf(owner)) continue;
      const row = this.tiers.get(String(owner));
      if (row) {
        row.tier = tier;
        row.since = at;
        this.tiers.touch(row);
      } else this.tiers.add({ owner, tier, since: at });
      this.#tierOf.set(owner, tier);
      changed += 1;
    }
    this.#tierDay.reach(today);
    return changed;
  }

  /** Drops days before `first`, and puts the others in an order that does not depend on when they came. */
  #settle(first: number): void {
    const rows = [...this.values()].sort((a, b) => a.owner - b.owner || a.day - b.day);
    const keyOf = ({ owner, day }: Pick<Volume, 'owner' | 'day'>) => owner * DAYS_MAX + day;
    // What this batch changed stands elsewhere afterwards.
    const changed = new Set(Array.from(this.#touched.values(), (slot) => this.#keyAt(slot)));
    for (const row of rows) this.#slots.delete(keyOf(row));
    this.#touched.clear();
    this.#size = 0;
    for (const row of rows) {
      if (row.day < first) {
        this.#dropped.push(row);
        continue;
      }
      this.restore(row);
      if (changed.has(keyOf(row))) this.#touch(this.#slots.get(keyOf(row)));
    }
  }

  #keyAt(slot: number): number {
    return this.#records[slot * RECORD + OWNER]! * DAYS_MAX + this.#records[slot * RECORD + DAY]!;
  }

  #touch(slot: number): void {
    if (this.#records[slot * RECORD + TOUCHED] === 1) return;
    this.#records[slot * RECORD + TOUCHED] = 1;
    this.#touched.push(slot);
  }

  get changed(): boolean {
    return this.#touched.size > 0 || this.#dropped.length > 0;
  }

  take(to: Writer): void {
    const records = this.#records;
    const put = putMark(this.table);
    const drop = dropMark(this.table);
    for (let index = 0; index < this.#touched.size; index++) {
      const slot = this.#touched.at(index);
      const record = slot * RECORD;
      const bytes = to.reserve(ROW_MAX);
      let at = putCount(bytes, to.at, put);
      at = putCount(bytes, at, records[record + OWNER]!);
      at = putCount(bytes, at, records[record + DAY]!);
      to.at = putParts(bytes, at, records[record + WHOLES]!, records[record + UNITS]!);
      records[record + TOUCHED] = 0;
    }
    this.#touched.clear();
    for (const { owner, day } of this.#dropped) {
      to.count(drop);
      to.count(owner);
      to.count(day);
    }
    this.#dropped = [];
  }

  *values(): Iterable<Volume> {
    const amount = new Parts();
    for (let record = 0; record < this.#size * RECORD; record += RECORD) {
      amount.set(this.#records[record + WHOLES]!, this.#records[record + UNITS]!);
      yield { owner: this.#records[record + OWNER]!, day: this.#records[record + DAY]!, amount: amount.value() };
    }
  }

  restore({ owner, day, amount }: Volume): void {
    const known = this.#slots.get(owner * DAYS_MAX + day);
    const slot = known >= 0 ? known : this.#open(owner, day);
    const parts = new Parts().of(amount);
    this.#records[slot * RECORD + WHOLES] = parts.whole;
    this.#records[slot * RECORD + UNITS] = parts.fraction;
  }

  forget({ owner, day }: Volume): void {
    const slot = this.#slots.get(owner * DAYS_MAX + day);
    if (slot < 0) return;
    this.#slots.delete(owner * DAYS_MAX + day);
    this.#size -= 1;
    if (slot === this.#size) return;
    // The last one takes its slot.
    const last = this.#size * RECORD;
    this.#records.copyWithin(slot * RECORD, last, last + RECORD);
    this.#slots.set(this.#keyAt(slot), slot);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    for (const { owner, tier } of this.tiers.values()) this.#tierOf.set(owner, tier);
  }
}

function tierAt(volume: bigint): number {
  let tier = 0;
  while (tier + 1 < thresholds.length && volume >= thresholds[tier + 1]!) tier += 1;
  return tier;
}
