import { units } from '@quay/money';
import { expect, inject, test } from 'vitest';
import { type FundingPayment, fundingPaymentsTable, type Liquidation, liquidationsTable } from '../src/index.ts';
import { LINEAR, logged, PerpetualStory, people } from './perpetual-story.ts';

const EIGHT_HOURS = 8 * 3_600_000;
const { alice } = people;

/** What a position of one mode begins with, and what happens to it that is not the same in both. */
type Case = {
  readonly mode: 'isolated' | 'cross';
  readonly has: string;
  readonly liquidatedAt: string;
  more(story: PerpetualStory): void;
};
const cases: readonly Case[] = [
  {
    ...{ mode: 'isolated', has: '420', liquidatedAt: '56900' },
    more: (story) => void story.send('perpetual/add-margin', { owner: alice, contract: LINEAR, amount: units('60') }),
  },
  {
    // All of the account stands behind it.
    ...{ mode: 'cross', has: '470', liquidatedAt: '55300' },
    more(story) {
      const moved = { fromBook: 'spot', toBook: 'contract', asset: 'USDT', amount: units('60') };
      story.must('wallet/transfer-coins', { owner: alice, requestId: 'more', ...moved });
    },
  },
];

/** What may happen to one position; each of it once, in every order. Whatever does not fit any more is refused. */
const acts = {
  'an order that opens': (story: PerpetualStory) => void story.order('alice', 'open-long', '0.05', '59000'),
  'an order that closes': (story: PerpetualStory) => void story.order('alice', 'close-long', '0.06', '60600'),
  'a mark that falls': (story: PerpetualStory) => story.prices('BTC', '58800'),
  'more margin': (story: PerpetualStory, { more }: Case) => more(story),
  funding(story: PerpetualStory) {
    story.at = Math.ceil((story.at + 1) / EIGHT_HOURS) * EIGHT_HOURS;
    story.store.tick(story.at);
    // Prices were away: two marks that agree bring the contract back.
    const { indexPrice } = story.store.core.perpetual.marks.marks.get(LINEAR)!;
    for (let n = 0; n < 2; n++) story.prices('BTC', String(indexPrice / 100_000_000n));
  },
  'a mark that liquidates': (story: PerpetualStory, { liquidatedAt }: Case) => story.prices('BTC', liquidatedAt),
};
type Act = keyof typeof acts;

function ordersOf(names: readonly Act[]): Act[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((first) => ordersOf(names.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** In the short form one of seven sequences is tried; seven divides no count of those that begin alike. */
const EACH = inject('isLong') ? 1 : 7;

test.each(cases)(
  'a position that is $mode, two orders, funding, marks, margin and a liquidation come out whole in every order',
  { timeout: 600_000 },
  (one) => {
    const { mode, has } = one;
    const counted = { liquidated: 0, left: 0, paid: 0 };
    const sequences = ordersOf(Object.keys(acts) as Act[]).filter((_, n) => n % EACH === 0);
    for (const sequence of sequences) {
      const story = new PerpetualStory({}, { alice: has });
      story.fund(alice, 'USDT', '60', 'spot');
      story.must('perpetual/set-margin-mode', { owner: alice, contract: LINEAR, mode });
      story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 20 });
      story.open('alice', 'maker', '0.1', '60000');
      // Somebody takes what is sold below the mark.
      story.order('carol', 'open-long', '1', '56500');
      for (const act of sequence) acts[act](story, one);
      const said = sequence.join(', ');
      const { positions } = story.store.core.perpetual;
      const holders = [...positions.openIn(LINEAR)];
      expect(
        holders.reduce((sum, owner) => sum + positions.find(owner, LINEAR)!.quantity, 0n),
        said,
      ).toBe(0n);
      const steps = logged<Liquidation>(story, liquidationsTable).filter(({ owner }) => owner === alice);
      const own = story.position('alice');
      expect(own.quantity, said).toBeGreaterThanOrEqual(0n);
      if (steps.length > 0) counted.liquidated += 1;
      else counted.left += 1;
      counted.paid += logged<FundingPayment>(story, fundingPaymentsTable).filter(({ owner }) => owner === alice).length;
      story.restart();
    }
    expect(counted.liquidated).toBeGreaterThan(0);
    expect(counted.left).toBeGreaterThan(0);
    expect(counted.paid).toBeGreaterThan(sequences.length / 3);
  },
);
