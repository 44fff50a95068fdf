import { account, type ClosureObstacle } from '@quay/contract/account/rules';
import { identity } from '@quay/contract/identity/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type Refused, refuse } from '../../engine/command.ts';
import { type AccountClosure, accountClosuresTable } from './state.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The accounts that are being closed, and those that are. */
export class Closures extends Rows<AccountClosure> {
  /** By owner, as a number: it is asked for every command as soon as there is one. */
  readonly #byOwner = new Map<number, AccountClosure>();
  /** None is due before this moment. */
  #nextDue = Number.POSITIVE_INFINITY;

  constructor(changes: Changes) {
    super(accountClosuresTable, changes);
  }

  of(owner: number): AccountClosure | undefined {
    return this.#byOwner.get(owner);
  }

  /** Why an owner does nothing any more, or nothing for now. */
  stops(owner: number): Refused | undefined {
    const row = this.#byOwner.get(owner);
    if (!row) return undefined;
    return refuse(row.state === 'closed' ? identity['account-closed'] : account.closing);
  }

  /** Whether any has come to its moment. */
  isDue(at: number): boolean {
    return this.#nextDue <= at;
  }

  /** Those that have, in an order of their own: that of the memory is another one after a restart. */
  due(at: number): AccountClosure[] {
    return [...this.values()]
      .filter(({ state, dueAt }) => state === 'waiting' && dueAt <= at)
      .sort((a, b) => a.owner - b.owner);
  }

  /** Nothing was in the way: it is closed, for good. */
  close(row: AccountClosure, at: number): void {
    Object.assign(row, { state: 'closed', endedAt: at });
    this.touch(row);
    this.#look();
  }

  /** It is not closed: its owner took it back, or something was in the way. */
  end(row: AccountClosure, obstacle: ClosureObstacle | null, at: number): void {
    Object.assign(row, { state: obstacle ? 'called-off' : 'taken-back', obstacle, endedAt: at });
    this.#byOwner.delete(row.owner);
    this.retire(row);
    this.#look();
  }

  /** Its owner is stopped just now: it waits for another day. */
  postpone(row: AccountClosure, at: number): void {
    row.dueAt = at + DAY_MS;
    this.touch(row);
    this.#look();
  }

  override add(row: AccountClosure): AccountClosure {
    this.#byOwner.set(row.owner, row);
    this.#nextDue = Math.min(this.#nextDue, row.dueAt);
    return super.add(row);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#byOwner.clear();
    for (const row of this.values()) this.#byOwner.set(row.owner, row);
    this.#look();
  }

  #look(): void {
    this.#nextDue = Number.POSITIVE_INFINITY;
    for (const { state, dueAt } of this.values()) {
      if (state === 'waiting') this.#nextDue = Math.min(this.#nextDue, dueAt);
    }
  }
}
