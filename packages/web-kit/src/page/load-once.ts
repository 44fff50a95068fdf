/** How long a failure stands. React renders once more to learn of it, and must not set off another attempt by that. */
const FAILURE_STANDS_MS = 1_000;

/** What React reads off a promise: with a status, `use()` knows how it ended without waiting for a microtask. */
type Readable<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected'; value?: Value; reason?: unknown };

/**
 * Loads when first asked and gives everybody the same promise, which `use()` reads at once when it is fulfilled. After
 * a failure a later call tries again.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let underWay: Readable<Value> | undefined;
  return () => {
    if (underWay) return underWay;
    const attempt: Readable<Value> = load();
    underWay = attempt;
    attempt.then(
      (value) => Object.assign(attempt, { status: 'fulfilled', value }),
      (reason: unknown) => {
        Object.assign(attempt, { status: 'rejected', reason });
        setTimeout(() => {
          if (underWay === attempt) underWay = undefined;
        }, FAILURE_STANDS_MS);
      },
    );
    return attempt;
  };
}
