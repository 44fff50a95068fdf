import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { coreTables } from '@quay/core';
import { lineOf } from '../connection.ts';
import { giveWay } from '../projector/give-way.ts';
import { type Inspection, inspect } from './inspect.ts';

export type InspectorSettings = {
  readonly databaseUrl: string;
  readonly key: Uint8Array;
  /** Not zero while others need the machine. */
  readonly paused: Int32Array;
};

export type FromInspector =
  | { readonly kind: 'inspected'; readonly inspection: Inspection }
  | { readonly kind: 'failed'; readonly why: string };

/** It works a part of the time, and rests for so many times as long. */
const RESTS = 2;
const LOOK_MS = 250;

const { databaseUrl, key, paused } = workerData as InspectorSettings;
const say = (message: FromInspector) => parentPort?.postMessage(message);
let since = performance.now();

giveWay();

async function between(): Promise<void> {
  await sleep(Math.min(1_000, (performance.now() - since) * RESTS));
  while (Atomics.load(paused, 0) !== 0) await sleep(LOOK_MS);
  since = performance.now();
}

try {
  say({
    kind: 'inspected',
    inspection: await inspect({ databaseUrl, tables: coreTables, key, everyRow: false, between }),
  });
} catch (error) {
  say({ kind: 'failed', why: lineOf(error) });
}
