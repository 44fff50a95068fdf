import { parentPort, workerData } from 'node:worker_threads';
import { coreTables } from '@quay/core';
import { lineOf } from '../connection.ts';
import { Follower } from './follower.ts';
import { giveWay } from './give-way.ts';
import type { FromThread, ThreadSettings, ToThread } from './messages.ts';

/** The projector's own thread: making rows out of the journal takes as long as the core took, and more. */

const { databaseUrl, tables, keepBatches, key } = workerData as ThreadSettings;
const owner = parentPort!;
const say = (message: FromThread) => owner.postMessage(message);

giveWay();

const follower = new Follower({
  databaseUrl,
  tables: coreTables.filter((table) => tables.includes(table.name)),
  keepBatches,
  key,
  reached: (seq) => say({ kind: 'reached', seq }),
  stopped: (why) => say({ kind: 'stopped', why }),
});

try {
  const seq = await follower.join();
  owner.on('message', hear);
  say({ kind: 'joined', seq });
  await follower.run();
} catch (error) {
  say({ kind: 'stopped', why: lineOf(error) });
}
owner.close();

function hear(message: ToThread): void {
  if (message.kind === 'close') follower.close();
  else if (message.kind === 'hurry') follower.hurry(message.seq);
  else follower.hear(message.seq, message.rush);
}
