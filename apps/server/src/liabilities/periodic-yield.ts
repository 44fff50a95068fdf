/** Steps of some microseconds each that are made without a look at what else waits: about a millisecond of them. */
const AT_ONCE = 250;

/** Gives others their turn now and then. To be awaited after every step. */
export function createPeriodicYield(): () => Promise<void> | undefined {
  let made = 0;
  return () => {
    made += 1;
    return made % AT_ONCE === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined;
  };
}
