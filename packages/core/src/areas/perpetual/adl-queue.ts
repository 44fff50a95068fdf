import type { Quantity } from '@quay/money';
import { isSystemAccount } from '../../ledger/system-accounts.ts';
import { adlLamps, compareRank, type Ranked, ranked } from '../../margin/adl.ts';
import { equityShare } from '../../margin/liquidation.ts';
import { sizeOf } from '../../margin/position.ts';
import { compareRoughly, type Rough } from '../../margin/rough.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import type { Risk } from './risk.ts';

/** A position in the queue. */
type Place = { readonly row: PositionRecord; readonly score: number; exact?: Ranked };
type Side = { readonly contract: string; readonly isLong: boolean; places: Place[] };

/** Where a position stands: its place from 1, of how many, and the lamps of it. */
export type AdlPlace = { readonly place: number; readonly of: number; readonly lamps: number };

/**
 * The order in which positions are closed against bankrupt ones, by contract and side. It is made when it is needed, and
 * holds until a mark changes; who was looked at since is put where they belong by then.
 */
export class AdlQueue {
  readonly #positions: Positions;
  readonly #accounts: MarginAccounts;
  readonly #risk: Risk;
  readonly #sides = new Map<string, Side>();
  #at = 0;

  constructor(of: { readonly positions: Positions; readonly accounts: MarginAccounts; readonly risk: Risk }) {
    this.#positions = of.positions;
    this.#accounts = of.accounts;
    this.#risk = of.risk;
  }

  /** A mark or the tiers have changed. */
  forget(): void {
    this.#sides.clear();
    this.#risk.looked.clear();
    this.#risk.isWatched = false;
  }

  /** The positions of one side of a contract, who is deleveraged first on top. */
  of(contract: string, isLong: boolean, at: number): readonly PositionRecord[] {
    return this.#sideOf(contract, isLong, at).places.map(({ row }) => row);
  }

  placeOf(owner: number, contract: string, at: number): AdlPlace | undefined {
    const row = this.#positions.find(owner, contract);
    if (!row || row.quantity === 0n || isSystemAccount(owner)) return undefined;
    const rows = this.of(contract, row.quantity > 0n, at);
    const index = rows.indexOf(row);
    const sum = (some: readonly PositionRecord[]): Quantity => some.reduce((all, one) => all + sizeOf(one), 0n);
    return { place: index + 1, of: rows.length, lamps: adlLamps(sum(rows.slice(0, index + 1)), sum(rows)) };
  }

  #sideOf(contract: string, isLong: boolean, at: number): Side {
    this.#at = at;
    this.#refresh();
    const key = `${contract}/${isLong}`;
    const known = this.#sides.get(key);
    if (known) return known;
    const places: Place[] = [];
    for (const row of this.#positions.values()) {
      if (row.contract === contract && this.#isOn(row, isLong)) places.push(this.#placed(row));
    }
    const side = { contract, isLong, places: places.sort((a, b) => this.#compare(a, b)) };
    this.#sides.set(key, side);
    this.#risk.isWatched = true;
    return side;
  }

  #isOn({ owner, quantity }: PositionRecord, isLong: boolean): boolean {
    return quantity !== 0n && quantity > 0n === isLong && !isSystemAccount(owner);
  }

  /** Owners who were looked at leave the sides that were made, and come again. */
  #refresh(): void {
    const { looked } = this.#risk;
    if (looked.size === 0) return;
    for (const side of this.#sides.values()) {
      side.places = side.places.filter(({ row }) => !looked.has(row.owner));
      for (const owner of looked) {
        const row = this.#positions.find(owner, side.contract);
        if (row && this.#isOn(row, side.isLong)) this.#insert(side, this.#placed(row));
      }
    }
    looked.clear();
  }

  #insert({ places }: Side, place: Place): void {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(places[middle]!, place) < 0) low = middle + 1;
      else high = middle;
    }
    places.splice(low, 0, place);
  }

  #placed(row: PositionRecord): Place {
    const rows = this.#accounts.rowsWith(row);
    const group = { owner: row.owner, asset: this.#accounts.accountOf(row), contract: isolatedIn(row) };
    return { row, score: roughScore(this.#risk.roughOf(group, rows, this.#at), rows.indexOf(row)) };
  }

  /** Doubles where they tell, else the exact score. */
  #compare(a: Place, b: Place): number {
    return compareRoughly(b.score, a.score) ?? compareRank(this.#exact(a), this.#exact(b));
  }

  #exact(place: Place): Ranked {
    if (place.exact) return place.exact;
    const { row } = place;
    const rows = this.#accounts.rowsWith(row);
    const group = this.#accounts.groupOf(row, this.#at);
    const which = rows.indexOf(row);
    const equity = equityShare(group, which);
    place.exact = ranked({ ...group.positions[which]!, owner: row.owner, equity });
    return place.exact;
  }
}

const isolatedIn = ({ mode, contract }: PositionRecord): string => (mode === 'isolated' ? contract : '');

/** `adlScore` of `margin/adl.ts` in doubles; no number where sums of it cancel too much to say. */
function roughScore({ equity, maintenance, positions, off }: Rough, which: number): number {
  const { profit, notional, open, maintenance: own } = positions[which]!;
  if (Math.abs(equity) < off * 1e10 || Math.abs(profit) < notional * 1e-5) return Number.NaN;
  const backing = Math.max(0, (equity * own) / maintenance);
  if (profit <= 0) return (profit * backing) / (Math.max(1, open) * notional);
  return backing === 0 ? Number.NaN : (profit * notional) / (Math.max(1, open) * backing);
}
