import { type Changes, Log, Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import { rounded } from '../../margin/exact.ts';
import {
  equityOf,
  isNearLiquidation,
  isWarningOver,
  maintenanceOf,
  WARNING_AT,
  WARNING_OVER_BELOW,
} from '../../margin/liquidation.ts';
import { profitAt } from '../../margin/position.ts';
import { isRoughlyAt, type Rough } from '../../margin/rough.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { PositionRecord } from './position-record.ts';

import { type MarginWarning, marginWarningsTable, type WarnedGroup, warnedTable } from './warning-state.ts';

/** Which wallet: an owner's in an asset, or that of an isolated position in a contract. */
type Which = Pick<WarnedGroup, 'owner' | 'asset' | 'contract'>;

/** The same ratios in doubles. */
export const WARNING_RATIO = Number(WARNING_AT) / 100;
export const OVER_RATIO = Number(WARNING_OVER_BELOW) / 100;

/**
 * Groups that were warned of their liquidation: once when their margin ratio reaches the upper bound, and again only after
 * it was below the lower one. Rows, so that a core that starts again warns nobody twice.
 */
export class Warnings extends Rows<WarnedGroup> {
  readonly #ids: Sequence;
  readonly #log: Log<MarginWarning>;
  readonly #accounts: MarginAccounts;

  constructor(changes: Changes, ids: Sequence, accounts: MarginAccounts) {
    super(warnedTable, changes);
    this.#ids = ids;
    this.#log = new Log(marginWarningsTable, changes);
    this.#accounts = accounts;
  }

  of({ owner, asset, contract }: Which): WarnedGroup | undefined {
    return this.size === 0 ? undefined : this.get(`${owner}/${asset}/${contract}`);
  }

  /** What is to be done about a group as it stands; nothing for most of them. */
  due(which: Which, rows: readonly PositionRecord[], rough: Rough, at: number): 'warn' | 'end' | undefined {
    const group = () => this.#accounts.groupOf(rows[0]!, at);
    if (!this.of(which)) return (isRoughlyAt(rough, WARNING_RATIO) ?? isNearLiquidation(group())) ? 'warn' : undefined;
    return (isRoughlyAt(rough, OVER_RATIO) ?? !isWarningOver(group())) ? undefined : 'end';
  }

  /** Warns the owner of a group. */
  warn(which: Which, rows: readonly PositionRecord[], at: number): void {
    const group = this.#accounts.groupOf(rows[0]!, at);
    const losses = group.positions.map(({ kind, position, mark }) => profitAt(kind, position, mark));
    const worst = losses.reduce((found, loss, n) => (loss < losses[found]! ? n : found), 0);
    this.silence(which, at);
    this.#log.add({
      id: this.#ids.next(),
      ...whichOf(which),
      position: rows[worst]!.contract,
      markPrice: group.positions[worst]!.mark,
      equity: rounded(equityOf(group), 'down'),
      maintenance: rounded(maintenanceOf(group), 'up'),
      at,
    });
  }

  /** A group is not warned for now: it was, or what is being done with it says more. */
  silence(which: Which, at: number): void {
    if (!this.of(which)) this.add({ ...whichOf(which), at });
  }

  /** A group may be warned again, or is gone. */
  end(which: Which): void {
    const row = this.of(which);
    if (row) this.drop(row);
  }
}

const whichOf = ({ owner, asset, contract }: Which): Which => ({ owner, asset, contract });
