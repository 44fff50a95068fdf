import { units } from '@quay/money';
import { expect, test } from 'vitest';
import type { Outcome } from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { Coins } from '../coins.ts';
import { MemoryStore } from '../memory-store.ts';
import { planOf } from '../plan.ts';
import { Random } from '../random.ts';
import { WalletAgent } from '../wallet/agent.ts';
import { rerun } from '../workload.ts';
import { type Act, dayLimits, FIRST_USER, taking, World } from '../world.ts';
import { AccountAgent } from './agent.ts';

const START = Date.UTC(2028, 1, 26, 22);
const DAY_MS = 86_400_000;
const USERS = 8;
/** A few USDT and nothing else, so that an account can be emptied. */
const practice = { user: [['USDT', units('4000')]], desk: [] } as const;

/** People who send, withdraw, get deposits that are reversed, are held and stopped, and leave. Every batch is audited. */
function live(seed: number, turns: number) {
  const auditor = new Auditor(practice, dayLimits, taking);
  const store = new MemoryStore({ practice }, (changes, batch, alone) => auditor.receive(changes, batch, alone));
  const random = new Random(seed * 41 + 13);
  const world = new World({ ...planOf(seed), users: USERS, markets: 1 }, random);
  const leavers = new AccountAgent(world, seed, () => store.core);
  const wallets = new WalletAgent(new Coins(world, random, () => store.core), random, () => store.core);
  let at = START;
  const send = (act: Act): Outcome => {
    at += act.later ?? 0;
    const { outcome } = store.send(act.name, act.input, at++);
    act.heard?.(outcome);
    return outcome;
  };
  const begin = (owner: number) => send({ name: 'wallet/open-account', input: { owner, kind: 'user' } });
  for (let user = 0; user < USERS; user++) begin(FIRST_USER + user);
  for (let turn = 0; turn < turns; turn++) {
    at += random.below(DAY_MS / 3);
    if (random.chance(0.01)) at += random.below(9 * DAY_MS);
    if (random.chance(0.7)) store.tick(at);
    const owner = FIRST_USER + random.below(USERS);
    const dice = random.below(100);
    const guarded = dice < 6 ? guard(owner, random, at) : undefined;
    const acts = guarded ?? (dice < 60 ? leavers.next() : wallets.next(owner, random.below(100)));
    for (const act of acts) send(act);
    if (turn % 20 === 0) {
      const broken = store.core.engine.broken();
      if (broken.length > 0) throw new Error(broken.join('\n'));
    }
    if (random.chance(0.03)) {
      store.project(random.below(store.batches.length));
      store.crash();
      wallets.startAgain();
      auditor.compare(store.core);
    }
  }
  store.commit();
  expect(rerun(store)).toBe(store.core.engine.digest());
  return auditor.account.counted;
}

function guard(owner: number, random: Random, at: number): Act[] {
  const dice = random.below(3);
  if (dice === 0) {
    return [{ name: 'guard/place-hold', input: { owner, reason: 'password-changed', until: at + DAY_MS } }];
  }
  if (dice === 1) return [{ name: 'guard/freeze-account', input: { owner, by: 'owner' } }];
  return [{ name: 'guard/unfreeze-account', input: { owner } }];
}

test('in lives of people who leave, accounts close empty and for good, as the auditor tells it', () => {
  const sums = { closed: 0, 'taken-back': 0, 'called-off': 0, left: 0 };
  for (let seed = 1; seed <= 8; seed++) {
    const counted = live(seed, 700);
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += counted[name];
  }
  for (const [name, count] of Object.entries(sums)) expect(count, name).toBeGreaterThan(2);
}, 60_000);
