import { expect, test } from 'vitest';
import { weekdayOf } from './times.ts';

test('the next opening has its weekday', () => {
  expect(weekdayOf(new Date(2026, 10, 23, 9, 5).getTime(), 'zh_CN')).toBe('星期一09:05');
});
