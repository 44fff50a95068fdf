import { parentPort, workerData } from 'node:worker_threads';
import { coreTables } from '@quay/core';
import { lineOf } from '../connection.ts';
import { giveWay } from './give-way.ts';
import { JournalConsumer } from './journal-consumer.ts';
import type { FromThread, ThreadSettings, ToThread } from './messages.ts';

/** The projector's own thread: making rows out of the journal takes as long as the core took, and more. */

const { databaseUrl, tables, keepBatches, key } = workerData as ThreadSettings;
const owner = parentPort!;
const say = (message: FromThread) => owner.postMessage(message);

giveWay();

const consumer = new JournalConsumer({
  databaseUrl,
  tables: coreTables.filter((table) => tables.includes(table.name)),
  keepBatches,
  key,
  reached: (seq) => say({ kind: 'reached', seq }),
  stopped: (why) => say({ kind: 'stopped', why }),
});

try {
  const seq = await consumer.join();
  owner.on('message', handle);
  say({ kind: 'joined', seq });
  await consumer.run();
} catch (error) {
  say({ kind: 'stopped', why: lineOf(error) });
}
owner.close();

function handle(message: ToThread): void {
  if (message.kind === 'close') consumer.close();
  else if (message.kind === 'priority-read') consumer.priorityRead(message.seq);
  else consumer.appended(message.seq, message.isOverload);
}
