import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally } from '../findings.ts';
import { Scene } from '../scene.ts';
import type { Order } from './campaign.ts';

/**
 * SIGTERM under load: what was taken is answered, nothing is lost, the process ends with 0. In every third cycle the
 * process is first frozen for a while, as a suspended machine is, and goes on.
 */
export async function stop({ cycles, seed, long }: Order): Promise<Tally> {
  const scene = await Scene.open({ seed });
  const { server, tally } = scene;
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      scene.startLoad();
      await sleep(100 + scene.dice.below(500));
      if (cycle % 3 === 2) {
        server.signal('SIGSTOP');
        await sleep(1_000 + scene.dice.below(long ? 19_000 : 1_000));
        server.signal('SIGCONT');
        await sleep(200);
      }
      const code = await server.stop();
      if (code !== 0) {
        tally.findings.push({ kind: 'wrong', what: `SIGTERM ended it with ${code}: ${server.printed().slice(-300)}` });
      }
      await scene.stopLoad();
      await scene.restart();
      await scene.check();
    }
    return await scene.finish();
  } finally {
    await scene.remove();
  }
}
