import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { exitFor, type Idea, mostFor, opened, outcomeAt } from './calculator.ts';
import { contractNow } from './example-account.ts';
import { marginOf } from './opening.ts';

const bitcoin = contractNow('BTCUSDT-PERP', '63420', '0.004');
const idea = (of: Partial<Idea> = {}): Idea => ({
  contract: bitcoin,
  buys: true,
  entry: units('63420'),
  quantity: units('0.25'),
  leverage: 10n,
  takerRate: units('0.0005'),
  ...of,
});

describe('what a position comes to', () => {
  test('is price, fees both ways and funding, as the picture of the design has it', () => {
    const { profit, fees, funding, net, margin, even } = outcomeAt(idea(), units('66000'), 9n, units('0.000102'));
    expect(text(profit)).toBe('645');
    expect(text(fees)).toBe('16.1775');
    // Nine times 15,855 × 0.0102 %.
    expect(text(funding)).toBe('-14.55489');
    expect(net).toBe(profit - fees + funding);
    expect(text(margin)).toBe('1585.5');
    // The first tick that pays for the fees and the funding.
    const at = (price: bigint) => outcomeAt(idea(), price, 9n, units('0.000102')).net;
    expect(at(even!) >= 0n).toBe(true);
    expect(at(even! - bitcoin.tick) < 0n).toBe(true);
  });

  test('a short gains by what a long loses', () => {
    const long = outcomeAt(idea(), units('62000'), 0n, 0n);
    const short = outcomeAt(idea({ buys: false }), units('62000'), 0n, 0n);
    expect(long.profit).toBe(-short.profit);
    expect(short.liquidation! > units('63420')).toBe(true);
    expect(long.liquidation! < units('63420')).toBe(true);
  });
});

describe('the exit that brings a profit', () => {
  test.each([true, false])('is the first tick that does (long: %s)', (buys) => {
    const wanted = units('300');
    const exit = exitFor(idea({ buys }), wanted)!;
    const back = buys ? -bitcoin.tick : bitcoin.tick;
    expect(outcomeAt(idea({ buys }), exit, 0n, 0n).net >= wanted).toBe(true);
    expect(outcomeAt(idea({ buys }), exit + back, 0n, 0n).net < wanted).toBe(true);
  });

  test('is nothing where a short would need a price below zero', () => {
    expect(exitFor(idea({ buys: false }), units('1000000'))).toBeUndefined();
  });
});

test('the most that can be opened is what the core would hold no more than the account for', () => {
  const free = units('1000');
  const { quantity, worth } = mostFor(idea(), free);
  const plan = (lots: bigint) => ({
    ...{ contract: bitcoin, buys: true, quantity: lots, limit: units('63420'), worst: units('63420') },
    ...{ leverage: 10n, mode: 'isolated' as const, takerRate: units('0.0005'), resting: 0n },
  });
  const account = { available: free, frozen: 0n, isolatedHeld: 0n, positions: [] };
  expect(marginOf(account, plan(quantity)).hold <= free).toBe(true);
  expect(marginOf(account, plan(quantity + bitcoin.lot)).hold > free).toBe(true);
  expect(worth).toBe((quantity * units('63420')) / 100_000_000n);
});

test('a position is opened with its margin alone behind it', () => {
  const { position } = opened(idea());
  expect([position.mode, text(position.margin)]).toEqual(['isolated', '1585.5']);
});

test('in coins too: an inverse long is liquidated below, and its profit is in coins', () => {
  const inverse = contractNow('BTCUSD-PERP', '50000', '0.005', { kind: 'inverse', lot: '100', tick: '0.5' });
  const of = idea({ contract: inverse, entry: units('50000'), quantity: units('10000') });
  const { profit, liquidation } = outcomeAt(of, units('55000'), 0n, 0n);
  expect(text(profit)).toBe('0.01818182');
  expect(liquidation! < units('50000')).toBe(true);
});
