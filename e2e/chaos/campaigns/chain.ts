import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@quay/core/simulation';
import { ChainScene } from '../chain/chain-scene.ts';
import type { Tally } from '../findings.ts';
import type { Order } from './campaign.ts';

/** How long a cycle lasts before everything is up again. */
const CYCLE_MS = 5_000;
/** What a day allows ends the withdrawals of a user: others go on. */
const CYCLES_A_USER = 2;

/**
 * kill −9 while deposits and withdrawals run, the chain forks below what was settled, and one of two endpoints lies or
 * fails. At the end, with honest endpoints, the books are held against the true chain.
 */
export async function chain({ cycles, seed }: Order): Promise<Tally> {
  const dice = new Random(seed);
  const scene = await ChainScene.open(dice, 5 + Math.floor(cycles / CYCLES_A_USER));
  try {
    scene.start();
    // The first ones are paid.
    await sleep(CYCLE_MS);
    const how = new Map<string, number>();
    for (let cycle = 0; cycle < cycles; cycle++) {
      const name = scene.chain.misbehave(dice);
      how.set(name, (how.get(name) ?? 0) + 1);
      const forks = Array.from({ length: 1 + dice.below(2) }, async () => {
        await sleep(dice.below(CYCLE_MS));
        await scene.chain.fork(dice);
      });
      await sleep(dice.below(CYCLE_MS));
      await scene.server.kill9();
      await scene.restart();
      await Promise.all(forks);
      scene.tally.cycles += 1;
    }
    await scene.finish();
    scene.tally.notes.push(`endpoints: ${[...how].map(([name, times]) => `${name} ${times}`).join(', ')}`);
    return scene.tally;
  } finally {
    await scene.remove();
  }
}
