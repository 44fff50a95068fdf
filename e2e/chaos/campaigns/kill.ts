import { setTimeout as sleep } from 'node:timers/promises';
import { killPostmaster } from '../../database-processes.ts';
import type { Tally } from '../findings.ts';
import { Scene } from '../scene.ts';

const LOAD_MS = { least: 120, most: 620 };

/** kill −9 at random moments under load: of the server, of PostgreSQL's postmaster, of both. */
export async function kill({ cycles, seed }: { readonly cycles: number; readonly seed: number }): Promise<Tally> {
  const scene = await Scene.open({ seed });
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      scene.startLoad();
      await sleep(LOAD_MS.least + scene.dice.below(LOAD_MS.most - LOAD_MS.least));
      await strike(scene, cycle);
      await scene.judge();
    }
    return await scene.finish();
  } finally {
    await scene.remove();
  }
}

/** Of six deaths four are the server's, one the database's and one both's. */
async function strike(scene: Scene, cycle: number): Promise<void> {
  const { server } = scene;
  const whose = cycle % 6;
  if (whose >= 4 && !killPostmaster(server.dataDir)) throw new Error('there was no database to kill');
  if (whose !== 4) {
    await server.kill9();
    await scene.stopLoad();
    await scene.restart();
    return;
  }
  await scene.stopLoad();
  // The server either ends with a line, or goes on when somebody starts the database again: nobody does.
  await server.ended();
  await scene.restart();
}
