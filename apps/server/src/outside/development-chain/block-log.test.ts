import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LoggedBlock, openBlockLog } from './block-log.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-blocks-'));
  file = path.join(folder, 'chain.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const block = (number: number): LoggedBlock => ({
  number,
  at: 1_800_000_000 + number,
  baseFee: '1000000000',
  hash: `0x${String(number).padStart(64, '0')}`,
  transactions: number % 2 === 0 ? [] : ['0x02'],
});

function kept(): readonly LoggedBlock[] {
  const log = openBlockLog(file);
  log.close();
  return log.blocks;
}

test('a start finds what the last one wrote, and goes on behind it', () => {
  const first = openBlockLog(file);
  expect(first.blocks).toEqual([]);
  first.append(block(1));
  first.append(block(2));
  first.close();
  const second = openBlockLog(file);
  expect(second.blocks).toEqual([block(1), block(2)]);
  second.append(block(3));
  second.close();
  expect(kept()).toEqual([block(1), block(2), block(3)]);
});

test('a line that a crash tore is dropped at every length, and the next one is whole', () => {
  const whole = `${JSON.stringify(block(1))}\n`;
  const torn = JSON.stringify(block(2));
  for (const length of [1, 10, torn.length - 1, torn.length]) {
    rmSync(file, { force: true });
    appendFileSync(file, whole + torn.slice(0, length));
    const log = openBlockLog(file);
    expect(log.blocks, String(length)).toEqual([block(1)]);
    log.append(block(2));
    log.close();
    expect(kept(), String(length)).toEqual([block(1), block(2)]);
  }
});

test('a line in the midst that is no block is a fault, and nothing is dropped for it', () => {
  appendFileSync(file, `${JSON.stringify(block(1))}\n{"number":\n${JSON.stringify(block(3))}\n`);
  const before = readFileSync(file, 'utf8');
  expect(() => openBlockLog(file)).toThrow();
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('another history takes the place of the old one', () => {
  const log = openBlockLog(file);
  for (const number of [1, 2, 3]) log.append(block(number));
  log.replace([block(1)]);
  log.append(block(4));
  log.close();
  expect(kept()).toEqual([block(1), block(4)]);
});
