import { describe, expect, it } from 'vitest';
import { ringTone, snapToQuarter, ticksLit } from './rule.ts';

describe('ticksLit', () => {
  it.each([
    [0, 0],
    [0.001, 1],
    [0.4, 8],
    [0.999, 19],
    [1, 20],
    [1.2, 20],
    [-0.1, 0],
    [Number.NaN, 0],
  ])('%f of 20 ticks lights %i', (share, lit) => expect(ticksLit(share, 20)).toBe(lit));
});

describe('snapToQuarter', () => {
  it.each([
    [24, 25],
    [27, 25],
    [28, 28],
    [2, 0],
    [3, 3],
    [98, 100],
    [64, 64],
  ])('%i becomes %i', (percent, snapped) => expect(snapToQuarter(percent)).toBe(snapped));
});

describe('ringTone', () => {
  it('changes at three minutes and at the last minute', () => {
    expect([181, 180, 61, 60, 0].map(ringTone)).toEqual(['accent', 'warn', 'warn', 'fall', 'fall']);
  });
});
