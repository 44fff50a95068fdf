import { DOWNTIME_MS } from '@quay/contract/c2c';
import { createCore } from '@quay/core';
import { openJournal } from '@quay/store';
import { journalKeyOf, type Serving } from './serving.ts';

/** How often the core looks what is due: as seldom as C2C's clock takes for having been there all along. */
const LOOK_MS = DOWNTIME_MS;
/** So many looks are written together. */
const TOGETHER = 8;

type Act = { readonly name: string; readonly input: object };

/**
 * Lets time pass in the core as if the server had been there all along, and opens the server again. What `acts` say happens
 * before, what `after` says at the end: what a chain or somebody outside would have told the core. Where nothing was due the
 * core's time is not written; something at the end does that.
 */
export async function timePasses(
  serving: Serving,
  ms: number,
  acts: readonly Act[] = [],
  after: readonly Act[] = [],
): Promise<void> {
  await serving.close();
  await serving.withDatabase(async (url) => {
    const journal = await openJournal(url, { key: () => journalKeyOf(url) });
    const made: number[] = [];
    let written: Promise<void> = Promise.resolve();
    const { engine } = createCore({
      port: {
        append(batch) {
          written = journal.append(batch);
          made.push(batch.seq);
        },
      },
    });
    await journal.load(engine);
    const end = Math.max(engine.now, Date.now()) + ms;
    const happen = async (all: readonly Act[], at: number): Promise<void> => {
      for (const { name, input } of all) {
        engine.submit({ name, input, at }, ({ outcome }) => {
          if (!outcome.ok) throw new Error(`${name}: ${outcome.refusal.reason}`);
        });
        for (let seq = made.shift(); seq !== undefined; seq = made.shift()) engine.committed(seq);
        await written;
      }
    };
    await happen(acts, Math.max(engine.now, Date.now()));
    let looks = 0;
    for (let at = Math.max(engine.now, Date.now()); at < end; ) {
      at = Math.min(end, at + LOOK_MS);
      engine.tick(at);
      for (let seq = made.shift(); seq !== undefined; seq = made.shift()) engine.committed(seq);
      looks += 1;
      if (looks % TOGETHER === 0) await written;
    }
    await written;
    await happen(after, end);
    await journal.close();
  });
  await serving.open();
}
