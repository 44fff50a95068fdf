import { type Changes, Rows } from '../../engine/changes.ts';
import { type Holder, holdersTable } from './state.ts';

/** Who holds accounts; apart from the area, because the ledger asks who a market maker is. */
export class Holders extends Rows<Holder> {
  readonly #marketMakers = new Set<number>();

  constructor(changes: Changes) {
    super(holdersTable, changes);
  }

  /** Asked for every order, so it is not looked up by name. */
  isMarketMaker(owner: number): boolean {
    return this.#marketMakers.has(owner);
  }

  override add(row: Holder): Holder {
    if (row.kind === 'desk') this.#marketMakers.add(row.owner);
    return super.add(row);
  }

  override restore(row: Holder): Holder {
    if (row.kind === 'desk') this.#marketMakers.add(row.owner);
    return super.restore(row);
  }
}
