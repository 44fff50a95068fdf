import { staffRights } from '@quay/contract/staff';
import { expect, test } from 'vitest';
import { areaAt, areas } from './all-areas.ts';
import { paths } from './paths.ts';
import { may } from './shell/areas.ts';

test('every area has an address, a name and a letter of its own', () => {
  expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  expect(new Set(areas.map(({ letter }) => letter)).size).toBe(areas.length);
  for (const area of areas) {
    for (const path of area.paths) expect(areaAt(path.replace(/:\w+/, '7'))?.area.id, path).toBe(area.id);
  }
});

test('an address leads to its row, and one that nobody has to nothing', () => {
  expect(areaAt(paths.user(7))).toMatchObject({ area: { id: 'users' }, params: { userId: '7' } });
  expect(areaAt('/console/nothing')).toBeUndefined();
});

test('who has no right sees the dashboard alone; who has all sees all', () => {
  expect(areas.filter((area) => may(area, [])).map(({ id }) => id)).toEqual(['dashboard']);
  expect(areas.every((area) => may(area, staffRights))).toBe(true);
});
