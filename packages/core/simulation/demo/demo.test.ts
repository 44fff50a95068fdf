import { expect, test } from 'vitest';
import type { Outcome } from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { MemoryStore } from '../memory-store.ts';
import { planOf } from '../plan.ts';
import { Random } from '../random.ts';
import { SpotAgent } from '../spot/agent.ts';
import { rerun } from '../workload.ts';
import { type Act, dayLimits, FIRST_USER, MAKER, practice, SECOND, taking, WHALE, World } from '../world.ts';
import { DemoAgent } from './agent.ts';

const START = Date.UTC(2028, 1, 26, 22);
const USERS = 5;

/** People who practise beside those who really trade. Every batch is audited, every start compared. */
function live(seed: number, turns: number) {
  const auditor = new Auditor(practice, dayLimits, taking);
  const store = new MemoryStore({ practice }, (changes, batch, alone) => auditor.receive(changes, batch, alone));
  const random = new Random(seed * 41 + 3);
  const world = new World({ ...planOf(seed), users: USERS, markets: 2, openOrders: 12 }, random);
  const traders = new SpotAgent(world);
  const demo = new DemoAgent(world, seed, () => store.core);
  let at = START;
  const send = (act: Act): Outcome => {
    at += act.later ?? 0;
    const { outcome } = store.send(act.name, act.input, at++);
    act.heard?.(outcome);
    return outcome;
  };
  for (const { terms } of world.places) send({ name: 'market/list-market', input: terms });
  for (const owner of [MAKER, WHALE, SECOND]) send({ name: 'wallet/open-account', input: { owner, kind: 'desk' } });
  for (let user = 0; user < USERS; user++) {
    send({ name: 'wallet/open-account', input: { owner: FIRST_USER + user, kind: 'user' } });
  }
  for (const place of world.places) for (const act of traders.quotes(place)) send(act);
  for (let turn = 0; turn < turns; turn++) {
    at += random.below(120_000);
    if (random.chance(0.005)) at += 26 * 3_600_000;
    if (random.chance(0.5)) store.tick(at);
    if (random.chance(0.5)) send(demo.next());
    else for (const act of traders.next(world.place(), random.below(100))) send(act);
    if (turn % 20 === 0) {
      const broken = store.core.engine.broken();
      if (broken.length > 0) throw new Error(broken.join('\n'));
    }
    if (random.chance(0.02)) {
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
  return auditor.demo.counted;
}

test('in lives beside real trading every practice order is filled as the real book has it, and touches nothing real', () => {
  const totals: Record<string, number> = {};
  for (let seed = 1; seed <= 5; seed++) {
    for (const [name, count] of Object.entries(live(seed, 700))) totals[name] = (totals[name] ?? 0) + count;
  }
  const seldom = Object.entries(totals).filter(([, count]) => count < 5);
  expect(seldom, JSON.stringify(totals)).toEqual([]);
});
