import { setTimeout as pause } from 'node:timers/promises';
import { createCore } from '@quay/core';
import { openJournal } from '@quay/store';
import { journalKeyOf, type Serving } from './serving.ts';

/** How often the core looks what is due, as far as C2C's clock can tell. */
const LOOK_MS = 10_000;

/** Lets time pass in the core as if the server had been there all along, and opens the server again. */
export async function timePasses(serving: Serving, ms: number): Promise<void> {
  await serving.close();
  await serving.withDatabase(async (url) => {
    const journal = await openJournal(url, { key: () => journalKeyOf(url) });
    const { engine } = createCore({
      port: { append: (batch) => void journal.append(batch).then(() => engine.committed(batch.seq)) },
    });
    await journal.load(engine);
    const end = Math.max(engine.now, Date.now()) + ms;
    for (let at = Math.max(engine.now, Date.now()); at < end; ) {
      at = Math.min(end, at + LOOK_MS);
      engine.tick(at);
      while (engine.busy) await pause(1);
    }
    await journal.close();
  });
  await serving.open();
}
