import { describe, expect, it } from 'vitest';
import { instrumentChannel, instrumentKey, parseInstrumentChannel } from './instruments.ts';

const bitcoin = { product: 'spot', symbol: 'BTC' } as const;
const perpetual = { product: 'perpetual', symbol: 'BTC' };
const known = ['spot', 'perpetual'];

describe('channels of instruments', () => {
  it('names spot by the symbol alone, as clients know it, and other products before theirs', () => {
    expect(instrumentKey(bitcoin)).toBe('BTC');
    expect(instrumentKey(perpetual)).toBe('perpetual:BTC');
    expect(instrumentChannel('depth', bitcoin)).toBe('depth:BTC');
    expect(instrumentChannel('candles', perpetual, '5m')).toBe('candles:perpetual:BTC:5m');
  });

  it.each([
    ['depth', bitcoin, []],
    ['candles', bitcoin, ['5m']],
    ['trades', perpetual, []],
    ['candles', perpetual, ['1M']],
  ] as const)('reads back %s of %o', (kind, instrument, rest) => {
    const name = instrumentChannel(kind, instrument, ...rest);
    expect(parseInstrumentChannel(name, known)).toEqual({ kind, instrument, rest });
  });

  it('finds no instrument where none is named', () => {
    for (const name of ['', 'depth', 'depth:', ':BTC', 'depth:perpetual', 'depth:perpetual:']) {
      expect(parseInstrumentChannel(name, known)).toBeUndefined();
    }
    // There is one name for each channel: `spot` is no prefix.
    expect(parseInstrumentChannel('depth:spot:BTC', known)?.instrument.symbol).toBe('spot');
    // A product that this version does not have is a symbol that is not listed.
    expect(parseInstrumentChannel('depth:delivery:BTC')?.instrument).toEqual({ product: 'spot', symbol: 'delivery' });
  });
});
