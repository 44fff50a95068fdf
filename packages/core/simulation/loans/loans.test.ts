import { ONE, units } from '@quay/money';
import { expect, test } from 'vitest';
import { type Outcome, systemAccounts } from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { MemoryStore } from '../memory-store.ts';
import { PerpetualAgent, ROUGH } from '../perpetual/agent.ts';
import { planOf } from '../plan.ts';
import { Random } from '../random.ts';
import { rerun } from '../workload.ts';
import { type Act, dayLimits, FIRST_USER, MAKER, practice, SECOND, taking, World } from '../world.ts';
import { LoansAgent } from './agent.ts';

const START = Date.UTC(2026, 0, 1);
const PLENTY = '20000000';

/** Borrowers in a market that jumps. Every batch is audited, every start compared. */
function live(seed: number, steps: number) {
  const auditor = new Auditor(practice, dayLimits, taking);
  const store = new MemoryStore({ practice, loanSlice: 1 + (seed % 4), fundingSlice: 2 }, (changes, batch, alone) =>
    auditor.receive(changes, batch, alone),
  );
  const plan = { ...planOf(seed), users: 6, markets: 2 };
  const random = new Random(seed * 23 + 5);
  const world = new World(plan, random);
  const agent = new PerpetualAgent(world, seed, () => store.core, ROUGH);
  const borrowers = new LoansAgent(world, seed, () => store.core);
  let at = START;
  const send = (act: Act): Outcome => {
    at += act.later ?? 0;
    const { outcome } = store.send(act.name, act.input, at++);
    act.heard?.(outcome);
    return outcome;
  };
  const funds = (asset: string, amount: string) =>
    send({
      name: 'wallet/fund-system-account',
      input: { account: systemAccounts.convert, asset, amount: units(amount) },
    });
  for (const { terms } of world.places) send({ name: 'market/list-market', input: terms });
  for (const owner of [MAKER, SECOND]) send({ name: 'wallet/open-account', input: { owner, kind: 'desk' } });
  for (let user = 0; user < plan.users; user++) {
    send({ name: 'wallet/open-account', input: { owner: FIRST_USER + user, kind: 'user' } });
  }
  for (const act of [...agent.opening(), ...borrowers.opening()]) send(act);
  // In some lives flash exchange has next to nothing at first.
  for (const asset of ['USDT', ...world.places.map(({ symbol }) => symbol)])
    funds(asset, seed % 3 === 0 ? '300' : PLENTY);
  for (let turn = 0; turn < steps; turn++) {
    at += random.below(4000) + borrowers.pause();
    if (random.chance(0.3)) store.tick(at);
    if (random.chance(0.3)) send(borrowers.next());
    for (const act of agent.next()) send(act);
    if (random.chance(0.03)) for (const act of dips(store, random)) send(act);
    if (random.chance(0.01)) funds('USDT', '5000');
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
  return auditor.loans.counted;
}

/** A coin loses up to two thirds, or gains as much, for a moment: all sources say so, twice. */
function dips({ core }: MemoryStore, random: Random): Act[] {
  const marks = [...core.perpetual.marks.marks.values()].filter(({ contract }) => contract.endsWith('USDT-PERP'));
  if (marks.length === 0) return [];
  const { contract, indexPrice } = random.pick(marks);
  const price = (indexPrice * BigInt(random.pick([35, 55, 65, 75, 150, 180]))) / 100n;
  const prices = [0, 1, 2, 3, 4].map((n) => ({ source: `venue-${n}`, price, weight: 1, at: 2 ** 45 }));
  const input = { coin: contract.replace('USDT-PERP', ''), prices };
  return [1100, 1100].map((later) => ({ name: 'perpetual/record-prices', input, later }));
}

/** All invariants, and no loan is at 85 % of a trusted index for which somebody could pay. */
function check(store: MemoryStore): void {
  const { engine, loans, perpetual, ledger } = store.core;
  const broken = engine.broken();
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const of = (coin: string) => (coin === 'USDT' ? ONE : perpetual.indexes.of(coin, engine.now)?.price);
  for (const { id, principal, asset, pledge, pledged } of loans.loans.values()) {
    const [pa, pp] = [of(asset), of(pledge)];
    if (pa === undefined || pp === undefined || principal * pa * 100n < 85n * pledged * pp) continue;
    const { available } = ledger.balance(systemAccounts.convert, 'spot', asset);
    if (available * pa >= pledged * pp) throw new Error(`P44 loan ${id} is at 85 % and nothing is sold`);
  }
}

test('in lives of borrowers interest, warnings and sales are as the auditor tells them', () => {
  const totals = { borrowed: 0, repaid: 0, renewed: 0, overdue: 0, warned: 0, restored: 0, closed: 0, short: 0 };
  for (let seed = 1; seed <= 6; seed++) {
    const counted = live(seed, 700);
    for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] += counted[name];
  }
  expect(totals.borrowed).toBeGreaterThan(50);
  expect(totals.repaid).toBeGreaterThan(20);
  expect(totals.overdue).toBeGreaterThan(3);
  expect(totals.warned).toBeGreaterThan(3);
  expect(totals.restored).toBeGreaterThan(1);
  expect(totals.closed).toBeGreaterThan(1);
});
