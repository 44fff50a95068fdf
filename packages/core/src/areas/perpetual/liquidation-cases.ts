import { type Changes, Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import { casesTable, type LiquidationCase } from './liquidation-state.ts';

/** Which wallet: an owner's in an asset, or that of an isolated position in a contract. */
type Which = Pick<LiquidationCase, 'owner' | 'asset' | 'contract'>;

/** Groups that are being liquidated: from the first step until they are restored or closed. */
export class LiquidationCases extends Rows<LiquidationCase> {
  readonly #ids: Sequence;

  constructor(changes: Changes, ids: Sequence) {
    super(casesTable, changes);
    this.#ids = ids;
  }

  of({ owner, asset, contract }: Which): LiquidationCase | undefined {
    return this.size === 0 ? undefined : this.get(`${owner}/${asset}/${contract}`);
  }

  /** Finds the case of a group, or opens one. */
  open({ owner, asset, contract }: Which, at: number): LiquidationCase {
    const which = { owner, asset, contract };
    return this.of(which) ?? this.add({ ...which, id: this.#ids.next(), openedAt: at, workedAt: at });
  }

  /** It was worked on. */
  worked(row: LiquidationCase, at: number): void {
    row.workedAt = at;
    this.touch(row);
  }

  end(which: Which): void {
    const row = this.of(which);
    if (row) this.drop(row);
  }
}
