/** A transfer of a transaction, as far as its number goes. */
type Log = {
  readonly blockHash: string;
  readonly logIndex: number;
  readonly userId: number;
  readonly asset: string;
};
type Known<State> = Log & { readonly number: number; readonly state: State };
type Numbered<Seen, State> = { readonly seen: Seen; readonly number: number; readonly before: State | undefined };

/**
 * Numbers the transfers of a transaction that were seen in a block. The same log of the same block is the same transfer.
 * A transaction stands in one block only, so that what is known from other blocks are the same transfers too: those of
 * an asset to a user in their order. What is left is new; its number is its log index, or the next that is free.
 */
export function withNumbers<Seen extends Log, State>(
  seen: readonly Seen[],
  known: readonly Known<State>[],
): Numbered<Seen, State>[] {
  const isSame = (one: Log, other: Log) => one.blockHash === other.blockHash && one.logIndex === other.logIndex;
  const block = seen[0]?.blockHash;
  const elsewhere = known.filter(({ blockHash }) => blockHash !== block).sort((a, b) => a.number - b.number);
  const used = new Set(known.map(({ number }) => number));

  function earlier(one: Seen): Known<State> | undefined {
    const exact = known.find((other) => isSame(one, other));
    if (exact) return exact;
    const at = elsewhere.findIndex(({ userId, asset }) => userId === one.userId && asset === one.asset);
    return at < 0 ? undefined : elsewhere.splice(at, 1)[0];
  }

  function free(from: number): number {
    let number = from;
    while (used.has(number)) number += 1;
    used.add(number);
    return number;
  }

  return [...seen]
    .sort((a, b) => a.logIndex - b.logIndex)
    .map((one) => ({ one, before: earlier(one) }))
    .map(({ one, before }) => ({
      seen: one,
      number: before?.number ?? free(one.logIndex),
      before: before?.state,
    }));
}
