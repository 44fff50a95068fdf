import type { Table } from '@quay/core';
import { quoted } from '../columns.ts';
import { readRowsOf } from '../integrity/rows-of.ts';
import type { RowsOf } from '../integrity/running-digest.ts';
import { linesAt, type Seals, stateAt } from '../integrity/seals.ts';
import { NO_SUMS, type Sums } from '../integrity/sums.ts';
import { step } from '../steps.ts';
import { Wire } from '../wire/connection.ts';
import { query } from '../wire/messages.ts';
import { letGiveWay, processesBehind } from './give-way.ts';
import { shapeOf } from './shape.ts';
import type { StagingTable } from './statements.ts';
import { readSlots } from './tape.ts';
import type { Known, Next, Transaction } from './transaction.ts';

const ANSWER_WITHIN_MS = 120_000;
/** So many of the journal's batches are read at once, at most. */
export const BATCHES_AT_ONCE = 4_096;

/**
 * The rows can be made again from the journal, which is durable and comes first in the same log: they may lose their
 * last moment in a crash without a loss, so that nobody waits for the disk here. Staging tables, of which the server
 * knows no sizes, are always walked through with the index of the large one. A projector that froze, or whose network
 * is gone, must not hold what its successor needs.
 */
const SESSION = `
  set synchronous_commit = off; set enable_hashjoin = off; set enable_mergejoin = off;
  set lock_timeout = '3s'; set statement_timeout = '90s'; set idle_in_transaction_session_timeout = '10s'`;

/** Ends a projector that has held its transaction open for long without saying anything. */
const END_STUCK = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'quay projector' and datname = current_database() and pid <> pg_backend_pid()
    and backend_xid is not null and wait_event = 'ClientRead' and clock_timestamp() - state_change > interval '3 seconds'`;

const following = (after: number, last: number, room: number): string => `
  select seq, at, changes from (
    select seq, at, changes, sum(octet_length(changes)) over (order by seq) - octet_length(changes) as before
    from (select seq, at, changes from journal where seq > ${after} and seq <= ${last} order by seq limit ${BATCHES_AT_ONCE}) as following
  ) as sized where before < ${room} order by seq`;

const PLACES = `
  select projected.seq, projected_lines.seq, at, projected.digest, projected_lines.digest from projected, projected_lines`;

/** The tables are not where this projector believes them. */
export class Behind extends Error {}
/** What comes next is not in the journal: somebody who was here first has removed it, or the journal is broken. */
export class Missing extends Behind {}

/** The projector's three connections: one reads the journal while the others write. */
export class Tables {
  readonly wire: Wire;
  readonly #lines: Wire;
  readonly #journal: Wire;
  readonly #tables: readonly Table[];
  /** The staging tables that this connection has. */
  readonly #staging = new Set<string>();

  readonly #seals: Seals | undefined;

  private constructor(
    [wire, lines, journal]: readonly [Wire, Wire, Wire],
    tables: readonly Table[],
    seals: Seals | undefined,
  ) {
    this.#seals = seals;
    this.wire = wire;
    this.#lines = lines;
    this.#journal = journal;
    this.#tables = tables;
  }

  static async open(databaseUrl: string, tables: readonly Table[], seals: Seals | undefined): Promise<Tables> {
    const wires: Wire[] = [];
    const open = async () => {
      const wire = await Wire.open(databaseUrl, 'projector', ANSWER_WITHIN_MS);
      wires.push(wire);
      await wire.ask(query(SESSION));
      return wire;
    };
    try {
      const [wire, lines, journal] = [await open(), await open(), await open()] as const;
      void letGiveWay(await processesBehind(wires));
      return new Tables([wire, lines, journal], tables, seals);
    } catch (error) {
      for (const wire of wires) wire.drop();
      throw error;
    }
  }

  get usable(): boolean {
    return this.#wires.every((wire) => wire.usable);
  }

  get #wires(): readonly Wire[] {
    return [this.wire, this.#lines, this.#journal];
  }

  async close(): Promise<void> {
    await Promise.all(this.#wires.map((wire) => wire.close()));
  }

  drop(): void {
    for (const wire of this.#wires) wire.drop();
  }

  async rollback(): Promise<void> {
    await Promise.all([this.wire, this.#lines].map((wire) => wire.ask(query('rollback'))));
  }

  async endStuck(): Promise<void> {
    await this.wire.ask(query(END_STUCK));
  }

  /** What must be known of the tables, as of one moment. */
  async known(): Promise<Known> {
    const highest = new Map<Table, number>();
    let seq = 0;
    let linesSeq = 0;
    let sums: Sums = NO_SUMS;
    let lineSums: Sums = NO_SUMS;
    await this.wire.ask(query('begin transaction isolation level repeatable read read only'));
    await this.wire.each(PLACES, (row) => {
      row.next();
      seq = row.whole();
      row.next();
      linesSeq = row.whole();
      row.next();
      const at = row.time();
      sums = this.#sumsIn(stateAt(seq, at), row.next() ? row.bytes() : undefined);
      lineSums = this.#sumsIn(linesAt(linesSeq), row.next() ? row.bytes() : undefined);
    });
    for (const table of this.#tables) {
      if (table.kind !== 'state' || !shapeOf(table).counted) continue;
      await this.wire.each(`select max(${quoted(table.key[0]!)}) from ${quoted(table.name)}`, (row) => {
        highest.set(table, row.next() ? row.whole() : 0);
      });
    }
    const slots = await readSlots(this.wire);
    await this.wire.ask(query('commit'));
    return { seq, linesSeq, highest, slots, sums, lineSums };
  }

  #sumsIn(place: string, sealed: Uint8Array | undefined): Sums {
    if (!this.#seals) return NO_SUMS;
    const sums = sealed && this.#seals.open(place, sealed);
    if (!sums) throw new Error('the digest of the tables is not the one that was written with them');
    return sums;
  }

  /** The rows that a table has now: those that a transaction on its way changes are known without asking. */
  readonly rowsOf: RowsOf = (table, keys, row) => readRowsOf(this.#journal, table, keys, row);

  /** The batches after one, in a transaction that begins where the tables are known to be and has so much room left. */
  async following(after: number, { seq, linesSeq }: Known, room: number): Promise<Next[]> {
    // Lines that are ahead were committed alone; the rest of those batches comes first, and by itself.
    const last = linesSeq > seq ? linesSeq : Number.MAX_SAFE_INTEGER;
    const batches: Next[] = [];
    await this.#journal.each(following(after, last, room), (row) => {
      row.next();
      const next = row.whole();
      row.next();
      const at = row.time();
      row.next();
      const changes = row.bytes();
      const expected = after + batches.length + 1;
      if (next !== expected) {
        if (batches.length === 0) throw new Missing(`the journal has no batch ${expected}`);
        throw new Error(`the journal has a hole before batch ${next}`);
      }
      batches.push({ seq: next, at, changes });
    });
    return batches;
  }

  /**
   * Writes all of it. The ledger's lines and all else are two transactions that are committed one right after the
   * other; should only the first come to pass, the second is done next.
   */
  async write(transaction: Transaction): Promise<void> {
    const { first, last, at, rounds, lines, linesAreThere, after } = transaction;
    await this.#createStaging(transaction.staging);
    step('projector/before-begin');
    // In the same order everywhere, so that two projectors wait for each other instead of locking each other out.
    if (!linesAreThere)
      await this.#move(
        this.#lines,
        `update projected_lines set seq = ${last}${this.#sealed(linesAt(last), after.lineSums)} where seq = ${first - 1}`,
      );
    const time = new Date(at).toISOString();
    await this.#move(
      this.wire,
      `update projected set seq = ${last}, at = '${time}'${this.#sealed(stateAt(last, at), after.sums)} where seq = ${first - 1}`,
    );
    step('projector/moved');
    await Promise.all([linesAreThere ? undefined : send(this.#lines, lines), send(this.wire, rounds)]);
    if (!linesAreThere) await commit(this.#lines);
    await commit(this.wire);
  }

  #sealed(place: string, sums: Sums): string {
    return this.#seals ? `, digest = '\\x${this.#seals.seal(place, sums).toString('hex')}'` : '';
  }

  /** Only those that are used: a commit opens the files of all that there are. */
  async #createStaging(needed: readonly StagingTable[]): Promise<void> {
    const missing = needed.filter(({ name }) => !this.#staging.has(name));
    if (missing.length === 0) return;
    await this.wire.ask(query(missing.map(({ create }) => create).join('; ')));
    for (const { name } of missing) this.#staging.add(name);
  }

  /** The condition makes it exactly once: whoever comes second finds another number there. */
  async #move(wire: Wire, statement: string): Promise<void> {
    const [, moved] = await Promise.all([wire.ask(query('begin')), wire.ask(query(statement))]);
    if (moved[0] === 'UPDATE 1') return;
    await this.rollback();
    throw new Behind('another projector was here first');
  }
}

/** All rounds travel at once; what comes after a fault is refused by the server, and the fault is what the caller gets. */
async function send(wire: Wire, rounds: readonly Uint8Array[][]): Promise<void> {
  const sending = rounds.map(async (round) => {
    await wire.ask(...round);
    step('projector/table-written');
  });
  await Promise.all(sending);
}

async function commit(wire: Wire): Promise<void> {
  step('projector/before-commit');
  const committed = wire.ask(query('commit'));
  step('projector/commit-sent');
  await committed;
  step('projector/committed');
}
