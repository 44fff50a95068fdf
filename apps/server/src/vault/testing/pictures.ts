import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const RED = { r: 220, g: 30, b: 30 };

/** A picture whose left half is red and whose right half is white. */
export async function picture(format: 'jpeg' | 'png' | 'gif' | 'webp', width = 64, height = 48): Promise<Buffer> {
  const left = await sharp({ create: { width: width / 2, height, channels: 3, background: RED } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** As a phone held upright writes it: lying on its side, with a note to turn it, and where and with what it was taken. */
export async function phonePicture(): Promise<Buffer> {
  return sharp(await picture('jpeg'))
    .withExif({
      IFD0: { Orientation: '6', Model: 'Secret Phone 9', Copyright: '<script>alert(1)</script>' },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const chunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(Buffer.concat([head.subarray(4), data])), 0);
  return Buffer.concat([head, data, sum]);
};

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A PNG of some kilobytes that says it has so many pixels, and packs as many zeros as it is given. */
export function packedPng(width: number, height: number, zeros: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(zeros), { level: 9 });
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A GIF that says it is so large, and of which nothing follows but a script that its first letters began. */
export const scriptGif = Buffer.from('GIF89a/*\x00\x00\x00\x00\x00*/=1;alert(document.domain);//', 'latin1');

type BmpKind = {
  readonly bits: number;
  readonly compression?: number;
  readonly topDown?: boolean;
  readonly gap?: number;
};

/** A BMP of the given rows of pixel bytes, from the bottom, with the colours its indexes name. */
export function bmp(
  width: number,
  height: number,
  pixels: readonly number[],
  { bits, compression = 0, topDown = false, gap = 0 }: BmpKind,
  colours: readonly (readonly [number, number, number])[] = [],
  masks: readonly number[] = [],
): Buffer {
  const start = 54 + masks.length * 4 + colours.length * 4 + gap;
  const file = Buffer.alloc(start + pixels.length);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(start, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(topDown ? -height : height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  file.writeUInt32LE(compression, 30);
  file.writeUInt32LE(colours.length, 46);
  for (const [at, mask] of masks.entries()) file.writeUInt32LE(mask, 54 + at * 4);
  for (const [at, [red, green, blue]] of colours.entries()) {
    file.set([blue, green, red, 0], 54 + masks.length * 4 + at * 4);
  }
  file.set(pixels, start);
  return file;
}
