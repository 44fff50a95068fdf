import type { Writer } from './bytes.ts';
import type { Command } from './command.ts';
import type { Table } from './table.ts';

/** A statement that is true after every command. `broken` gives what is wrong, or nothing. */
export type Invariant = { readonly name: string; broken(): string | undefined };

/** A command that nobody sent: time alone makes it happen. */
export type Due = { readonly name: string; readonly input: object };

/** The rows of a table in memory, as start-up and the digest see them. */
export interface StateRows {
  readonly table: Table;
  values(): Iterable<object>;
  restore(row: object): void;
  forget(row: object): void;
}

/** Rows of tables that exist nowhere but on the way to those who follow. */
export interface News {
  /** Writes what changed since the last time. */
  take(to: Writer): void;
  /** Writes everything there is, for a projector that begins now. */
  all(to: Writer): void;
}

/** One product area as the engine sees it. */
export type Area = {
  readonly name: string;
  /** Its tables in memory. */
  readonly state: readonly StateRows[];
  /** Its tables that are only added to. */
  readonly logs: readonly Table[];
  readonly commands: readonly Command<never>[];
  /** What subscribers of the core get with each batch and is not stored: it can be made again from the rows. */
  readonly news?: News;
  /** Runs after each command, before the next one: what follows from it, whatever it was. */
  afterCommand?(at: number): void;
  /** Work that a command has left for the next batch, so that others come in between. A command that finds none ends it. */
  continues?(): Due | undefined;
  /** Everything that is due at `now`, in the order in which it must happen. */
  due(now: number): readonly Due[];
  /** What must happen before any command of a time, where its moment has come: in a batch of its own. */
  dueBefore?(at: number): Due | undefined;
  /** Start-up brought all rows: builds what is derived from them, such as the books. `at` is the time of the last batch. */
  rebuild(at: number): void;
  readonly invariants: readonly Invariant[];
};
