import { ONE, units } from '@quay/money';
import { expect, test } from 'vitest';
import { type Outcome, plainOrder } from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { MemoryStore } from '../memory-store.ts';
import { PerpetualAgent, ROUGH } from '../perpetual/agent.ts';
import { planOf } from '../plan.ts';
import { Random } from '../random.ts';
import { rerun } from '../workload.ts';
import { type Act, dayLimits, FIRST_USER, MAKER, practice, SECOND, taking, World } from '../world.ts';
import { FollowingAgent } from './agent.ts';

const START = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
/** Of ten orders of followers so many are leaders' instead: who trades everywhere has no room for copies. */
const LED = 0.995;
const LEADERS = 2;

/** Two who lead and six who follow, in a market that jumps. Every batch is audited, every start compared. */
function live(seed: number, steps: number) {
  const auditor = new Auditor(practice, dayLimits, taking);
  const store = new MemoryStore({ practice, copySlice: 1 + (seed % 4), fundingSlice: 2 }, (changes, batch, alone) =>
    auditor.receive(changes, batch, alone),
  );
  const plan = { ...planOf(seed), users: 8, markets: 2 };
  const random = new Random(seed * 19 + 3);
  const world = new World(plan, random);
  const agent = new PerpetualAgent(world, seed, () => store.core, ROUGH);
  const followers = new FollowingAgent(world, seed, () => store.core);
  let at = START;
  const send = (act: Act): Outcome => {
    at += act.later ?? 0;
    const { outcome } = store.send(act.name, act.input, at++);
    act.heard?.(outcome);
    return outcome;
  };
  for (const { terms } of world.places) send({ name: 'market/list-market', input: terms });
  for (const owner of [MAKER, SECOND]) send({ name: 'wallet/open-account', input: { owner, kind: 'desk' } });
  for (let user = 0; user < plan.users; user++) {
    send({ name: 'wallet/open-account', input: { owner: FIRST_USER + user, kind: 'user' } });
  }
  for (const act of agent.opening()) send(act);
  for (let turn = 0; turn < steps; turn++) {
    at += random.below(4000);
    if (random.chance(0.01)) at += DAY_MS;
    if (random.chance(0.3)) store.tick(at);
    if (turn < 60 || random.chance(0.04)) send(followers.next());
    if (random.chance(0.01)) send(frozen(random, plan.users));
    if (random.chance(0.5)) for (const act of offers(store)) send(act);
    for (const act of agent.next()) send(led(act, random));
    if (turn % 50 === 0) check(store);
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
  return auditor.following.counted;
}

/** The market makers offer enough for copies, near the marks. */
function offers({ core: { perpetual } }: MemoryStore): Act[] {
  const { contracts, marks } = perpetual;
  return [...contracts.values()].flatMap(({ symbol, kind, tick, lot, maxQuantity }) => {
    const mark = marks.of(symbol);
    if (mark === undefined || kind === 'inverse') return [];
    return ([MAKER, SECOND] as const).map((owner) => {
      const isLong = owner === MAKER;
      const price = ((mark * (isLong ? 998n : 1002n)) / 1000n / tick) * tick;
      const most = (units('200000') * ONE) / mark / lot;
      const quantity = (most * lot < maxQuantity ? most : maxQuantity / lot) * lot;
      const input = {
        ...{ owner, clientId: null, contract: symbol, intent: isLong ? 'open-long' : 'open-short', type: 'limit' },
        ...{ price, quantity, timeInForce: 'gtc', leverage: null, ...plainOrder },
      };
      return { name: 'perpetual/place-order', input };
    });
  });
}

/** The act as it is sent: most orders of followers are those of a leader. */
function led(act: Act, random: Random): Act {
  const input = act.input as { owner?: number; clientId?: string | null };
  const isFollowers = act.name === 'perpetual/place-order' && (input.owner ?? 0) >= FIRST_USER + LEADERS;
  if (!isFollowers || input.clientId !== null || !random.chance(LED)) return act;
  return { ...act, input: { ...input, owner: FIRST_USER + random.below(LEADERS) } };
}

/** Somebody freezes their account, or it is opened again. */
function frozen(random: Random, users: number): Act {
  const owner = FIRST_USER + random.below(users);
  return random.chance(0.3)
    ? { name: 'guard/freeze-account', input: { owner, by: 'owner' } }
    : { name: 'guard/unfreeze-account', input: { owner } };
}

function check(store: MemoryStore): void {
  const broken = store.core.engine.broken();
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

test('in lives of leaders and followers copies, stops and shares are as the auditor tells them', () => {
  const totals = { placed: 0, skipped: 0, shares: 0, stopped: 0 };
  for (let seed = 1; seed <= 5; seed++) {
    const counted = live(seed, 900);
    for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] += counted[name];
  }
  expect(totals.placed).toBeGreaterThan(40);
  expect(totals.skipped).toBeGreaterThan(60);
  expect(totals.shares).toBeGreaterThan(1);
  expect(totals.stopped).toBeGreaterThan(1);
});
