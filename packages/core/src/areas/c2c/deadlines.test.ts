import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Deadlines } from './deadlines.ts';

test('what is due comes out once, the earliest first and then the lowest id, however it was filed and moved', () => {
  const filing = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }));
  fc.assert(
    fc.property(fc.array(filing, { maxLength: 60 }), fc.integer({ min: 0, max: 21 }), (filings, now) => {
      const deadlines = new Deadlines();
      const plain = new Map<number, number>();
      for (const [id, at] of filings) {
        deadlines.file(id, at);
        if (at === null) plain.delete(id);
        else plain.set(id, at);
        expect(deadlines.next).toBe(plain.size === 0 ? undefined : Math.min(...plain.values()));
        expect(deadlines.size).toBe(plain.size);
      }
      const due = [...plain].filter(([, at]) => at <= now).sort(([a, x], [b, y]) => x - y || a - b);
      const taken = [...deadlines.take(now, 3), ...deadlines.take(now, 99)];
      expect(taken).toEqual(due.map(([id]) => id));
      expect(deadlines.take(now, 99)).toEqual([]);
      for (const [id, at] of plain) expect(deadlines.of(id)).toBe(at <= now ? undefined : at);
    }),
  );
});

test('what was moved forth and back is due at its last moment alone', () => {
  const deadlines = new Deadlines();
  for (const at of [5, 9, 5]) deadlines.file(1, at);
  expect(deadlines.take(5, 9)).toEqual([1]);
  expect(deadlines.take(9, 9)).toEqual([]);
  deadlines.file(1, 7);
  deadlines.clear();
  expect(deadlines.next).toBe(undefined);
});
