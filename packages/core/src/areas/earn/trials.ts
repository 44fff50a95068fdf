import { type Changes, Rows } from '../../engine/changes.ts';
import { earnTrialsTable, type Trial } from './state.ts';

const takersOf = (owner: number, person: string | null): string[] =>
  person === null ? [`owner:${owner}`] : [`owner:${owner}`, `person:${person}`];

/** Who has had the trial machine. */
export class Trials extends Rows<Trial> {
  constructor(changes: Changes) {
    super(earnTrialsTable, changes);
  }

  /** Whether an owner, or the person of a verified document, has had it. */
  isTaken(owner: number, person: string | null): boolean {
    return takersOf(owner, person).some((taker) => this.get(taker) !== undefined);
  }

  note(owner: number, person: string | null, order: number, at: number): void {
    for (const taker of takersOf(owner, person)) this.add({ taker, owner, order, at });
  }
}
