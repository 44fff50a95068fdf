import { Worker } from 'node:worker_threads';
import type { Inspection } from './inspect.ts';
import type { FromInspector, InspectorSettings } from './inspector-thread.ts';

/** How often it is looked whether others need the machine. */
const LOOK_MS = 500;

/**
 * Inspects a database in the background: on a thread of low priority, a few rows at a time, and not at all while
 * `isBusy` says that others need the machine.
 */
export async function inspectInBackground(
  settings: Omit<InspectorSettings, 'paused'>,
  isBusy: () => boolean,
  signal: AbortSignal,
): Promise<Inspection> {
  signal.throwIfAborted();
  const paused = new Int32Array(new SharedArrayBuffer(4));
  const workerData: InspectorSettings = { ...settings, paused };
  const worker = new Worker(new URL('./inspector-thread.ts', import.meta.url), { workerData });
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  const looking = setInterval(() => Atomics.store(paused, 0, isBusy() ? 1 : 0), LOOK_MS).unref();
  try {
    return await new Promise<Inspection>((resolve, reject) => {
      worker.on('message', (message: FromInspector) => {
        if (message.kind === 'inspected') resolve(message.inspection);
        else reject(new Error(message.why));
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('the inspection was ended')));
    });
  } finally {
    clearInterval(looking);
    signal.removeEventListener('abort', end);
    await worker.terminate();
  }
}
