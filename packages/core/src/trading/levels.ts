import type { News } from '../engine/area.ts';
import type { Writer } from '../engine/bytes.ts';
import { putMark } from '../engine/changes.ts';
import { NumberSet } from '../engine/number-set.ts';
import { ASK, BID, type BookSide } from '../matching/index.ts';
import type { Instrument } from './instrument.ts';
import type { Instruments } from './instruments.ts';
import type { TradingTables } from './tables.ts';

/** The levels that a batch changed. */
export class Levels implements News {
  readonly #instruments: Instruments;
  /** The mark before its rows. */
  readonly #put: number;
  /** By number of the instrument: its levels as ticks × 2 + side. */
  readonly #changed: NumberSet[] = [];

  constructor(tables: TradingTables, instruments: Instruments) {
    this.#instruments = instruments;
    this.#put = putMark(tables.levels);
  }

  change(instrument: Instrument, side: BookSide, ticks: number): void {
    while (instrument.number >= this.#changed.length) this.#changed.push(new NumberSet());
    this.#changed[instrument.number]!.add(ticks * 2 + side);
  }

  take(to: Writer): void {
    for (const instrument of this.#instruments.all()) {
      const levels = this.#changed[instrument.number];
      if (!levels) continue;
      for (let at = 0; at < levels.size; at++) {
        const level = levels.at(at);
        const side = level % 2 === 0 ? BID : ASK;
        const ticks = (level - side) / 2;
        this.#write(to, instrument, side, ticks, instrument.book.lotsAt(side, ticks));
      }
      levels.clear();
    }
  }

  all(to: Writer): void {
    for (const instrument of this.#instruments.all()) {
      for (const side of [BID, ASK] as const) {
        for (const [ticks, lots] of instrument.book.levels(side)) this.#write(to, instrument, side, ticks, lots);
      }
    }
  }

  #write(to: Writer, instrument: Instrument, side: BookSide, ticks: number, lots: number): void {
    to.count(this.#put);
    to.raw(instrument.symbol, 0, instrument.symbol.length);
    to.count(side === BID ? 0 : 1);
    to.count(ticks);
    to.count(lots);
  }
}
