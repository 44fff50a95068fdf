import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { logged, stepReceipts } from '../../scenarios/receipt-rows.ts';
import { type Liquidation, liquidationsTable } from '../../src/index.ts';
import { isGood, workReceipt } from '../../src/receipts/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { MemoryStore } from '../memory-store.ts';
import { planOf } from '../plan.ts';
import { Random } from '../random.ts';
import { rerun } from '../workload.ts';
import { dayLimits, FIRST_USER, MAKER, practice as rich, SECOND, taking, World } from '../world.ts';
import { PerpetualAgent, ROUGH } from './agent.ts';

const START = Date.UTC(2026, 0, 1);
const STAMPS = 8 * 60 * 60 * 1000;

/** What happened in a life. */
type Counts = Record<
  | 'trades'
  | 'covers'
  | 'shortfalls'
  | 'stamps'
  | 'payments'
  | 'refused'
  | 'orders'
  | 'reductions'
  | 'takeovers'
  | 'deleveraged'
  | 'looks'
  | 'checked'
  | 'receipts',
  number
>;

/** People who have little and risk all of it, in a market that jumps. Every batch is audited, every start compared. */
function live(seed: number, steps: number, dollars: string): Counts {
  const practice = {
    ...rich,
    user: [...rich.user.filter(([asset]) => asset !== 'USDT'), ['USDT', units(dollars)] as const],
  };
  const auditor = new Auditor(practice, dayLimits, taking);
  const store = new MemoryStore({ practice, fundingSlice: 1 + (seed % 3) }, (changes, batch, alone) =>
    auditor.receive(changes, batch, alone),
  );
  const plan = { ...planOf(seed), users: 8, markets: 2 };
  const random = new Random(seed * 17 + 3);
  const clock = new Random(seed * 29 + 5);
  const world = new World(plan, random);
  const agent = new PerpetualAgent(world, seed, () => store.core, ROUGH);
  const counts = { refused: 0, orders: 0 };
  let at = START;
  const send = (name: string, input: object) => {
    const { outcome } = store.send(name, input, at++);
    if (!outcome.ok) counts.refused += 1;
    else if (name === 'perpetual/place-order') counts.orders += 1;
    return outcome;
  };
  for (const { terms } of world.places) send('market/list-market', terms);
  for (const owner of [MAKER, SECOND]) send('wallet/open-account', { owner, kind: 'desk' });
  for (let user = 0; user < plan.users; user++) send('wallet/open-account', { owner: FIRST_USER + user, kind: 'user' });
  for (const act of agent.opening()) send(act.name, act.input);
  for (let turn = 0; turn < steps; turn++) {
    at += random.below(4000);
    // Time goes on to just before a stamp, to it or beyond it; now and then nobody looks at the clock.
    if (clock.chance(0.01)) at = Math.max(at, (Math.floor(at / STAMPS) + 1) * STAMPS - 2 + random.below(4));
    if (clock.chance(0.3)) store.tick(at);
    for (const act of agent.next()) {
      at += act.later ?? 0;
      const outcome = send(act.name, act.input);
      act.heard?.(outcome);
    }
    if (turn % 100 === 0) check(store);
    if (random.chance(0.01)) {
      store.project(random.below(store.batches.length));
      const before = store.core.engine.digest();
      store.crash();
      if (store.core.engine.digest() !== before) throw new Error('I12 the core came back different');
      auditor.compare(store.core);
    }
  }
  check(store);
  // A core that never died does the same, command for command.
  expect(rerun(store)).toBe(store.core.engine.digest());
  const { trades, covers, shortfalls, stamps, payments, liquidations, caps } = auditor.perpetual;
  const { reductions, takeovers, deleveraged, looks } = liquidations;
  return {
    trades,
    covers,
    shortfalls,
    stamps,
    payments,
    reductions,
    takeovers,
    deleveraged,
    looks,
    checked: caps.checked,
    receipts: workReceipts(store),
    ...counts,
  };
}

/** P21: the receipt of every step of a person's liquidation is worked out to the unit without the core's state. */
function workReceipts(store: MemoryStore): number {
  const people = logged<Liquidation>({ store }, liquidationsTable).filter(({ owner }) => owner >= FIRST_USER);
  const steps = new Set(people.map(({ id }) => id));
  const receipts = stepReceipts({ store }).filter(({ liquidation }) => steps.has(liquidation));
  for (const receipt of receipts) {
    const worked = workReceipt(receipt);
    if (isGood(worked)) continue;
    throw new Error(`P21 step ${receipt.liquidation}: ${JSON.stringify(worked.lines.filter(({ equal }) => !equal))}`);
  }
  if (receipts.length !== steps.size) throw new Error('P21 a step has no receipt');
  return receipts.length;
}

function check(store: MemoryStore): void {
  const broken = store.core.engine.broken();
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

test('in rough lives of contracts money, positions and marks are as the auditor tells them', () => {
  const totals: Counts = {
    ...{ trades: 0, covers: 0, shortfalls: 0, refused: 0, orders: 0, stamps: 0, payments: 0 },
    ...{ reductions: 0, takeovers: 0, deleveraged: 0, looks: 0, checked: 0, receipts: 0 },
  };
  for (let seed = 1; seed <= 12; seed++) {
    const counts = live(seed, 1500, seed % 2 === 0 ? '600' : '6000');
    for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] += counts[name];
  }
  expect(totals.trades).toBeGreaterThan(1000);
  expect(totals.orders).toBeGreaterThan(3000);
  expect(totals.stamps).toBeGreaterThan(100);
  expect(totals.payments).toBeGreaterThan(500);
  expect(totals.reductions).toBeGreaterThan(5);
  expect(totals.takeovers).toBeGreaterThan(10);
  expect(totals.deleveraged).toBeGreaterThan(50);
  expect(totals.looks).toBeGreaterThan(3000);
  expect(totals.checked).toBeGreaterThan(100);
  expect(totals.receipts).toBeGreaterThan(50);
});
