import type { IssuedAccount } from '@quay/store';
import { describe, expect, test } from 'vitest';
import { independentPersons, personOf, SAME_PERSON_MS } from './persons.ts';

const NOW = Date.UTC(2026, 0, 31);
const [ANNA, BORIS, XENIA, YURI] = [1, 2, 3, 4];
const by = (id: number, issuedBy: number, ago: number): IssuedAccount => ({ id, issuedBy, issuedAt: NOW - ago });

describe('two accounts are two people', () => {
  const two = (issued: readonly IssuedAccount[], one = ANNA, other = XENIA, now = NOW) =>
    independentPersons([one, other], issued, [now]);

  test('when nobody set up the other, and not when they are one account', () => {
    expect(two([])).toBe(true);
    expect(two([], ANNA, ANNA)).toBe(false);
  });

  test('not for seven days after one set up the other, whichever comes first', () => {
    const issued = [by(XENIA, ANNA, SAME_PERSON_MS - 1)];
    expect(two(issued)).toBe(false);
    expect(two(issued, XENIA, ANNA)).toBe(false);
    expect(two(issued, ANNA, XENIA, NOW + 1)).toBe(true);
    expect(two(issued, BORIS, XENIA)).toBe(true);
  });

  test('not when one counted as the other, or as who the other counts as, at the moment at which it acted', () => {
    const later = NOW + SAME_PERSON_MS;
    const issued = [by(XENIA, ANNA, 0), { id: YURI, issuedBy: ANNA, issuedAt: later }];
    expect(two(issued, ANNA, XENIA, later)).toBe(true);
    expect(independentPersons([ANNA, XENIA], issued, [NOW, later])).toBe(false);
    expect(independentPersons([YURI, XENIA], issued, [NOW, later])).toBe(false);
    expect(independentPersons([BORIS, XENIA], issued, [NOW, later])).toBe(true);
  });

  test('not when one person set up both', () => {
    expect(two([by(XENIA, ANNA, 0), by(YURI, ANNA, 1)], XENIA, YURI)).toBe(false);
    expect(two([by(XENIA, ANNA, 0), by(YURI, BORIS, 1)], XENIA, YURI)).toBe(true);
  });

  test('not through accounts between them', () => {
    const issued = [by(XENIA, ANNA, 2), by(YURI, XENIA, 1)];
    expect(two(issued, ANNA, YURI)).toBe(false);
    expect(two(issued, BORIS, YURI)).toBe(true);
  });

  test('not when they reset each other; a third is not theirs', () => {
    const issued = [by(XENIA, ANNA, 2), by(ANNA, XENIA, 1), by(YURI, XENIA, 1)];
    expect([ANNA, XENIA, YURI].map((one) => personOf(one, issued, NOW))).toEqual([ANNA, ANNA, ANNA]);
    expect(two(issued)).toBe(false);
    expect(two(issued, ANNA, BORIS)).toBe(true);
  });
});
