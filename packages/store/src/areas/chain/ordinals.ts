/** A log of a block, as far as ordinals go. */
type Log = { readonly blockHash: string; readonly logIndex: number };
type Known<State> = Log & { readonly ordinal: number; readonly state: State };
type Placed<Seen, State> = { readonly seen: Seen; readonly ordinal: number; readonly before: State | undefined };

/**
 * Which of a transaction's transfers of one asset to one user each one is that was seen in a block. The same log of the
 * same block is the same transfer. A transaction stands in one block only, so that what is known from other blocks are
 * the same transfers too, in their order; what is left is new.
 */
export function withOrdinals<Seen extends Log, State>(
  seen: readonly Seen[],
  known: readonly Known<State>[],
): Placed<Seen, State>[] {
  const isSame = (one: Log, other: Log) => one.blockHash === other.blockHash && one.logIndex === other.logIndex;
  const block = seen[0]?.blockHash;
  const elsewhere = known.filter(({ blockHash }) => blockHash !== block).sort((a, b) => a.ordinal - b.ordinal);
  let next = known.reduce((most, { ordinal }) => Math.max(most, ordinal + 1), 0);
  return [...seen]
    .sort((a, b) => a.logIndex - b.logIndex)
    .map((one) => {
      const before = known.find((other) => isSame(one, other)) ?? elsewhere.shift();
      return { seen: one, ordinal: before?.ordinal ?? next++, before: before?.state };
    });
}
