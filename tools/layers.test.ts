import { expect, test } from 'vitest';
import { layersPart, shownPart } from './layers.ts';

test('the diagram of layers is what the imports say; if not: node tools/run.mjs node tools/layers.ts', () => {
  expect(shownPart()).toBe(layersPart());
});

test('it has every area and the way from the server to the core', () => {
  const part = layersPart();
  expect(part).toContain('  store --> core');
  expect(part).toContain('  server --> store');
  expect(part).toMatch(/^\| spot \| ✓ \| ✓ \|/m);
});
