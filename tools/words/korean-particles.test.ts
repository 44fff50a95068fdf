import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Korean particles that follow the sound before them: after a hole, whose end nobody knows, the wrong one may stand. Behind a
 * noun (`주소로`) or a bracket that follows one (`상태(404)로`) they are sure; `입니다` and `이며` are good after any sound.
 */
const AFTER_A_HOLE = /\}(?:을|를|이|가|은|는|와|과|로|으로|나|이나|라|였습니다|이었습니다)(?=[\s,.!?·'"`]|$)/;

const catalogues = globSync(
  ['apps/*/src/**/ko_KR.ts', 'packages/words/**/ko_KR.ts', 'packages/words/help/ko_KR/*.md'],
  {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  },
);

test('no Korean sentence has a particle behind a hole that depends on what fills it', () => {
  expect(catalogues.length).toBeGreaterThan(20);
  const found = catalogues.flatMap((path) =>
    readFileSync(`${root}${path}`, 'utf8')
      .split('\n')
      .flatMap((line, at) => (AFTER_A_HOLE.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test.each([
  ['가격이 {price} {fiat}로 변동되었습니다', true],
  ['`${to}를 확인하세요`', true],
  ['`${to} 주소로 보낸 코드`', false],
  ['예상하지 못한 상태(${status})로 응답했습니다', false],
  ['한도는 {max} {coin}이며', false],
])('%s: %s', (line, isFound) => {
  expect(AFTER_A_HOLE.test(line)).toBe(isFound);
});
