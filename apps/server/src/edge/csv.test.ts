import { expect, test } from 'vitest';
import { CSV_ROWS_MAX, type CsvColumn, csvOf } from './csv.ts';

type Row = { readonly id: number; readonly said: string; readonly amount: string; readonly at: number };

const columns: readonly CsvColumn<Row>[] = [
  { name: 'Id', kind: 'number', of: (row) => row.id },
  { name: 'Time (UTC)', kind: 'time', of: (row) => row.at },
  { name: 'Said, by a user', kind: 'text', of: (row) => row.said },
  { name: 'Amount', kind: 'number', of: (row) => row.amount },
];

const fileOf = (said: readonly string[], amount = '1') =>
  csvOf(columns, async (after) =>
    after === undefined ? said.map((one, at) => ({ id: at + 1, said: one, amount, at: 1_767_225_600_123 })) : [],
  );
const cellsOf = async (said: string) => (await fileOf([said])).split('\r\n').slice(1).join('\r\n');

test('a head, a line for each row, times in UTC, every line ended', async () => {
  expect(await fileOf(['plain', 'more'])).toBe(
    'Id,Time (UTC),"Said, by a user",Amount\r\n' +
      '1,2026-01-01T00:00:00.123Z,plain,1\r\n' +
      '2,2026-01-01T00:00:00.123Z,more,1\r\n',
  );
  expect(await fileOf([])).toBe('Id,Time (UTC),"Said, by a user",Amount\r\n');
});

test.each([
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['\rcmd', '"\'\rcmd"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=1', 'a=1'],
])('the text %j', async (said, cell) => {
  expect(await cellsOf(said)).toBe(`1,2026-01-01T00:00:00.123Z,${cell},1\r\n`);
});

test('a figure below zero stays a figure', async () => {
  expect(await fileOf(['x'], '-0.00000001')).toMatch(/,x,-0\.00000001\r\n$/);
});

test('rows come page by page, each after the last id of the one before, up to the most that a file has', async () => {
  const request: (number | undefined)[] = [];
  const file = await csvOf(columns, async (after, size) => {
    request.push(after);
    return Array.from({ length: size }, (_, at) => ({ id: (after ?? 0) + at + 1, said: 'x', amount: '1', at: 0 }));
  });
  const lines = file.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(CSV_ROWS_MAX);
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(lines.map((_, at) => at + 1));
  expect(request.slice(0, 3)).toEqual([undefined, 1_000, 2_000]);
});
