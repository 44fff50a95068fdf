import { expect, test, vi } from 'vitest';

vi.mock('klinecharts', () => ({ registerOverlay: vi.fn(), registerIndicator: vi.fn(), utils: {} }));
const { placeOn } = await import('./own-orders.ts');

const legend = [{ left: 0, right: 250, top: 4, bottom: 36 }];

test('a label stands at the left of its line', () => {
  expect(placeOn(100, 80, 300, legend)).toEqual({ left: 8, right: 88, top: 90, bottom: 110 });
});

test('a label goes to the right of the legend, or nowhere', () => {
  expect(placeOn(20, 80, 400, legend)?.left).toBe(256);
  expect(placeOn(20, 80, 300, legend)).toBeUndefined();
});

test('labels of near prices stand side by side', () => {
  const first = placeOn(100, 80, 400, legend)!;
  const second = placeOn(110, 80, 400, [...legend, first])!;
  const third = placeOn(105, 80, 400, [second, first, ...legend])!;
  expect([first.left, second.left, third.left]).toEqual([8, 94, 180]);
  expect(placeOn(130, 80, 400, [first, second, third])?.left).toBe(8);
});
