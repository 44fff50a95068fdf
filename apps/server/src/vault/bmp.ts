/** A picture as plain pixels: three bytes each, rows from the top. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** The header asks for more pixels than are allowed: nothing was made. */
export class TooManyPixels extends Error {}

const FILE_HEADER = 14;
const CORE_HEADER = 12;
const INFO_HEADER = 40;
const PLAIN = 0;
const RLE8 = 1;
const RLE4 = 2;
const BIT_FIELDS = 3;
const ALPHA_BIT_FIELDS = 6;

type Header = {
  readonly width: number;
  readonly height: number;
  readonly topDown: boolean;
  readonly bits: number;
  readonly compression: number;
  /** Where the pixels begin. */
  readonly start: number;
  readonly masks: readonly number[];
  /** Red, green and blue of each entry. */
  readonly palette: readonly (readonly number[])[];
};

/**
 * Decodes a BMP of any common kind: 1, 4, 8, 16, 24 and 32 bits, run-length encoded ones, from the bottom and from the
 * top. Transparency is left out. A row that the file ends before is an error.
 *
 * @throws TooManyPixels before any memory is taken for them
 * @throws Error for what is no such file, or is cut off
 */
export function decodeBmp(bytes: Uint8Array, pixelsMax: number): Pixels {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readHeader(view);
  const { width, height, topDown, bits, compression } = header;
  if (width * height > pixelsMax) throw new TooManyPixels(`${width} × ${height}`);
  const data = new Uint8Array(width * height * 3);
  const rowAt = (row: number) => (topDown ? row : height - 1 - row) * width * 3;

  if (compression === RLE8 || compression === RLE4) {
    readRuns(bytes, header, data, rowAt);
    return { width, height, data };
  }
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (header.start + stride * (height - 1) + Math.ceil((width * bits) / 8) > bytes.length) {
    throw new Error('the file ends before its pixels');
  }
  const put = pixelReader(view, header);
  for (let row = 0; row < height; row++) {
    const from = header.start + row * stride;
    let to = rowAt(row);
    for (let x = 0; x < width; x++, to += 3) put(from, x, data, to);
  }
  return { width, height, data };
}

function readHeader(view: DataView): Header {
  const start = view.getUint32(10, true);
  const size = view.getUint32(FILE_HEADER, true);
  const isCore = size === CORE_HEADER;
  if (!isCore && (size < INFO_HEADER || size > 1_024)) throw new Error(`unknown header of ${size} bytes`);
  const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true);
  const signed = isCore ? view.getUint16(20, true) : view.getInt32(22, true);
  const bits = view.getUint16(isCore ? 24 : 28, true);
  const compression = isCore ? PLAIN : view.getUint32(30, true);
  const height = Math.abs(signed);
  if (width <= 0 || height === 0) throw new Error('no pixels');
  if (![1, 4, 8, 16, 24, 32].includes(bits)) throw new Error(`${bits} bits a pixel`);
  const fits =
    compression === PLAIN ||
    (compression === RLE8 && bits === 8 && signed > 0) ||
    (compression === RLE4 && bits === 4 && signed > 0) ||
    ((compression === BIT_FIELDS || compression === ALPHA_BIT_FIELDS) && (bits === 16 || bits === 32));
  if (!fits) throw new Error(`compression ${compression} with ${bits} bits`);

  const named = compression === BIT_FIELDS || compression === ALPHA_BIT_FIELDS;
  const masksAt = FILE_HEADER + INFO_HEADER;
  const masks = named
    ? [0, 4, 8].map((at) => view.getUint32(masksAt + at, true))
    : bits === 16
      ? [0x7c00, 0x03e0, 0x001f]
      : [0xff0000, 0x00ff00, 0x0000ff];
  // Behind the smallest header the masks come by themselves; a larger one holds them.
  const masksAfter = named && size === INFO_HEADER ? (compression === ALPHA_BIT_FIELDS ? 16 : 12) : 0;
  const paletteAt = FILE_HEADER + size + masksAfter;
  const entry = isCore ? 3 : 4;
  const colours = bits > 8 ? 0 : Math.min(1 << bits, (isCore ? 0 : view.getUint32(46, true)) || 1 << bits);
  const palette = Array.from({ length: colours }, (_, at) =>
    [2, 1, 0].map((part) => view.getUint8(paletteAt + at * entry + part)),
  );
  return { width, height, topDown: signed < 0, bits, compression, start, masks, palette };
}

type PutPixel = (row: number, x: number, data: Uint8Array, to: number) => void;

function pixelReader(view: DataView, { bits, masks, palette }: Header): PutPixel {
  if (bits === 24) {
    return (row, x, data, to) => {
      for (let part = 0; part < 3; part++) data[to + part] = view.getUint8(row + x * 3 + 2 - part);
    };
  }
  if (bits > 8) {
    const parts = masks.map(maskReader);
    return (row, x, data, to) => {
      const pixel = bits === 16 ? view.getUint16(row + x * 2, true) : view.getUint32(row + x * 4, true);
      for (let part = 0; part < 3; part++) data[to + part] = parts[part]!(pixel);
    };
  }
  const perByte = 8 / bits;
  return (row, x, data, to) => {
    const byte = view.getUint8(row + Math.floor(x / perByte));
    const index = (byte >> (8 - bits * ((x % perByte) + 1))) & ((1 << bits) - 1);
    putColour(palette[index], data, to);
  };
}

/** The part of a pixel that a mask shows, stretched to a whole byte. */
function maskReader(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / most);
}

/** An index that the palette does not have is black. */
function putColour(colour: readonly number[] | undefined, data: Uint8Array, to: number): void {
  if (!colour) return;
  data[to] = colour[0]!;
  data[to + 1] = colour[1]!;
  data[to + 2] = colour[2]!;
}

/** Runs of one colour, or of two in turn where two share a byte; what no run reaches stays black. */
function readRuns(bytes: Uint8Array, header: Header, data: Uint8Array, rowAt: (row: number) => number): void {
  const { width, height, compression, palette } = header;
  const perByte = compression === RLE4 ? 2 : 1;
  let at = header.start;
  let x = 0;
  let row = 0;
  const next = (): number => {
    const byte = bytes[at++];
    if (byte === undefined) throw new Error('the file ends before its pixels');
    return byte;
  };
  const colourOf = (byte: number, pixel: number): readonly number[] | undefined =>
    palette[perByte === 1 ? byte : pixel % 2 === 0 ? byte >> 4 : byte & 15];
  const put = (byte: number, pixel: number): void => {
    if (x < width) putColour(colourOf(byte, pixel), data, rowAt(row) + x * 3);
    x += 1;
  };

  while (row < height) {
    const count = next();
    const what = next();
    if (count > 0) {
      for (let pixel = 0; pixel < count; pixel++) put(what, pixel);
    } else if (what === 0) {
      row += 1;
      x = 0;
    } else if (what === 1) {
      return;
    } else if (what === 2) {
      x += next();
      row += next();
    } else {
      let byte = 0;
      for (let pixel = 0; pixel < what; pixel++) {
        if (pixel % perByte === 0) byte = next();
        put(byte, pixel);
      }
      // Such a stretch is padded to whole words.
      if (Math.ceil(what / perByte) % 2 === 1) next();
    }
  }
}
