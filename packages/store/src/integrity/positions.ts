import { GENESIS } from '../journal/chain.ts';
import type { Wire } from '../wire/connection.ts';

/** Where the journal and the tables are, as the transaction that is open sees them. */
export type Positions = {
  readonly seq: number;
  readonly at: number;
  readonly linesSeq: number;
  readonly pruned: number;
  readonly digest: Uint8Array | undefined;
  readonly lineDigest: Uint8Array | undefined;
  readonly writer: { readonly seq: number; readonly hash: Uint8Array; readonly seal: Uint8Array | undefined };
};

const PLACES = `
  select projected.seq, at, projected_lines.seq, journal_pruned.seq, projected.digest, projected_lines.digest,
    writer.seq, hash, seal
  from projected, projected_lines, journal_pruned, writer`;

export async function readPositions(wire: Wire): Promise<Positions> {
  let positions: Positions | undefined;
  await wire.each(PLACES, (row) => {
    const whole = () => {
      row.next();
      return row.whole();
    };
    const maybe = () => (row.next() ? row.bytes() : undefined);
    const seq = whole();
    row.next();
    const at = row.time();
    positions = {
      seq,
      at,
      linesSeq: whole(),
      pruned: whole(),
      digest: maybe(),
      lineDigest: maybe(),
      writer: { seq: whole(), hash: maybe() ?? GENESIS, seal: maybe() },
    };
  });
  if (!positions) throw new Error('the database does not know its place: one of its rows of places is missing');
  return positions;
}
