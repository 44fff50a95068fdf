import { describe, expect, it } from 'vitest';
import { decodeBmp, TooManyPixels } from './bmp.ts';
import { bmp } from './testing/pictures.ts';

const palette = [
  [0, 0, 0],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
] as const;
const black = [0, 0, 0];
const red = [255, 0, 0];
const green = [0, 255, 0];
const blue = [0, 0, 255];

/** The pixels of a file, row by row from the top. */
function pixelsOf(file: Buffer): number[][][] {
  const { width, height, data } = decodeBmp(file, 1_000);
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => pixel(x, y)));
}

/** Three by two: red, green, blue above blue, black, red. */
const expected = [
  [red, green, blue],
  [blue, black, red],
];

describe('a picture of three by two', () => {
  it.each([
    [
      '24 bits',
      bmp(3, 2, [255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 0, 0], { bits: 24 }),
    ],
    [
      '24 bits from the top',
      bmp(3, 2, [0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0], {
        bits: 24,
        topDown: true,
      }),
    ],
    [
      '32 bits',
      bmp(3, 2, [255, 0, 0, 9, 0, 0, 0, 9, 0, 0, 255, 9, 0, 0, 255, 9, 0, 255, 0, 9, 255, 0, 0, 9], { bits: 32 }),
    ],
    [
      '16 bits with masks of their own',
      bmp(
        3,
        2,
        [0x1f, 0, 0, 0, 0, 0xf8, 0, 0, 0, 0xf8, 0xe0, 7, 0x1f, 0, 0, 0],
        { bits: 16, compression: 3 },
        [],
        [0xf800, 0x07e0, 0x001f],
      ),
    ],
    ['8 bits', bmp(3, 2, [3, 0, 1, 0, 1, 2, 3, 0], { bits: 8 }, palette)],
    ['8 bits with a gap before the pixels', bmp(3, 2, [3, 0, 1, 0, 1, 2, 3, 0], { bits: 8, gap: 20 }, palette)],
    ['4 bits of an odd width', bmp(3, 2, [0x30, 0x10, 0, 0, 0x12, 0x30, 0, 0], { bits: 4 }, palette)],
    [
      '8 bits in runs',
      bmp(3, 2, [1, 3, 0, 2, 1, 0, 1, 1, 0, 0, 0, 3, 1, 2, 3, 0, 0, 1], { bits: 8, compression: 1 }, palette),
    ],
    [
      '4 bits in runs',
      bmp(3, 2, [2, 0x30, 1, 0x10, 0, 0, 0, 3, 0x12, 0x30, 0, 1], { bits: 4, compression: 2 }, palette),
    ],
  ])('%s', (_, file) => expect(pixelsOf(file)).toEqual(expected));

  it('1 bit', () => {
    const file = bmp(3, 2, [0b10100000, 0, 0, 0, 0b01000000, 0, 0, 0], { bits: 1 }, palette.slice(0, 2));
    expect(pixelsOf(file)).toEqual([
      [black, red, black],
      [red, black, red],
    ]);
  });
});

describe('what is no picture', () => {
  it('is refused before its pixels are made, when they are too many', () => {
    expect(() => decodeBmp(bmp(60_000, 60_000, [], { bits: 24 }), 50_000_000)).toThrow(TooManyPixels);
  });

  it.each([
    ['cut off', bmp(3, 2, [3, 0, 1, 0, 1, 2], { bits: 8 }, palette)],
    ['cut off in a run', bmp(3, 2, [1, 3, 0, 2, 1], { bits: 8, compression: 1 }, palette)],
    ['without pixels', bmp(0, 2, [], { bits: 24 })],
    ['of 7 bits', bmp(1, 1, [0, 0, 0, 0], { bits: 7 })],
    ['in runs of 24 bits', bmp(1, 1, [0, 0, 0, 0], { bits: 24, compression: 1 })],
    ['a header alone', bmp(1, 1, [], { bits: 24 }).subarray(0, 20)],
  ])('%s', (_, file) => expect(() => decodeBmp(file, 1_000)).toThrow());

  it('with runs that leave the picture, paints inside alone', () => {
    const file = bmp(2, 1, [0, 2, 200, 0, 5, 1, 0, 0], { bits: 8, compression: 1 }, palette);
    expect(pixelsOf(file)).toEqual([[black, black]]);
  });
});
