import type { LoanStatus } from '@quay/contract/loans/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type LoanRow, loansTable } from './state.ts';

/** Loans that are not over. */
export class LoanRows extends Rows<LoanRow> {
  readonly #counts = new Map<number, number>();
  readonly #requests = new Map<string, LoanRow>();

  constructor(changes: Changes) {
    super(loansTable, changes);
  }

  /** A loan of an owner. */
  find(id: number, owner: number): LoanRow | undefined {
    const row = this.get(String(id));
    return row?.owner === owner ? row : undefined;
  }

  /** The one that an owner has borrowed under a name of their own, while it is not over. */
  byRequest(owner: number, requestId: string): LoanRow | undefined {
    return this.#requests.get(`${owner}/${requestId}`);
  }

  /** How many an owner has. */
  countOf(owner: number): number {
    return this.#counts.get(owner) ?? 0;
  }

  override add(row: LoanRow): LoanRow {
    this.#know(row);
    return super.add(row);
  }

  /** It is over. */
  end(row: LoanRow, status: LoanStatus, at: number): void {
    row.status = status;
    row.endedAt = at;
    const left = this.countOf(row.owner) - 1;
    if (left > 0) this.#counts.set(row.owner, left);
    else this.#counts.delete(row.owner);
    this.#requests.delete(`${row.owner}/${row.requestId}`);
    this.retire(row);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#counts.clear();
    this.#requests.clear();
    this.sort((a, b) => a.id - b.id);
    for (const row of this.values()) this.#know(row);
  }

  #know(row: LoanRow): void {
    this.#counts.set(row.owner, this.countOf(row.owner) + 1);
    this.#requests.set(`${row.owner}/${row.requestId}`, row);
  }
}
