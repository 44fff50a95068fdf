import { parentPort } from 'node:worker_threads';
import type { Lived } from './lives.ts';
import { planOf } from './plan.ts';
import { rerun, simulate } from './workload.ts';

/** A thread that lives one life after the other: hears a seed and a number of commands, answers with how it went. */
parentPort!.on('message', ({ seed, commands }: { readonly seed: number; readonly commands: number }) => {
  parentPort!.postMessage(live(seed, commands));
});

function live(seed: number, commands: number): Lived {
  try {
    const { store, ...report } = simulate(planOf(seed, commands));
    const again = rerun(store);
    if (again === report.digest) return { seed, report };
    return { seed, failure: `seed ${seed}: run again, its journal ends at ${again} and not at ${report.digest}` };
  } catch (error) {
    return { seed, failure: error instanceof Error ? error.message : String(error) };
  }
}
