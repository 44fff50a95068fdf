import { feeTiers, VOLUME_DAYS } from '@quay/contract/spot';
import { Parts, units } from '@quay/money';
import type { StateRows } from '../../engine/area.ts';
import type { Writer } from '../../engine/bytes.ts';
import { type Changes, dropMark, putMark, type Recorder, Rows } from '../../engine/changes.ts';
import { NumberMap } from '../../engine/number-map.ts';
import type { Sequence, Sequences } from '../../engine/sequences.ts';
import { type Tier, tiersTable, type Volume, volumesTable } from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A row's key is owner × this + day, below 2⁵³ for every owner. */
const DAYS_MAX = 1 << 16;

const thresholds = feeTiers.map(({ volume }) => units(volume));

type Row = { readonly owner: number; readonly day: number; readonly amount: Parts; touched: boolean };

/**
 * What everybody traded, by UTC day, and the fee tier that follows from it. A fill adds to today's row; once a day, after
 * midnight, the tiers are set from the last 30 full days and older rows go.
 */
export class Volumes implements StateRows, Recorder {
  readonly table = volumesTable;
  readonly tiers: Rows<Tier>;
  readonly #tierOf = new NumberMap();
  /** The UTC day that the tiers were last set for. */
  readonly #tierDay: Sequence;
  readonly #index = new NumberMap();
  #rows: Row[] = [];
  readonly #touched: Row[] = [];
  #dropped: Row[] = [];

  constructor(changes: Changes, sequences: Sequences) {
    changes.add(this);
    this.tiers = new Rows(tiersTable, changes);
    this.#tierDay = sequences.of('tier-day');
  }

  tierOf(owner: number): number {
    const tier = this.#tierOf.get(owner);
    return tier < 0 ? 0 : tier;
  }

  /** Somebody traded this much, in the quote asset. */
  add(owner: number, at: number, amount: Parts): void {
    const day = Math.floor(at / DAY_MS);
    const key = owner * DAYS_MAX + day;
    let place = this.#index.get(key);
    if (place < 0) {
      place = this.#rows.length;
      this.#rows.push({ owner, day, amount: new Parts(), touched: false });
      this.#index.set(key, place);
    }
    const row = this.#rows[place]!;
    row.amount.add(amount);
    if (row.touched) return;
    row.touched = true;
    this.#touched.push(row);
  }

  /** Whether a UTC day ended since the tiers were set, and there is something to set them from. */
  isDue(now: number): boolean {
    return Math.floor(now / DAY_MS) > this.#tierDay.last && (this.#rows.length > 0 || this.tiers.size > 0);
  }

  /** Sets everybody's tier for the day that began, and forgets days that no longer count. Gives how many changed. */
  setTiers(at: number): number {
    const today = Math.floor(at / DAY_MS);
    this.#sort();
    this.#forgetBefore(today - VOLUME_DAYS);
    const sums = new Map<number, bigint>();
    for (const { owner, day, amount } of this.#rows) {
      if (day < today) sums.set(owner, (sums.get(owner) ?? 0n) + amount.value());
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

  #forgetBefore(day: number): void {
    const kept: Row[] = [];
    for (const row of this.#rows) {
      const key = row.owner * DAYS_MAX + row.day;
      if (row.day < day) {
        this.#index.delete(key);
        this.#dropped.push(row);
      } else {
        this.#index.set(key, kept.length);
        kept.push(row);
      }
    }
    this.#rows = kept;
  }

  get changed(): boolean {
    return this.#touched.length > 0 || this.#dropped.length > 0;
  }

  take(to: Writer): void {
    for (const row of this.#touched) {
      to.count(putMark(volumesTable));
      to.count(row.owner);
      to.count(row.day);
      to.parts(row.amount.whole, row.amount.fraction);
      row.touched = false;
    }
    this.#touched.length = 0;
    for (const { owner, day } of this.#dropped) {
      to.count(dropMark(volumesTable));
      to.count(owner);
      to.count(day);
    }
    this.#dropped = [];
  }

  *values(): Iterable<Volume> {
    for (const { owner, day, amount } of this.#rows) yield { owner, day, amount: amount.value() };
  }

  restore(row: Volume): void {
    const { owner, day } = row;
    const known = this.#index.get(owner * DAYS_MAX + day);
    if (known >= 0) this.#rows[known]!.amount.of(row.amount);
    else {
      this.#index.set(owner * DAYS_MAX + day, this.#rows.length);
      this.#rows.push({ owner, day, amount: new Parts().of(row.amount), touched: false });
    }
  }

  forget({ owner, day }: Volume): void {
    const key = owner * DAYS_MAX + day;
    const place = this.#index.get(key);
    if (place < 0) return;
    this.#index.delete(key);
    const last = this.#rows.pop()!;
    if (place === this.#rows.length) return;
    this.#rows[place] = last;
    this.#index.set(last.owner * DAYS_MAX + last.day, place);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#sort();
    for (const { owner, tier } of this.tiers.values()) this.#tierOf.set(owner, tier);
  }

  /** Into an order that does not depend on when rows came: what follows from walking them is the same after a restart. */
  #sort(): void {
    this.#rows.sort((a, b) => a.owner - b.owner || a.day - b.day);
    for (const [place, row] of this.#rows.entries()) this.#index.set(row.owner * DAYS_MAX + row.day, place);
  }
}

function tierAt(volume: bigint): number {
  let tier = 0;
  while (tier + 1 < thresholds.length && volume >= thresholds[tier + 1]!) tier += 1;
  return tier;
}
