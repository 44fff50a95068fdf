import { type Changes, Rows } from '../engine/changes.ts';
import { type AccountFreeze, accountFreezesTable } from './state.ts';

/** The accounts that are stopped. */
export class Freezes extends Rows<AccountFreeze> {
  constructor(changes: Changes) {
    super(accountFreezesTable, changes);
  }

  isFrozen(owner: number): boolean {
    return this.size > 0 && this.get(String(owner)) !== undefined;
  }
}
