import { type Core, type CoreOptions, coreTables, createCore } from '@quay/core';
import { type Answer, type Committed, type CorePort, committedOf, type Order } from '../../../core-host/port.ts';

/** What a row of the journal takes besides its payloads. */
const ROW_BYTES = 100;

/** A core on this thread whose batches are durable at once, and whose clock the test turns. */
export function inProcessCore(
  options: Omit<CoreOptions, 'port'>,
  clock: { now: number },
): { core: Core; port: CorePort; written: { bytes: number } } {
  const written = { bytes: 0 };
  const listeners = new Set<(committed: Committed) => void>();
  const core = createCore({
    ...options,
    port: {
      append(batch, news) {
        const { seq } = batch;
        written.bytes += ROW_BYTES + batch.commands.length + batch.changes.length;
        const committed = committedOf(coreTables, { ...batch, news });
        queueMicrotask(() => {
          for (const listener of listeners) listener(committed);
          core.engine.committed(seq);
        });
      },
    },
  });

  const submitAll = (orders: readonly Order[]): Promise<Answer[]> =>
    new Promise((resolve) => {
      const answers: Answer[] = [];
      if (orders.length === 0) resolve(answers);
      core.engine.submitAll(
        orders.map((order) => ({
          sent: { ...order, at: clock.now },
          answer(reply) {
            answers.push(reply);
            if (answers.length === orders.length) resolve(answers);
          },
        })),
      );
    });

  const port: CorePort = {
    submit: async <Value>(name: string, input: object) => (await submitAll([{ name, input }]))[0] as Answer<Value>,
    submitAll,
    onCommitted(subscriber) {
      listeners.add(subscriber);
      return () => listeners.delete(subscriber);
    },
    // Everything is told.
    follow: () => () => undefined,
    get seq() {
      return core.engine.seq;
    },
    digest: async () => core.engine.digest(),
  };
  return { core, port, written };
}
