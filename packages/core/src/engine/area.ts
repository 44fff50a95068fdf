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

/** One product area as the engine sees it. */
export type Area = {
  readonly name: string;
  /** Its tables in memory. */
  readonly state: readonly StateRows[];
  /** Its tables that are only added to. */
  readonly logs: readonly Table[];
  readonly commands: readonly Command<never>[];
  /** Everything that is due at `now`, in the order in which it must happen. */
  due(now: number): readonly Due[];
  /** Start-up brought all rows: builds what is derived from them, such as the books. */
  rebuild(): void;
  readonly invariants: readonly Invariant[];
};
