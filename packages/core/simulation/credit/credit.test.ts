import { expect, test } from 'vitest';
import type { Outcome } from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { MemoryStore } from '../memory-store.ts';
import { planOf } from '../plan.ts';
import { Random } from '../random.ts';
import { rerun } from '../workload.ts';
import { type Act, dayLimits, FIRST_USER, practice, taking, World } from '../world.ts';
import { CreditAgent } from './agent.ts';

const START = Date.UTC(2028, 1, 27);
const DAY_MS = 86_400_000;

/** Eight who borrow and three who decide, over a leap day and ends of months. Every batch is audited, every start compared. */
function live(seed: number, steps: number) {
  const auditor = new Auditor(practice, dayLimits, taking);
  const store = new MemoryStore({ practice }, (changes, batch, alone) => auditor.receive(changes, batch, alone));
  const random = new Random(seed * 23 + 5);
  const world = new World({ ...planOf(seed), users: 8, markets: 1 }, random);
  const agent = new CreditAgent(world, seed, () => store.core);
  let at = START;
  const send = (act: Act): Outcome => {
    at += act.later ?? 0;
    return store.send(act.name, act.input, at++).outcome;
  };
  for (let user = 0; user < 8; user++) {
    send({ name: 'wallet/open-account', input: { owner: FIRST_USER + user, kind: 'user' } });
  }
  for (const act of agent.opening()) send(act);
  for (let turn = 0; turn < steps; turn++) {
    at += random.below(DAY_MS / 4);
    if (random.chance(0.02)) at += 9 * DAY_MS;
    if (random.chance(0.7)) store.tick(at);
    send(agent.next());
    if (turn % 20 === 0) {
      const broken = store.core.engine.broken();
      if (broken.length > 0) throw new Error(broken.join('\n'));
    }
    if (random.chance(0.02)) {
      store.project(random.below(store.batches.length));
      const before = store.core.engine.digest();
      store.crash();
      if (store.core.engine.digest() !== before) throw new Error('I12 the core came back different');
      auditor.compare(store.core);
    }
  }
  expect(rerun(store)).toBe(store.core.engine.digest());
  return auditor.credit.counted;
}

test('in lives of borrowers and staff every loan is decided, paid out and repaid as the auditor tells it', () => {
  const totals = { paidOut: 0, repaid: 0, late: 0, rejected: 0, lapsed: 0, byTwo: 0 };
  for (let seed = 1; seed <= 4; seed++) {
    const counted = live(seed, 400);
    for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] += counted[name];
  }
  expect(totals.paidOut).toBeGreaterThan(30);
  expect(totals.repaid).toBeGreaterThan(20);
  expect(totals.late).toBeGreaterThan(3);
  expect(totals.rejected).toBeGreaterThan(10);
  expect(totals.lapsed).toBeGreaterThan(0);
  expect(totals.byTwo).toBeGreaterThan(3);
});
