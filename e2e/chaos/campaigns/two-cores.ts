import { setTimeout as sleep } from 'node:timers/promises';
import { prepareServer, type RunningServer } from '../../running-server.ts';
import type { Tally } from '../findings.ts';
import { startOwnDatabase } from '../own-database.ts';
import { PROGRAM, Scene } from '../scene.ts';
import type { Order } from './campaign.ts';

const REFUSED_WITHIN_MS = 15_000;
const TAKEN_OVER_WITHIN_MS = 15_000;
const GIVES_UP_WITHIN_MS = 30_000;
const STANDS_BY_MS = 4_000;

/**
 * Two cores on one database. While the first one leads, the second is refused or waits. While the first one is frozen
 * the second takes over; when the first one resumes, what it still calls done must be in the journal.
 */
export async function twoCores({ cycles, seed, long }: Order): Promise<Tally> {
  const own = await startOwnDatabase();
  let scene: Scene | undefined;
  let second: RunningServer | undefined;
  let waiting: RunningServer | undefined;
  try {
    const settings = { SIMULATED_MARKET: 'off', DATABASE_URL: own.url };
    scene = await Scene.open({ seed, database: { url: own.url, reachedAt: own.url } });
    second = await prepareServer(settings, { program: PROGRAM, cache: true });
    waiting = await prepareServer({ ...settings, STANDBY: 'on' }, { program: PROGRAM, cache: true });
    for (let cycle = 0; cycle < cycles; cycle++) {
      if (cycle % 3 === 0) await refuse(scene, second);
      else if (cycle % 3 === 1) await standBy(scene, waiting);
      else await takeOver(scene, second, long ? 1_000 + scene.dice.below(19_000) : 500 + scene.dice.below(1_500));
    }
    return await scene.finish();
  } finally {
    await second?.remove();
    await waiting?.remove();
    await scene?.remove();
    await own.remove();
  }
}

/** Started beside one that leads: it ends with its reason or waits, and the first one goes on undisturbed. */
async function refuse(scene: Scene, second: RunningServer): Promise<void> {
  scene.startLoad();
  second.launch();
  const healthy = second.healthy().then(
    () => 'leads',
    () => 'refused',
  );
  const became = await Promise.race([healthy, sleep(REFUSED_WITHIN_MS, 'waits')]);
  const before = scene.acknowledged;
  await sleep(300);
  if (became === 'leads') scene.tally.findings.push({ kind: 'wrong', what: 'two cores lead at once' });
  if (became === 'refused' && !/another Quay is running/.test(second.printed())) {
    scene.tally.findings.push({
      kind: 'wrong',
      what: `the second core did not say why: ${second.printed().slice(-300)}`,
    });
  }
  if (scene.acknowledged === before) {
    scene.tally.findings.push({ kind: 'wrong', what: 'the first core stood still beside the second' });
  }
  await second.kill9();
  await healthy;
  await scene.stopLoad();
  await scene.check();
}

/** One that stands by says nothing while the first one leads, and takes over by itself when that is gone. */
async function standBy(scene: Scene, waiting: RunningServer): Promise<void> {
  const { server: first, tally } = scene;
  scene.startLoad();
  waiting.launch();
  const healthy = waiting.healthy().then(
    () => 'leads',
    () => 'ended',
  );
  const early = await Promise.race([healthy, sleep(STANDS_BY_MS, 'waits')]);
  if (early !== 'waits') tally.findings.push({ kind: 'wrong', what: `a standby ${early} beside one that leads` });
  await first.kill9();
  const goneAt = performance.now();
  const became = await Promise.race([healthy, sleep(TAKEN_OVER_WITHIN_MS, 'waits')]);
  if (became !== 'leads') tally.findings.push({ kind: 'wrong', what: `the leader is gone and its standby ${became}` });
  tally.recoveries.push(performance.now() - goneAt);
  for (const { client } of scene.traders) client.moveTo(waiting.url);
  await sleep(1_000);
  await scene.stopLoad();
  await waiting.stop();
  for (const { client } of scene.traders) client.moveTo(first.url);
  await first.restart();
  await scene.check();
}

async function takeOver(scene: Scene, second: RunningServer, frozenMs: number): Promise<void> {
  const { server: first, tally } = scene;
  const transferAgents = scene.traders.filter((_, at) => at % 2 === 0);
  scene.startLoad();
  await sleep(200 + scene.dice.below(300));
  first.signal('SIGSTOP');
  const frozenAt = performance.now();
  // What its own machine or a standby does with a writer that has gone silent.
  await scene.withDatabase((database) =>
    database.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'quay core%'`),
  );
  second.launch();
  const leads = await Promise.race([second.healthy().then(() => true), sleep(TAKEN_OVER_WITHIN_MS, false)]);
  if (!leads) {
    const ms = Math.round(performance.now() - frozenAt);
    tally.findings.push({ kind: 'wrong', what: `${ms} ms after the first core froze the second does not lead` });
  }
  tally.recoveries.push(performance.now() - frozenAt);
  for (const { client } of transferAgents) client.moveTo(second.url);
  await sleep(Math.max(0, frozenMs - (performance.now() - frozenAt)));

  // Half of the clients are still with the first one, and it knows nothing of what happened.
  first.signal('SIGCONT');
  const gaveUp = await Promise.race([first.ended().then(() => true), sleep(GIVES_UP_WITHIN_MS, false)]);
  if (!gaveUp) {
    tally.findings.push({ kind: 'wrong', what: 'the first core still runs after another has taken over' });
    await first.kill9();
  }
  await sleep(200);
  await scene.stopLoad();
  await second.stop();
  for (const { client } of transferAgents) client.moveTo(first.url);
  await first.restart();
  await scene.check();
}
