import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { cancelOrder } from '@quay/contract/spot';
import { wallets } from '@quay/contract/wallet';
import { Client } from '../client.ts';

/**
 * Cancels at a steady pace, on a thread of its own: whoever makes the load is too busy to measure how long anybody
 * else waits.
 */
export type Cancelling = {
  readonly url: string;
  readonly token: string;
  readonly orderIds: readonly number[];
  readonly everyMs: number;
};

export type Cancelled = { readonly latencies: readonly number[]; readonly failed: number };

export type Canceller = {
  /** Begins, and gives what became of all of them. */
  begin(): Promise<Cancelled>;
};

const CONNECTIONS = 64;

/** A client that is already there, with its connections open, before the load comes. */
export async function prepareCanceller(cancelling: Cancelling): Promise<Canceller> {
  const worker = new Worker(new URL(import.meta.url), { workerData: cancelling });
  await once(worker, 'message');
  return {
    async begin() {
      worker.postMessage('begin');
      const [cancelled] = (await once(worker, 'message')) as [Cancelled];
      await worker.terminate();
      return cancelled;
    },
  };
}

async function cancel({ url, token, orderIds, everyMs }: Cancelling): Promise<Cancelled> {
  const client = new Client(url, token, CONNECTIONS);
  await Promise.all(Array.from({ length: CONNECTIONS }, () => client.ask(wallets, {})));
  parentPort!.postMessage('ready');
  await once(parentPort!, 'message');
  const latencies: number[] = [];
  let failed = 0;
  const one = async (orderId: number): Promise<void> => {
    const began = performance.now();
    const envelope = await client.send(cancelOrder, { orderId }).catch(() => undefined);
    if (envelope?.code !== 0) failed += 1;
    else latencies.push(performance.now() - began);
  };
  const underWay: Promise<void>[] = [];
  for (const orderId of orderIds) {
    underWay.push(one(orderId));
    await sleep(everyMs);
  }
  await Promise.all(underWay);
  return { latencies, failed };
}

if (!isMainThread) parentPort!.postMessage(await cancel(workerData as Cancelling));
