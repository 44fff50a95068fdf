import { expect, test } from 'vitest';
import { connectionCaps } from './connection-caps.ts';
import { descriptorLimit, isExhausted } from './descriptors.ts';

const limits = (soft: string) => () =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${soft.padEnd(20)} 1048576              files\n`;

test('the limit of open files is read where the system says it, and assumed to be low where it does not', () => {
  expect(descriptorLimit(limits('4096'))).toBe(4_096);
  expect(descriptorLimit(limits('unlimited'))).toBe(Number.MAX_SAFE_INTEGER);
  expect(descriptorLimit(() => 'something else')).toBe(1_024);
  const unreadable = () => {
    throw new Error('EMFILE');
  };
  expect(descriptorLimit(unreadable)).toBe(1_024);
});

test.each([
  [1_024, undefined, undefined, 768, 256, false],
  [4_096, undefined, undefined, 3_584, 448, false],
  [1_048_576, undefined, undefined, 16_384, 2_048, false],
  [1_048_576, 50_000, undefined, 50_000, 6_250, false],
  [4_096, 50_000, undefined, 3_584, 448, true],
  [4_096, 100, 5_000, 100, 100, false],
  [4_096, undefined, 20, 3_584, 20, false],
])('with %d descriptors and caps of %s and %s', (limit, most, ofAddress, wanted, wantedOfAddress, lowered) => {
  const caps = connectionCaps({ connectionsMax: most, connectionsPerAddress: ofAddress }, limit);
  expect(caps).toEqual({ most: wanted, mostOfAddress: wantedOfAddress, lowered });
});

test('what failed for want of a descriptor is told from what failed', () => {
  expect([{ code: 'EMFILE' }, { code: 'ENFILE' }, { code: 'ENOENT' }, undefined].map(isExhausted)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
