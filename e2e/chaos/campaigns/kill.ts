import { setTimeout as sleep } from 'node:timers/promises';
import { killPostmaster } from '../../database-processes.ts';
import type { Tally } from '../findings.ts';
import { Scene } from '../scene.ts';
import type { Order } from './campaign.ts';
import { dieAt, reachable } from './step.ts';

/** What a campaign that is not told how many acknowledgements it needs collects before each death. */
const ACKNOWLEDGED_EACH = 350;
const ACKNOWLEDGED_WITHIN_MS = 20_000;

/** kill −9 at random moments under load: of the server, of PostgreSQL's postmaster, of both. */
export async function kill({ cycles, seed, long }: Order): Promise<Tally> {
  const scene = await Scene.open({ seed });
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      scene.startLoad();
      await loaded(scene, ACKNOWLEDGED_EACH);
      await strike(scene, cycle % STRIKES, long);
      await scene.check();
    }
    return await scene.finish();
  } finally {
    await scene.remove();
  }
}

/**
 * The short form of this campaign and of `step` in one: the first deaths are one at every named step, the others come
 * at random moments. Together the clients are told at least `acknowledgements` times that something is done.
 */
export async function killEverywhere({
  cycles,
  seed,
  acknowledgements,
}: Omit<Order, 'long'> & { readonly acknowledgements: number }): Promise<Tally> {
  const scene = await Scene.open({ seed });
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      const name = reachable[cycle];
      if (name === undefined) {
        scene.startLoad();
        const left = (acknowledgements * 1.02 - scene.acknowledged) / (cycles - cycle);
        await loaded(scene, Math.max(ACKNOWLEDGED_EACH, left));
        await strike(scene, (cycles - cycle - 1) % STRIKES, false);
      } else {
        const died = await dieAt(scene, name);
        if (!died) scene.tally.findings.push({ kind: 'wrong', what: `step ${name} was never reached` });
        await scene.stopLoad();
        await scene.restart();
      }
      await scene.check();
    }
    return await scene.finish();
  } finally {
    await scene.remove();
  }
}

/** Waits for about as many acknowledgements, and then for a moment that nobody chose. */
async function loaded(scene: Scene, about: number): Promise<void> {
  const wanted = scene.acknowledged + about * (0.75 + scene.dice.below(500) / 1_000);
  const until = performance.now() + ACKNOWLEDGED_WITHIN_MS;
  while (scene.acknowledged < wanted && performance.now() < until) await sleep(5);
  await sleep(scene.dice.below(40));
}

/** How long a server may look for a database that nobody starts again. A test has less time, and ends it. */
const GIVES_UP_WITHIN_MS = { short: 500, long: 30_000 };

/** How many deaths come before they repeat themselves, and how many of the first are of different kinds. */
const STRIKES = 6;
export const KINDS = 3;

/** Of six deaths one is the database's, one both's and four are the server's, which come at moments that nobody chose. */
async function strike(scene: Scene, whose: number, long: boolean): Promise<void> {
  const { server, tally } = scene;
  if (whose < 2 && !killPostmaster(server.dataDir)) throw new Error('there was no database to kill');
  if (whose === 0) {
    const backoff = long ? GIVES_UP_WITHIN_MS.long : GIVES_UP_WITHIN_MS.short;
    const ended = await Promise.race([server.ended().then(() => true), sleep(backoff, false)]);
    if (!ended && long) tally.findings.push({ kind: 'wrong', what: 'it goes on without its database' });
  }
  await server.kill9();
  await scene.stopLoad();
  await scene.restart();
}
