import { expect, test } from 'vitest';
import type { Outcome } from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { MemoryStore } from '../memory-store.ts';
import { planOf } from '../plan.ts';
import { Random } from '../random.ts';
import { rerun } from '../workload.ts';
import { type Act, dayLimits, FIRST_USER, taking, World } from '../world.ts';
import { ReferralAgent } from './agent.ts';

const START = Date.UTC(2028, 1, 26, 22);
const DAY_MS = 86_400_000;
const USERS = 15;
const practice = { user: [], desk: [] };

/** People who invite each other, with rings of second accounts among them. Every batch is audited, every start compared. */
function live(seed: number, turns: number) {
  const limits = { ...dayLimits, dayLimit: 100_000_000_000_000n, dayCount: 10 };
  const auditor = new Auditor(practice, limits, taking);
  const store = new MemoryStore({ practice }, (changes, batch, alone) => auditor.receive(changes, batch, alone));
  const random = new Random(seed * 41 + 13);
  const world = new World({ ...planOf(seed), users: USERS, markets: 1 }, random);
  const people = new ReferralAgent(world, seed, () => store.core);
  let at = START;
  const send = (act: Act): Outcome => store.send(act.name, act.input, at++).outcome;
  for (let user = 0; user < USERS; user++) {
    send({ name: 'wallet/open-account', input: { owner: FIRST_USER + user, kind: 'user' } });
  }
  for (const act of people.opening()) send(act);
  for (let turn = 0; turn < turns; turn++) {
    at += random.below(DAY_MS / 12);
    // Gone for days now and then.
    if (random.chance(0.01)) at += random.below(12 * DAY_MS);
    if (random.chance(0.6)) store.tick(at);
    people.at = at;
    send(people.next());
    if (turn % 20 === 0) {
      const broken = store.core.engine.broken();
      if (broken.length > 0) throw new Error(broken.join('\n'));
    }
    if (random.chance(0.02)) {
      store.project(random.below(store.batches.length));
      store.crash();
      auditor.compare(store.core);
    }
  }
  store.commit();
  expect(rerun(store)).toBe(store.core.engine.digest());
  return auditor.referral.counted;
}

test('in lives with rings and second accounts every rebate follows from recorded deposits, and never from these', () => {
  const totals: Record<string, number> = {};
  for (let seed = 1; seed <= 6; seed++) {
    for (const [name, count] of Object.entries(live(seed, 900))) totals[name] = (totals[name] ?? 0) + count;
  }
  const seldom = Object.entries(totals).filter(([, count]) => count < 5);
  expect(seldom, JSON.stringify(totals)).toEqual([]);
});
