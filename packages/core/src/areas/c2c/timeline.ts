import { type C2cActor, type C2cEvent, FIRST_HASH, hashedText } from '@quay/contract/c2c/rules';
import { type Changes, Log } from '../../engine/changes.ts';
import { sha256 } from '../../engine/sha256.ts';
import { type C2cEventRow, type C2cOrder, c2cEventsTable } from './state.ts';

/** What an order's timeline is before its first event. */
export const noEvents = { events: 0, head: FIRST_HASH };

/** Who did something: of the two, of staff, or nobody. */
export type By = { readonly actor: C2cActor; readonly by: number | null };
export const bySystem: By = { actor: 'system', by: null };

/** Writes what happens in orders, each event chained to the one before by its hash; the order knows the last one. */
export class Timeline {
  readonly #log: Log<C2cEventRow>;

  constructor(changes: Changes) {
    this.#log = new Log(c2cEventsTable, changes);
  }

  /** The caller saves the order. */
  write(order: C2cOrder, at: number, event: C2cEvent, { actor, by }: By, detail: string | object = {}): void {
    const said = typeof detail === 'string' ? detail : JSON.stringify(detail);
    const number = order.events + 1;
    const hash = sha256(hashedText(order.head, order.id, { number, at, event, actor, detail: said }));
    this.#log.add({ order: order.id, number, at, event, actor, by, detail: said, hash });
    order.events = number;
    order.head = hash;
  }
}

/** What the core knows of an event, and what came with the command: JSON of digests that the core only passes on. */
export const withDetail = (own: object, given: string): object => ({ ...own, ...JSON.parse(given), ...own });
