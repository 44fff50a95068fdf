import { expect, test } from 'vitest';
import type { Outcome } from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { EarnAgent } from '../earn/agent.ts';
import { MemoryStore } from '../memory-store.ts';
import { planOf } from '../plan.ts';
import { Random } from '../random.ts';
import { rerun } from '../workload.ts';
import { type Act, dayLimits, FIRST_USER, practice, taking, World } from '../world.ts';
import { LiquidityAgent } from './agent.ts';

const START = Date.UTC(2028, 1, 26, 22);
const DAY_MS = 86_400_000;

/** Linked wallets beside buyers of terms, who share the promotion budget. Every batch is audited, every start compared. */
function live(seed: number, turns: number) {
  const auditor = new Auditor(practice, dayLimits, taking);
  const store = new MemoryStore({ practice, liquiditySlice: 1 + (seed % 4) }, (changes, batch, alone) =>
    auditor.receive(changes, batch, alone),
  );
  const random = new Random(seed * 37 + 11);
  const world = new World({ ...planOf(seed), users: 5, markets: 1 }, random);
  const wallets = new LiquidityAgent(world, seed, () => store.core);
  const buyers = new EarnAgent(world, seed, () => store.core);
  let at = START;
  const send = (act: Act): Outcome => {
    at += act.later ?? 0;
    return store.send(act.name, act.input, at++).outcome;
  };
  for (let user = 0; user < 5; user++) {
    send({ name: 'wallet/open-account', input: { owner: FIRST_USER + user, kind: 'user' } });
  }
  for (const act of [...buyers.opening(), ...wallets.opening()]) send(act);
  for (let turn = 0; turn < turns; turn++) {
    at += random.below(DAY_MS / 6);
    // Away over 04:00 now and then, and for days.
    if (random.chance(0.02)) at += random.below(4 * DAY_MS);
    if (random.chance(0.6)) store.tick(at);
    send(random.chance(0.9) ? wallets.next() : buyers.next());
    if (turn % 20 === 0) {
      const broken = store.core.engine.broken();
      if (broken.length > 0) throw new Error(broken.join('\n'));
    }
    if (random.chance(0.03)) {
      // In the middle of what time brings, too.
      if (random.chance(0.5)) {
        store.core.engine.tick(at);
        if (store.flying > 0) store.land('none');
      }
      store.project(random.below(store.batches.length));
      store.crash();
      auditor.compare(store.core);
    }
  }
  store.commit();
  expect(rerun(store)).toBe(store.core.engine.digest());
  return auditor.liquidity.counted;
}

test('in lives of linked wallets every day is read, settled and paid as the auditor tells it', () => {
  const totals: Record<string, number> = {};
  for (let seed = 1; seed <= 6; seed++) {
    for (const [name, count] of Object.entries(live(seed, 500))) totals[name] = (totals[name] ?? 0) + count;
  }
  const seldom = Object.entries(totals).filter(([, count]) => count < 5);
  expect(seldom, JSON.stringify(totals)).toEqual([]);
});
