import { Writer } from '@quay/core';
import { expect, it } from 'vitest';
import { randomOf } from '../testing/exchange.ts';
import { Latest } from './latest.ts';

it('has each row once, in the order in which rows came, where it stands last', () => {
  const random = randomOf(5);
  const latest = new Latest();
  for (const rows of [20_000, 3]) {
    const expected = new Map<string, { source: Uint8Array; start: number; gone: boolean }>();
    for (let row = 0; row < rows; row++) {
      const [owner, asset] = [random(rows), 'A'.repeat(random(3))];
      const to = new Writer();
      to.text('what stands before');
      const start = to.length;
      to.count(owner);
      to.text(asset);
      const end = to.length;
      to.count(row);
      const [source, gone] = [to.take(), random(2) === 0];
      latest.put(source, start, end, gone);
      expected.set(`${owner} ${asset}`, { source, start, gone });
    }
    expect(latest.size).toBe(expected.size);
    for (const [place, { source, start, gone }] of [...expected.values()].entries()) {
      const same = latest.sources[place] === source && latest.starts[place] === start && latest.gone[place] === gone;
      expect(same, `place ${place}`).toBe(true);
    }
    latest.clear();
    expect(latest.size).toBe(0);
  }
});
