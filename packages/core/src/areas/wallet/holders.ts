import { type Changes, Rows } from '../../engine/changes.ts';
import { type Holder, holdersTable } from './state.ts';

/** Who holds accounts; apart from the area, because the ledger asks who a desk is. */
export class Holders extends Rows<Holder> {
  readonly #desks = new Set<number>();

  constructor(changes: Changes) {
    super(holdersTable, changes);
  }

  /** Asked for every order, so it is not looked up by name. */
  isDesk(owner: number): boolean {
    return this.#desks.has(owner);
  }

  override add(row: Holder): Holder {
    if (row.kind === 'desk') this.#desks.add(row.owner);
    return super.add(row);
  }

  override restore(row: Holder): Holder {
    if (row.kind === 'desk') this.#desks.add(row.owner);
    return super.restore(row);
  }
}
