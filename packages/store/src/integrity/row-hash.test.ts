import { expect, it } from 'vitest';
import { RowHash } from './row-hash.ts';

/** Of the reference implementation: the key is the bytes from 0 to 7, the input those from 0 on, one more each time. */
const VECTORS = ['218d1f59b9b83cc8', 'be552412f8387315', '064f39ef7c50eb57', 'ce0f1a45f7060679', 'd5e78a175be52ea1'];

it('is HalfSipHash-2-4', () => {
  const hash = new RowHash(Uint8Array.from({ length: 8 }, (_, at) => at));
  const input = Uint8Array.from({ length: 70 }, (_, at) => at);
  for (const [length, vector] of VECTORS.entries()) {
    // A place that does not begin at zero gives the same.
    for (const start of [0, 3]) {
      const bytes = new Uint8Array(80);
      bytes.set(input.subarray(0, length), start);
      hash.of(bytes, start, start + length, 0);
      const out = Buffer.alloc(8);
      out.writeInt32LE(hash.low, 0);
      out.writeInt32LE(hash.high, 4);
      expect(out.toString('hex')).toBe(vector);
    }
  }
});

it('keeps the same bytes of two tables apart', () => {
  const hash = new RowHash(new Uint8Array(8));
  hash.of(Buffer.from('row'), 0, 3, 2);
  const first = [hash.high, hash.low];
  hash.of(Buffer.from('row'), 0, 3, 3);
  expect([hash.high, hash.low]).not.toEqual(first);
});
