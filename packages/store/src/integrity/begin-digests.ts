import type { Table } from '@quay/core';
import type { Wire } from '../wire/connection.ts';
import { query } from '../wire/messages.ts';
import type { Difference } from './difference.ts';
import { LedgerSums } from './ledger-sums.ts';
import { readPositions } from './positions.ts';
import { LIVE } from './row-hashes.ts';
import { scanTable } from './scan.ts';
import { linesAt, type Seals, stateAt } from './seals.ts';
import { plus, sumsIn, type TableSums } from './sums.ts';
import { TableHash } from './table-hash.ts';

/**
 * Where the tables have no digest yet, in a new database or one of an earlier version, makes the first one from the rows
 * that are there. Nothing can say that they are what was written, but the ledger says what accounts must have: gives
 * where they differ.
 */
export async function beginDigests(
  wire: Wire,
  tables: readonly Table[],
  seals: Seals,
  isSealed: boolean,
): Promise<Difference[]> {
  await wire.ask(query('begin transaction isolation level repeatable read'));
  try {
    const positions = await readPositions(wire);
    const { seq, at, linesSeq, digest, lineDigest, writer } = positions;
    if (digest || lineDigest || writer.seal) {
      await wire.ask(query('commit'));
      return [];
    }
    if (isSealed && writer.seq > 0) {
      throw new Error(
        'the database has no digests, though this installation made some: restore a backup, or accept its rows with npm run verify -- --adopt',
      );
    }
    const state = new Map<number, TableSums>();
    const lines = new Map<number, TableSums>();
    const ledger = new LedgerSums();
    const hash = seals.rowHash();
    for (const table of tables) {
      const sums = sumsIn(table.kind === 'log' ? lines : state, table);
      const hashed = new TableHash(table, hash);
      await scanTable(wire, table, (row) => {
        hashed.record(row, false);
        plus(sums.all, hashed.high, hashed.low);
        if (table.kind === 'state' && hashed.state === LIVE) plus(sums.live, hashed.high, hashed.low);
        ledger.add(table, row);
      });
    }
    const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`;
    await wire.ask(query(`update projected set digest = ${hex(seals.seal(stateAt(seq, at), state))}`));
    await wire.ask(query(`update projected_lines set digest = ${hex(seals.seal(linesAt(linesSeq), lines))}`));
    if (writer.seq > 0) {
      await wire.ask(query(`update writer set seal = ${hex(seals.ofJournal(writer.seq, writer.hash))}`));
    }
    await wire.ask(query('commit'));
    // After a crash lines may be ahead of the accounts for a moment; the check in quiet comes soon.
    return seq === linesSeq ? [...ledger.differences()] : [];
  } catch (error) {
    await wire.ask(query('rollback')).catch(() => undefined);
    throw error;
  }
}
