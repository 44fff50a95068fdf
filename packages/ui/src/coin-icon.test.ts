import { expect, it } from 'vitest';
import { coinHue } from './coin-icon.tsx';

it('gives a known coin its own hue', () => expect(coinHue('BTC')).toBe('#F2A23A'));

it('gives an unknown coin always the same hue, and another coin another', () => {
  expect(coinHue('ZED')).toMatch(/^hsl\(\d+ 55% 66%\)$/);
  expect(coinHue('ZED')).toBe(coinHue('ZED'));
  expect(coinHue('ZED')).not.toBe(coinHue('ZEE'));
});
