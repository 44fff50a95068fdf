import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Step, steps } from '@quay/store';
import type { Tally } from '../findings.ts';
import { Scene } from '../scene.ts';
import type { Order } from './campaign.ts';

const PRELOAD = fileURLToPath(new URL('../preload/stop-at-step.ts', import.meta.url));
const REACHED_WITHIN_MS = 20_000;
/** How often a step of the running exchange has passed at most, before the time that kills. */
const PASSED_MOST = 40;

/** Steps of the start: reached before anybody can load the server. */
const STARTING = /^(migrate|lease|epoch|load)\//;
/** Only a lost connection leads there. */
const AFTER_LOSS: readonly Step[] = ['journal/before-resolve', 'journal/resolved'];

/** A journal that is kept whole, as a real market's is, is never pruned. */
export const reachable: readonly Step[] = steps.filter((name) => !name.startsWith('prune/'));

/** kill −9 at every named durable step in turn, each round at another passing of it. */
export async function step({ cycles, seed }: Order): Promise<Tally> {
  const scene = await Scene.open({ seed });
  const died = new Set<Step>();
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      const name = reachable[cycle % reachable.length]!;
      if (await dieAt(scene, name)) died.add(name);
      await scene.stopLoad();
      await scene.restart();
      await scene.check();
    }
    const missed = reachable.slice(0, cycles).filter((name) => !died.has(name));
    scene.tally.notes.push(`step: died at ${died.size} of ${reachable.length} steps, once or more`);
    for (const name of missed) scene.tally.findings.push({ kind: 'wrong', what: `step ${name} was never reached` });
    return await scene.finish();
  } finally {
    await scene.remove();
  }
}

/**
 * Loads the server, kills it, and lets the next start die at the step: while it starts, or under load once it runs.
 * Gives whether it did.
 */
export async function dieAt(scene: Scene, name: Step): Promise<boolean> {
  const { server, dice } = scene;
  const starting = STARTING.test(name);
  if (starting) {
    scene.startLoad();
    await sleep(100 + dice.below(200));
  }
  await server.kill9();
  await scene.stopLoad();
  const afterLoss = AFTER_LOSS.includes(name);
  const nth = starting || afterLoss ? 1 : 1 + dice.below(PASSED_MOST);
  server.launch({ NODE_OPTIONS: `--import ${PRELOAD}`, QUAY_STOP_AT: `${name}:${nth}` });
  const ended = server.ended().then(() => true);
  if (!starting && (await rises(scene))) {
    scene.startLoad();
    if (afterLoss) await loseConnections(scene);
  }
  const reached = await Promise.race([ended, sleep(REACHED_WITHIN_MS, false)]);
  if (!reached) await server.kill9();
  return reached;
}

/** False when it is at the step, and gone, before it is healthy. */
const rises = ({ server }: Scene): Promise<boolean> =>
  server.healthy().then(
    () => true,
    () => false,
  );

async function loseConnections(scene: Scene): Promise<void> {
  await scene.withDatabase(async (database) => {
    for (let time = 0; time < 5 && scene.server.alive(); time++) {
      await sleep(200);
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'quay core%'`,
      );
    }
  });
}
