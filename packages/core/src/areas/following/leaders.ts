import { type Changes, Rows } from '../../engine/changes.ts';
import { type LeaderRow, leadersTable } from './state.ts';

/** Who can be followed. */
export class Leaders extends Rows<LeaderRow> {
  constructor(changes: Changes) {
    super(leadersTable, changes);
  }

  find(owner: number): LeaderRow | undefined {
    return this.size === 0 ? undefined : this.get(String(owner));
  }

  /** Somebody who can be followed now. */
  approved(owner: number): LeaderRow | undefined {
    const row = this.find(owner);
    return row?.status === 'approved' ? row : undefined;
  }

  /** Somebody who leads, or has asked to: they follow nobody. */
  isLeading(owner: number): boolean {
    const status = this.find(owner)?.status;
    return status === 'approved' || status === 'applied';
  }
}
