import { format, MAX, parse, text } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atomsOf, unitsOf } from './networks.ts';

const UNIT_DECIMALS = 8;

for (let decimals = 0; decimals <= 30; decimals++) {
  test(`amounts of a token with ${decimals} decimals survive the way there and back`, () => {
    const whole = 10n ** BigInt(decimals);
    expect(unitsOf(whole, decimals)).toBe(100_000_000n);
    expect(atomsOf(100_000_000n, decimals)).toBe(whole);
    fc.assert(
      fc.property(fc.bigInt(0n, MAX), (units) => {
        const atoms = atomsOf(units, decimals);
        // What the token can say comes back as it was; what it cannot is refused, not rounded.
        if (atoms === undefined) expect(units % 10n ** BigInt(UNIT_DECIMALS - decimals)).not.toBe(0n);
        else expect(unitsOf(atoms, decimals)).toBe(units);
        expect(parse(text(units))).toBe(units);
      }),
    );
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** BigInt(decimals + 12)), (atoms) => {
        const units = unitsOf(atoms, decimals);
        const back = atomsOf(units, decimals)!;
        // Never more than came, and less only by what is finer than a unit.
        expect(back <= atoms).toBe(true);
        const finest = decimals > UNIT_DECIMALS ? 10n ** BigInt(decimals - UNIT_DECIMALS) : 1n;
        expect(atoms - back < finest).toBe(true);
        expect(format(units, UNIT_DECIMALS)).toMatch(/^\d+\.\d{8}$/);
      }),
    );
  });
}
