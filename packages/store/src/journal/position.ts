import type { Wire } from '../wire/connection.ts';

/** Where the journal stands: who may write it, what its last batch is, and that batch's hash. */
export type JournalPosition = { readonly epoch: number; readonly seq: number; readonly hash: Uint8Array };

/** Runs a statement that gives `epoch, seq, hash`. */
export async function positionOf(wire: Wire, statement: string): Promise<JournalPosition> {
  let position: JournalPosition | undefined;
  await wire.each(statement, (row) => {
    row.next();
    const epoch = row.whole();
    row.next();
    const seq = row.whole();
    row.next();
    position = { epoch, seq, hash: row.bytes() };
  });
  if (!position) throw new Error('the database has no writer: its schema is not whole');
  return position;
}

export const readPosition = (wire: Wire): Promise<JournalPosition> =>
  positionOf(wire, 'select epoch, seq, hash from writer');

/** From then on no earlier writer can append. */
export const takeEpoch = (wire: Wire): Promise<JournalPosition> =>
  positionOf(wire, 'update writer set epoch = epoch + 1 returning epoch, seq, hash');
