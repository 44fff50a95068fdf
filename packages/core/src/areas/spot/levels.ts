import { sides } from '@quay/contract';
import type { News } from '../../engine/area.ts';
import type { Writer } from '../../engine/bytes.ts';
import { putMark } from '../../engine/changes.ts';
import { id, oneOf, type RowOf, text } from '../../engine/columns.ts';
import { NumberSet } from '../../engine/number-set.ts';
import { table } from '../../engine/table.ts';
import { ASK, BID, type BookSide } from '../../matching/index.ts';
import type { Venue } from './venue.ts';
import type { Venues } from './venues.ts';

const levelColumns = { market: text, side: oneOf(sides), ticks: id, lots: id };
/** What waits at a price of a book, in ticks and lots of its market; 0 says that nothing does any more. */
export type Level = RowOf<typeof levelColumns>;
/** News, kept nowhere: a follower of the core has its books from these rows and never looks at an order. */
export const levelsTable = table({
  name: 'spot_levels',
  number: 25,
  kind: 'log',
  key: ['market', 'side', 'ticks'],
  columns: levelColumns,
});

const PUT = putMark(levelsTable);

/** The levels that a batch changed. */
export class Levels implements News {
  readonly #venues: Venues;
  /** By number of the venue: its levels as ticks × 2 + side. */
  readonly #changed: NumberSet[] = [];

  constructor(venues: Venues) {
    this.#venues = venues;
  }

  change(venue: Venue, side: BookSide, ticks: number): void {
    while (venue.number >= this.#changed.length) this.#changed.push(new NumberSet());
    this.#changed[venue.number]!.add(ticks * 2 + side);
  }

  take(to: Writer): void {
    for (const venue of this.#venues.all()) {
      const levels = this.#changed[venue.number];
      if (!levels) continue;
      for (let at = 0; at < levels.size; at++) {
        const level = levels.at(at);
        const side = level % 2 === 0 ? BID : ASK;
        const ticks = (level - side) / 2;
        write(to, venue, side, ticks, venue.book.lotsAt(side, ticks));
      }
      levels.clear();
    }
  }

  all(to: Writer): void {
    for (const venue of this.#venues.all()) {
      for (const side of [BID, ASK] as const) {
        for (const [ticks, lots] of venue.book.levels(side)) write(to, venue, side, ticks, lots);
      }
    }
  }
}

function write(to: Writer, venue: Venue, side: BookSide, ticks: number, lots: number): void {
  to.count(PUT);
  to.raw(venue.symbol, 0, venue.symbol.length);
  to.count(side === BID ? 0 : 1);
  to.count(ticks);
  to.count(lots);
}
