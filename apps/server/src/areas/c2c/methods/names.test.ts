import { expect, test } from 'vitest';
import { isSameName } from './names.ts';

test.each([
  ['Alice Liddell', 'alice  LIDDELL', true],
  ['张三', '张 三', true],
  ['Ａｌｉｃｅ Liddell', 'Alice Liddell', true],
  ['Zoé Müller', 'Zoe\u0301 Mu\u0308ller', true],
  ['Liddell Alice', 'Alice Liddell', false],
  ['Zoe Muller', 'Zoé Müller', false],
  ['Alice', 'Alice Liddell', false],
])('%s and %s: %s', (typed, verified, same) => {
  expect(isSameName(typed, verified)).toBe(same);
});
