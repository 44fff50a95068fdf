import { expect, test } from 'vitest';
import { isWhole, moved, sizeOf, wholeFrame, withCorner } from './image-crop.ts';

test('a corner is dragged inside of the picture and never past the opposite one', () => {
  expect(withCorner(wholeFrame, 'top-left', 0.2, 0.1)).toEqual({ left: 0.2, top: 0.1, right: 1, bottom: 1 });
  expect(withCorner(wholeFrame, 'top-left', -0.2, -0.1)).toEqual(wholeFrame);
  expect(withCorner(wholeFrame, 'bottom-right', -3, -3)).toEqual({ left: 0, top: 0, right: 0.1, bottom: 0.1 });
  expect(withCorner(wholeFrame, 'top-right', -0.5, 0.25)).toEqual({ left: 0, top: 0.25, right: 0.5, bottom: 1 });
  expect(withCorner(wholeFrame, 'bottom-left', 0.5, -0.25)).toEqual({ left: 0.5, top: 0, right: 1, bottom: 0.75 });
});

test('a frame that is moved keeps its size at the edges', () => {
  const frame = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.5 };
  expect(moved(frame, 0.25, 0.25)).toEqual({ left: 0.5, top: 0.5, right: 1, bottom: 0.75 });
  expect(moved(frame, 1, -1)).toEqual({ left: 0.5, top: 0, right: 1, bottom: 0.25 });
  expect(isWhole(moved(wholeFrame, 1, 1))).toBe(true);
});

test('a large part is drawn smaller in its proportions, a small one as it is', () => {
  expect(sizeOf(wholeFrame, 8000, 6000, 2560)).toMatchObject({ x: 0, y: 0, across: 8000, width: 2560, height: 1920 });
  expect(sizeOf({ left: 0.5, top: 0, right: 1, bottom: 0.5 }, 640, 480, 2560)).toEqual({
    x: 320,
    y: 0,
    across: 320,
    down: 240,
    width: 320,
    height: 240,
  });
  expect(sizeOf(wholeFrame, 10_000, 1, 100)).toMatchObject({ width: 100, height: 1 });
});
