import { expect, test } from 'vitest';
import { Random } from '../../simulation/random.ts';
import { ASK, BID, type BookSide, type SelfTrade } from './index.ts';
import { type Ending, Twins } from './twins.ts';

type Crowd = {
  readonly seed: number;
  readonly commands: number;
  /** How far from the middle orders rest, and how far across it they reach. */
  readonly near: number;
  readonly lots: number;
  readonly owners: number;
  /** Share of commands that take an order out. */
  readonly cancels: number;
};

/** Every kind of command at random round a middle that wanders from one end of the prices to the other. */
function crowd({ seed, commands, near, lots, owners, cancels }: Crowd): Twins {
  const random = new Random(seed);
  const twins = new Twins();
  let middle = 1 + random.below(2_147_483_647);
  while (twins.commands < commands) {
    if (random.chance(0.0005)) middle = 1 + random.below(2_147_483_647);
    if (random.chance(0.3)) middle = priceWithin(middle + random.below(3) - 1);
    const { live } = twins;
    if (live.length > 0 && random.chance(cancels)) twins.remove(random.pick(live));
    else if (live.length > 0 && random.chance(0.05)) twins.reduce(random.pick(live), random.below(100) / 100);
    else {
      const side: BookSide = random.chance(0.5) ? BID : ASK;
      const distance = random.below(near) - (random.chance(0.2) ? near : 0);
      const ticks = random.chance(0.01)
        ? 1 + random.below(2_147_483_647)
        : priceWithin(side === BID ? middle - distance : middle + distance);
      const wanted = 1 + random.below(lots);
      const ending: Ending = random.chance(0.8) ? 'rests' : random.chance(0.5) ? 'expires' : 'all-or-none';
      const budgeted = ending === 'expires' && random.chance(0.5);
      const budget = budgeted
        ? Math.min(Number.MAX_SAFE_INTEGER, Math.floor(ticks * wanted * (random.below(200) / 100)))
        : Number.POSITIVE_INFINITY;
      const selfTrade = random.below(3) as SelfTrade;
      twins.take({ side, ticks, lots: wanted, owner: random.below(owners), budget, selfTrade, ending });
    }
    twins.compareTops();
    if (twins.commands % 50_000 === 0) twins.compareAll();
  }
  twins.compareAll();
  return twins;
}

const priceWithin = (ticks: number) => Math.min(2_147_483_647, Math.max(1, ticks));

test.each<Crowd>([
  { seed: 1, commands: 600_000, near: 20, lots: 100, owners: 1_000_000, cancels: 0.35 },
  { seed: 2, commands: 600_000, near: 400, lots: 100, owners: 30, cancels: 0.42 },
  { seed: 3, commands: 400_000, near: 5_000, lots: 1_000, owners: 5, cancels: 0.3 },
  { seed: 4, commands: 400_000, near: 3, lots: 9_007_199_254, owners: 10, cancels: 0.3 },
])('the fast book and its plain twin agree on every answer: seed $seed', (crowdTerms) => {
  const twins = crowd(crowdTerms);
  expect(twins.trades).toBeGreaterThan(crowdTerms.commands / 20);
});
