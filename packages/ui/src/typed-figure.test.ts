import { expect, test } from 'vitest';
import { figureAsRead, figureAsTyped } from './typed-figure.ts';

test.each([
  ['en-US', '1,234.5', '1,234.5'],
  ['zh-CN', '1,234.5', '1,234.5'],
  ['th-TH', '1,234.5', '1,234.5'],
  ['de', '1,234.5', '1.234,5'],
  ['es-ES', '1,234.5', '1.234,5'],
  ['vi-VN', '1,234.5', '1.234,5'],
  ['id-ID', '1,234.5', '1.234,5'],
  ['fr-FR', '1,234.5', '1\u00a0234,5'],
])('in %s %s is read as %s', (tag, plain, read) => {
  expect(figureAsRead(plain, tag)).toBe(read);
});

test.each([
  ['en-US', '1,500', '1,500'],
  ['de', '1,5', '1.5'],
  ['de', '1.500', '1,500'],
  ['de', '1.234,5', '1,234.5'],
  ['fr-FR', '1,5', '1.5'],
  ['fr-FR', '1.5', '1.5'],
  ['fr-FR', '1 500,25', '1500.25'],
  ['fr-FR', '1\u202f500', '1500'],
])('in %s %s is kept as %s', (tag, typed, plain) => {
  expect(figureAsTyped(typed, tag)).toBe(plain);
});

test.each(['de', 'es-ES', 'vi-VN', 'id-ID', 'en-US', 'ja-JP'])('what is typed in %s stays as it was typed', (tag) => {
  for (const typed of ['', '1', '1,', '1.', '12,5', '12.5', '1.234,5', '1,234.5', 'abc', '−5 %']) {
    expect(figureAsRead(figureAsTyped(typed, tag), tag)).toBe(typed);
  }
});
