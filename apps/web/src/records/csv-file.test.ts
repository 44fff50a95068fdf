import { expect, test } from 'vitest';
import { fileNameOf, linesOf } from './csv-file.ts';

test.each([
  ['', 0],
  ['Trade,Price\r\n', 0],
  ['Trade,Price', 0],
  ['Trade,Price\r\n1,2\r\n3,4\r\n', 2],
  ['Trade,Price\n1,2\n3,4', 2],
  ['Trade,Note\r\n1,"two\r\nlines, with ""quotes"""\r\n', 1],
])('%j has %i lines below its head', (csv, lines) => expect(linesOf(csv)).toBe(lines));

test('a file says what is in it and from when it is', () => {
  expect(fileNameOf('quay-fills.csv', ['BTC', '2026-11-21'])).toBe('quay-fills-BTC-2026-11-21.csv');
  expect(fileNameOf('quay-ledger.csv', [undefined, '2026-11-21'])).toBe('quay-ledger-2026-11-21.csv');
});
