import { expect, test } from 'vitest';
import { openSecrets } from '../../secrets/secrets.ts';
import { momentOf, partAt } from './moments.ts';

const DAY = 86_400_000;
const secrets = openSecrets(new Uint8Array(32).fill(7));
const others = openSecrets(new Uint8Array(32).fill(8));
const momentsOf = (from: typeof secrets, dayMs: number) =>
  Array.from({ length: 300 }, (_, part) => {
    const of = partAt(Math.floor(((part + 0.5) * dayMs) / 3), dayMs);
    return { ...of, moment: momentOf(from, 'USDT', of) };
  });

test('a day has three parts without a hole between them', () => {
  expect(partAt(5 * DAY, DAY)).toEqual({ day: 5, part: 0, beginsAt: 5 * DAY, endsAt: 5 * DAY + DAY / 3 });
  expect(partAt(5 * DAY + DAY / 3 - 1, DAY).part).toBe(0);
  expect(partAt(5 * DAY + DAY / 3, DAY).part).toBe(1);
  expect(partAt(6 * DAY - 1, DAY)).toMatchObject({ day: 5, part: 2, endsAt: 6 * DAY });
});

test.each([DAY, 120_000, 24_000])(
  'each part of a day of %i ms has a moment of its own, the same after a restart',
  (dayMs) => {
    const moments = momentsOf(secrets, dayMs);
    for (const { moment, beginsAt, endsAt } of moments) {
      expect(moment).toBeGreaterThanOrEqual(beginsAt);
      expect(moment).toBeLessThan(beginsAt + (endsAt - beginsAt) * 0.92);
    }
    expect(momentsOf(secrets, dayMs)).toEqual(moments);
  },
);

test('moments follow from nothing that can be seen: another key draws others, spread over the whole part', () => {
  const within = (from: typeof secrets) =>
    momentsOf(from, DAY).map(({ moment, beginsAt, endsAt }) => (moment - beginsAt) / (endsAt - beginsAt));
  const [own, other] = [within(secrets), within(others)];
  expect(own.filter((share, at) => Math.abs(share - other[at]!) < 1e-6)).toEqual([]);
  for (let tenth = 0; tenth < 9; tenth++) {
    const count = own.filter((share) => share >= tenth / 10 && share < (tenth + 1) / 10).length;
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThan(60);
  }
});
