/** What is written about one order comes one after the other, so that each finds what the one before it came to. */
export type KeyedMutex = <Result>(orderId: number, work: () => Promise<Result>) => Promise<Result>;

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<number, Promise<unknown>>();
  return async (orderId, work) => {
    const mine = (last.get(orderId) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(orderId, settled);
    await settled;
    if (last.get(orderId) === settled) last.delete(orderId);
    return mine;
  };
}
