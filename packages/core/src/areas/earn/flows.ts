import { Log } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { EarnNeeds } from './needs.ts';
import { type EarnFlow, earnFlowsTable } from './state.ts';

/** What came from products and went into them. */
export class Flows {
  readonly #log: Log<EarnFlow>;
  readonly #ids: Sequence;

  constructor({ changes, sequences }: Pick<EarnNeeds, 'changes' | 'sequences'>) {
    this.#log = new Log(earnFlowsTable, changes);
    this.#ids = sequences.of('earn-flow');
  }

  /** A payment that is scheduled keeps its number when it is paid. */
  nextId(): number {
    return this.#ids.next();
  }

  add(flow: Omit<EarnFlow, 'id'>, id = this.nextId()): void {
    this.#log.add({ id, ...flow });
  }
}
