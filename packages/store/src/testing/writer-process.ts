import { openJournal } from '../journal/journal.ts';
import { ask } from './databases.ts';

/**
 * A writer in a process of its own, to be killed or stopped: appends small batches without end, four under way, and
 * says on its output which of them it knows to be durable, and why it ended.
 */
const [url = ''] = process.argv.slice(2);
const UNDER_WAY = 4;

const say = (line: string) => process.stdout.write(`${line}\n`);
const bytes = (text: string) => new TextEncoder().encode(text);

const journal = await openJournal(url, { stopped: (why) => say(`stopped ${why}`) });
const rows = await ask<{ seq: number }>(url, 'select seq from writer');
let seq = rows[0]!.seq;

async function append(): Promise<void> {
  for (;;) {
    seq += 1;
    const own = seq;
    await journal.append({ seq: own, at: 1_000 * own, commands: bytes('c'), changes: bytes(`x${own}`) });
    say(`durable ${own}`);
  }
}
say(`epoch ${journal.epoch}`);
await Promise.all(Array.from({ length: UNDER_WAY }, append)).catch((error: Error) => say(`refused ${error.message}`));
await journal.close();
