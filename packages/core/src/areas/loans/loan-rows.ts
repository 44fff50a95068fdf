import type { LoanStatus } from '@quay/contract/loans/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type LoanRow, loansTable } from './state.ts';

/** Loans that are not over. */
export class LoanRows extends Rows<LoanRow> {
  readonly #counts = new Map<number, number>();

  constructor(changes: Changes) {
    super(loansTable, changes);
  }

  /** A loan of an owner. */
  find(id: number, owner: number): LoanRow | undefined {
    const row = this.get(String(id));
    return row?.owner === owner ? row : undefined;
  }

  /** How many an owner has. */
  countOf(owner: number): number {
    return this.#counts.get(owner) ?? 0;
  }

  override add(row: LoanRow): LoanRow {
    this.#counts.set(row.owner, this.countOf(row.owner) + 1);
    return super.add(row);
  }

  /** It is over. */
  end(row: LoanRow, status: LoanStatus, at: number): void {
    row.status = status;
    row.endedAt = at;
    const left = this.countOf(row.owner) - 1;
    if (left > 0) this.#counts.set(row.owner, left);
    else this.#counts.delete(row.owner);
    this.retire(row);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#counts.clear();
    this.sort((a, b) => a.id - b.id);
    for (const { owner } of this.values()) this.#counts.set(owner, this.countOf(owner) + 1);
  }
}
