import { least, units } from '@quay/money';
import { expect, test } from 'vitest';
import { type Outcome, systemAccounts } from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { LoansAgent } from '../loans/agent.ts';
import { MemoryStore } from '../memory-store.ts';
import { PerpetualAgent } from '../perpetual/agent.ts';
import { planOf } from '../plan.ts';
import { Random } from '../random.ts';
import { rerun } from '../workload.ts';
import { type Act, dayLimits, FIRST_USER, MAKER, practice, SECOND, taking, World } from '../world.ts';
import { EarnAgent } from './agent.ts';

const START = Date.UTC(2028, 1, 26, 22);

/** Savers and buyers of terms beside borrowers, over a leap day and the ends of months. Every batch is audited, every start compared. */
function live(seed: number, steps: number) {
  const auditor = new Auditor(practice, dayLimits, taking);
  const store = new MemoryStore(
    { practice, earnSlice: 1 + (seed % 5), loanSlice: 2, fundingSlice: 2 },
    (changes, batch, alone) => auditor.receive(changes, batch, alone),
  );
  const plan = { ...planOf(seed), users: 7, markets: 2 };
  const random = new Random(seed * 29 + 3);
  const rights = new Random(seed * 31 + 5);
  const world = new World(plan, random);
  const agent = new PerpetualAgent(world, seed, () => store.core);
  const borrowers = new LoansAgent(world, seed, () => store.core);
  const savers = new EarnAgent(world, seed, () => store.core);
  let at = START;
  const sending = (act: Act) => {
    at += act.later ?? 0;
    return { name: act.name, input: act.input, at: at++ };
  };
  const send = (act: Act): Outcome => {
    const { name, input, at: time } = sending(act);
    const { outcome } = store.send(name, input, time);
    act.heard?.(outcome);
    return outcome;
  };
  for (const { terms } of world.places) send({ name: 'market/list-market', input: terms });
  for (const owner of [MAKER, SECOND]) send({ name: 'wallet/open-account', input: { owner, kind: 'desk' } });
  for (let user = 0; user < plan.users; user++) {
    send({ name: 'wallet/open-account', input: { owner: FIRST_USER + user, kind: 'user' } });
  }
  for (const asset of ['USDT', ...world.places.map(({ symbol }) => symbol)]) {
    const input = { account: systemAccounts.convert, asset, amount: units('20000000') };
    send({ name: 'wallet/fund-system-account', input });
  }
  for (const act of [...agent.opening(), ...borrowers.opening(), ...savers.opening()]) send(act);
  // In some lives nothing is lent but what savers have put in.
  if (seed % 2 === 1) send({ name: 'loans/fund-pool', input: { asset: 'USDT', amount: -units('20000') } });
  for (const act of invited(plan.users)) send(act);
  // In one life nobody saves at first, and borrowers pay all the same.
  for (let turn = 0; seed === 2 && turn < 120; turn++) {
    at += 1500;
    for (const act of agent.next()) send(act);
    send(borrowers.next());
  }
  at += 86_400_000;
  store.tick(at);
  for (let turn = 0; turn < steps; turn++) {
    at += random.below(4000) + savers.pause();
    if (random.chance(0.3)) store.tick(at);
    if (random.chance(0.2)) for (const act of agent.next()) send(act);
    if (random.chance(0.15)) send(borrowers.next());
    if (rights.chance(0.02)) {
      const input = { owner: FIRST_USER + rights.below(plan.users), mayRefer: rights.chance(0.8) };
      send({ name: 'referral/set-right', input });
    }
    if (rights.chance(0.05)) {
      const version = store.core.earn.products.find(4)!.version;
      const of = { owner: FIRST_USER + rights.below(plan.users), requestId: `machine-${turn}`, product: 4, version };
      const amount = units(String(rights.pick([60, 900, 1600])));
      send({ name: 'earn/buy', input: { ...of, amount, book: 'spot', sharedBy: null } });
    }
    // Some come together, so that they share a batch with what time brings.
    if (random.chance(0.1)) {
      const acts = Array.from({ length: 1 + random.below(6) }, () => sending(savers.next()));
      store.core.engine.tick(at);
      store.submitAll(acts.map((sent) => ({ sent, answer: () => {} })));
      store.commit();
    } else send(savers.next());
    if (seed % 2 === 1 && turn % 50 === 25) for (const act of all(store, world, turn)) send(act);
    if (turn % 40 === 0) check(store);
    if (random.chance(0.02)) {
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
  check(store);
  // A core that never died does the same, command for command.
  expect(rerun(store)).toBe(store.core.engine.digest());
  return { ...auditor.earn.counted, ...auditor.earn.savings.counted, ...auditor.earn.uplines.counted };
}

/** Everybody invited the next one; of seven people the last is the fifth one's second account, and the first is not verified. */
const invited = (users: number): Act[] =>
  Array.from({ length: users }, (_, n) => FIRST_USER + n).flatMap((owner, n): Act[] => [
    ...(n === 0 ? [] : [{ name: 'referral/record-trait', input: known(owner, n === 6 ? owner - 2 : owner) }]),
    ...(n === 0 ? [] : [{ name: 'referral/bind', input: { owner, referrer: owner - 1 } }]),
  ]);

const known = (owner: number, person: number) => ({ owner, kind: 'person', digest: `document ${person}` });

/** Everybody borrows what there is to borrow, up to what their coins are good for. */
function all({ core }: MemoryStore, world: World, turn: number): Act[] {
  const product = [...core.loans.products.values()].find(({ asset, isOpen }) => asset === 'USDT' && isOpen);
  if (!product) return [];
  const { pledge, days, hourlyRate } = product;
  const most = core.loans.pools.lendable('USDT');
  return Array.from({ length: world.users }, (_, n) => {
    const owner = FIRST_USER + n;
    const pledged = core.ledger.balance(owner, 'spot', pledge).available;
    const amount = least(most / BigInt(world.users), units('4000'));
    const of = { owner, requestId: `all-${turn}`, asset: 'USDT', pledge, days };
    return { name: 'loans/borrow', input: { ...of, amount, pledged, hourlyRate } };
  });
}

function check({ core }: MemoryStore): void {
  const broken = core.engine.broken();
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

test('in lives of savers income, terms, funds and redemptions are as the auditor tells them', () => {
  const totals: Record<string, number> = {};
  for (let seed = 1; seed <= 5; seed++) {
    for (const [name, count] of Object.entries(live(seed, 400))) totals[name] = (totals[name] ?? 0) + count;
  }
  const seldom = Object.entries(totals).filter(([, count]) => count < 1);
  expect(seldom, JSON.stringify(totals)).toEqual([]);
});
