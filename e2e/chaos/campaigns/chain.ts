import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@quay/core/simulation';
import { ChainScene } from '../chain/chain-scene.ts';
import type { Tally } from '../findings.ts';
import type { Order } from './campaign.ts';

/** Time for something to be paid and credited before each death, and how long it may run on then. */
const BEFORE_MS = 2_500;
const WITHIN_MS = 4_000;
/** Withdrawals that somebody was told of before the first death. */
const FIRST_WITHDRAWALS = 3;
/** The last death comes so long after its fork at most. */
const DEATH_AFTER_MS = 800;
/** A fork comes from so long before a death to so long after it. */
const FORK_BEFORE_MS = 2_000;
const FORK_AFTER_MS = 1_000;
/** What a day allows ends the withdrawals of a user: others go on. */
const CYCLES_A_USER = 2;

/**
 * kill −9 while deposits and withdrawals run, the chain forks below what was settled, and one of two endpoints lies or
 * fails. At the end, with honest endpoints, the books are held against the true chain.
 */
export async function chain({ cycles, seed }: Order): Promise<Tally> {
  const dice = new Random(seed);
  const scene = await ChainScene.open(new Random(dice.bits()), 5 + Math.floor(cycles / CYCLES_A_USER));
  try {
    scene.start();
    await scene.acknowledged(FIRST_WITHDRAWALS);
    const how = new Map<string, number>();
    for (let cycle = 1; cycle < cycles; cycle++) {
      const name = scene.chain.misbehave(dice);
      how.set(name, (how.get(name) ?? 0) + 1);
      const killAt = BEFORE_MS + dice.below(WITHIN_MS);
      const forkAt = killAt - FORK_BEFORE_MS + dice.below(FORK_BEFORE_MS + FORK_AFTER_MS);
      const fork = sleep(forkAt).then(() => scene.chain.fork(dice));
      await sleep(killAt);
      await die(scene);
      await fork;
    }
    // Whatever the others met, the last death follows on a fork that drops a payout which was told as paid.
    scene.chain.becomeHonest();
    await scene.paidOnceMore();
    await scene.chain.dropLast();
    await sleep(dice.below(DEATH_AFTER_MS));
    await die(scene);
    await scene.finish();
    scene.tally.notes.push(`endpoints: ${[...how].map(([name, times]) => `${name} ${times}`).join(', ')}`);
    return scene.tally;
  } finally {
    await scene.remove();
  }
}

async function die(scene: ChainScene): Promise<void> {
  await scene.server.kill9();
  await scene.restart();
  scene.tally.cycles += 1;
}
