import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { kline } from '@quay/contract/market';
import { cancelAll, placeOrder } from '@quay/contract/spot';
import type { Tally } from '../findings.ts';
import { Scene } from '../scene.ts';
import type { Order } from './campaign.ts';

const PRELOAD = fileURLToPath(new URL('../preload/shifted-clock.ts', import.meta.url));
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far the machine's clock is off, one after the other; `stands` is a clock that does not move. */
const JUMPS: readonly (number | 'stands')[] = [HOUR, -HOUR, 0, 'stands', DAY, -DAY, 0, 1, -1_000, 'stands', 0];
/** Comes last: from then on the journal's time stands until the machine's has caught up. */
const TEN_YEARS = 3_652 * DAY;

/**
 * The machine's clock jumps while orders run. Time in the journal never goes back (the evidence at the end), orders
 * keep working, an order sent again is known again, candles and sessions stay.
 */
export async function clock({ cycles, seed }: Order): Promise<Tally> {
  const file = join(tmpdir(), `quay-clock-${process.pid}-${seed}`);
  set(file, 0);
  const scene = await Scene.open({ seed, settings: { NODE_OPTIONS: `--import ${PRELOAD}`, QUAY_CLOCK: file } });
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      const last = cycle === cycles - 1;
      await jump(scene, file, last ? TEN_YEARS : JUMPS[cycle % JUMPS.length]!);
      if (last) await jump(scene, file, 0);
    }
    // What the clock did before must not keep the exchange from starting again.
    await scene.server.kill9();
    await scene.restart();
    await scene.check();
    return await scene.finish();
  } finally {
    await scene.remove();
    rmSync(file, { force: true });
  }
}

async function jump(scene: Scene, file: string, to: number | 'stands'): Promise<void> {
  const { tally } = scene;
  scene.startLoad();
  await sleep(150);
  set(file, to);
  // A session ends by the machine's clock, as it must; whoever logs in then goes on.
  if (to === TEN_YEARS) for (const trader of scene.traders) await trader.logIn();
  const before = scene.acknowledged;
  await sleep(600);
  await scene.stopLoad();
  const name = to === 'stands' ? 'a clock that stands' : `a clock ${to / 1_000} s off`;
  if (scene.acknowledged - before < 20) {
    tally.findings.push({ kind: 'wrong', what: `with ${name} only ${scene.acknowledged - before} orders were taken` });
  }
  await knownAgain(scene, name);
  const trader = scene.dice.pick(scene.traders);
  const candles = await trader.client.send(kline, { symbol: 'BTC', interval: '5m' });
  if (candles.code !== 0 || (candles.data as unknown[]).length === 0) {
    tally.findings.push({ kind: 'wrong', what: `with ${name} there are no candles` });
  }
  await scene.check();
}

/** The client-id memory: sent once more after the jump, an order of just now is the same order. */
async function knownAgain(scene: Scene, name: string): Promise<void> {
  const trader = scene.dice.pick(scene.traders);
  await trader.client.send(cancelAll, {});
  const proposal = { symbol: 'ETH', side: 'buy', type: 'limit', price: '3300.00', quantity: '0.010' } as const;
  const clientOrderId = `${trader.name}-again${scene.tally.cycles}`;
  const first = await trader.client.ask(placeOrder, { ...proposal, clientOrderId });
  trader.log.set(clientOrderId, {
    request: { ...proposal, clientOrderId },
    outcome: 'ok',
    sends: 1,
    reply: { ...first, whole: first },
  });
  const second = await trader.client.ask(placeOrder, { ...proposal, clientOrderId });
  if (second.orderId !== first.orderId) {
    scene.tally.findings.push({ kind: 'doubled', what: `with ${name}, ${clientOrderId} was placed twice` });
  }
}

/** Written beside and renamed, so that no thread reads half of it. */
function set(file: string, to: number | 'stands'): void {
  const clock = to === 'stands' ? { ahead: 0, stands: Date.now() } : { ahead: to, stands: null };
  writeFileSync(`${file}.new`, JSON.stringify(clock));
  renameSync(`${file}.new`, file);
}
