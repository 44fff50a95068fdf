import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Step, steps } from '@quay/store';
import type { Tally } from '../findings.ts';
import { Scene } from '../scene.ts';
import type { Order } from './campaign.ts';

const PRELOAD = fileURLToPath(new URL('../preload/stop-at-step.ts', import.meta.url));
const REACHED_WITHIN_MS = 8_000;
/** How often a step of the running exchange has passed at most, before the time that kills. */
const PASSED_MOST = 40;

/** Steps of the start: reached before anybody can load the server. */
const STARTING = /^(migrate|lease|epoch|load)\//;
/** Only a lost connection leads there. */
const AFTER_LOSS = new Set<Step>(['journal/before-resolve', 'journal/resolved']);
/** A journal that is kept whole, as a real market's is, is never pruned. */
const NEVER_HERE = /^prune\//;

/** kill −9 at every named durable step in turn, each round at another passing of it. */
export async function step({ cycles, seed }: Order): Promise<Tally> {
  const reachable = steps.filter((name) => !NEVER_HERE.test(name));
  const scene = await Scene.open({ seed });
  const died = new Set<Step>();
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      const name = reachable[cycle % reachable.length]!;
      await scene.server.kill9();
      if (await dieAt(scene, name)) died.add(name);
      await scene.stopLoad();
      await scene.restart();
      await scene.judge();
    }
    const missed = reachable.slice(0, cycles).filter((name) => !died.has(name));
    scene.tally.notes.push(`step: died at ${died.size} of ${reachable.length} steps, once or more`);
    for (const name of missed) scene.tally.findings.push({ kind: 'wrong', what: `step ${name} was never reached` });
    return await scene.finish();
  } finally {
    await scene.remove();
  }
}

/** Starts the server so that it dies at the step. Gives whether it did. */
async function dieAt(scene: Scene, name: Step): Promise<boolean> {
  const { server, dice } = scene;
  const starting = STARTING.test(name);
  const nth = starting || AFTER_LOSS.has(name) ? 1 : 1 + dice.below(PASSED_MOST);
  server.launch({ NODE_OPTIONS: `--import ${PRELOAD}`, QUAY_STOP_AT: `${name}:${nth}` });
  const ended = server.ended().then(() => true);
  const tooLate = sleep(REACHED_WITHIN_MS + 20_000, false);
  if (!starting) {
    // It may be at the step, and gone, before it is healthy: then there is nothing to load.
    const healthy = await Promise.race([
      server.healthy().then(
        () => true,
        () => false,
      ),
      ended.then(() => false),
    ]);
    if (healthy) {
      scene.startLoad();
      if (AFTER_LOSS.has(name)) await loseConnections(scene);
    }
  }
  const reached = await Promise.race([ended, starting ? tooLate : sleep(REACHED_WITHIN_MS, false)]);
  if (!reached) await server.kill9();
  return reached;
}

async function loseConnections(scene: Scene): Promise<void> {
  await scene.asked(async (database) => {
    for (let time = 0; time < 5 && scene.server.alive(); time++) {
      await sleep(200);
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'quay core%'`,
      );
    }
  });
}
