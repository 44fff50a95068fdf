import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { leverageMax, mostHeld } from '../src/margin/caps.ts';
import { LINEAR, PerpetualStory, people } from './perpetual-story.ts';

const caps = { newAccountLeverage: 20, newAccountMs: 1_000 };

test('an account is new for so many milliseconds and no more, and never beyond what the contract allows', () => {
  expect([999, 1_000].map((age) => leverageMax(100, caps, age))).toEqual([20, 100]);
  expect(leverageMax(10, caps, 0)).toBe(10);
  expect(leverageMax(100, undefined, 0)).toBe(100);
});

test('a share of what is open counts where it is more than the floor, rounded against the holder', () => {
  const most = (open: string, share = '0.2') =>
    mostHeld('linear', units(open), { shareFloor: units('60000'), shareMax: units(share) }, units('60000'));
  expect([most('0'), most('5'), most('10')]).toEqual([units('60000'), units('60000'), units('120000')]);
  expect(most('10', '0.33333333')).toBe(units('199999.998'));
});

test('a floor above the last tier does not lift that', () => {
  const story = new PerpetualStory({}, { alice: '1000000' });
  const tiers = { floor: 0n, maintenanceRate: units('0.004'), initialRate: units('0.008') };
  const at = story.at + 1_000;
  story.must('perpetual/set-tiers', { contract: LINEAR, cap: units('6000'), rows: [tiers], appliesAt: at, staff: 7 });
  story.must('perpetual/set-caps', {
    ...{ contract: LINEAR, shareFloor: units('60000'), shareMax: units('0.2'), staff: 7 },
    ...{ newAccountLeverage: 20, newAccountMs: 0 },
  });
  story.at = at;
  expect(story.order('alice', 'open-long', '0.1001', '60000')).toBe('position-limit');
  expect(story.order('alice', 'open-long', '0.1', '60000')).toMatchObject({ status: 'open' });
});

test('an amended order is held against caps as one that is placed', () => {
  const story = new PerpetualStory({}, { alice: '1000000' });
  const order = story.order('alice', 'open-long', '1', '60000') as { id: number };
  story.must('perpetual/set-caps', {
    ...{ contract: LINEAR, shareFloor: units('60000'), shareMax: units('0.2'), staff: 7 },
    ...{ newAccountLeverage: 20, newAccountMs: 0 },
  });
  const amend = (quantity: string) =>
    story.send('perpetual/amend-order', {
      ...{ owner: people.alice, order: order.id, price: null, quantity: units(quantity) },
    });
  expect(amend('1.0001')).toBe('position-limit');
  expect(amend('0.9')).toMatchObject({ status: 'open', quantity: units('0.9') });
});
