import { expect, test } from 'vitest';
import { broken } from './paint-poster.ts';

/** Each letter is ten wide. */
const on = { measureText: (text: string) => ({ width: [...text].length * 10 }) as TextMetrics };

test('lines break between words, and in a language without spaces between its words', () => {
  expect(broken(on, 'Tied up safely. Until it is handed over.', 160, 'en')).toEqual([
    'Tied up safely.',
    'Until it is',
    'handed over.',
  ]);
  for (const line of broken(on, '安全系泊，直到交付。', 60, 'zh')) expect([...line].length).toBeLessThanOrEqual(7);
  expect(broken(on, 'ผูกไว้อย่างปลอดภัย จนกว่าจะส่งมอบ', 150, 'th').length).toBeGreaterThan(1);
  expect(broken(on, '', 100, 'en')).toEqual([]);
});
