import { parse } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couldBecomeNumber, grouped, settleComma, settleCommaWhileTyping } from './typed-number.ts';

describe('typed text', () => {
  it('reads one comma as a point only when it cannot stand between thousands', () => {
    expect(settleComma('0,5')).toBe('0.5');
    expect(settleComma('1,5')).toBe('1.5');
    expect(settleComma('64150,5')).toBe('64150.5');
    expect(settleComma('0,125')).toBe('0.125');
    expect(settleComma('1234,567')).toBe('1234.567');
    for (const kept of ['1,500', '64,150', '64,150.5', '1,234,567', ',5', '5,', '1.5,0']) {
      expect(settleComma(kept)).toBe(kept);
    }
  });
  it('waits while a comma may yet come to stand between thousands', () => {
    expect(settleCommaWhileTyping('0,')).toBe('0.');
    expect(settleCommaWhileTyping('64150,')).toBe('64150.');
    expect(settleCommaWhileTyping('1,5000')).toBe('1.5000');
    for (const open of ['1,', '1,5', '64,15', '64,150']) expect(settleCommaWhileTyping(open)).toBe(open);
  });
  it('never turns any text into a different number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+e１ ') }), (typed) => {
        const settled = settleComma(typed);
        if (settled !== typed) expect(typed.replace(',', '.')).toBe(settled);
        const value = parse(settled);
        if (value !== undefined) expect(typed).toMatch(/^[0-9]+([.,][0-9]+)?$/);
      }),
    );
  });
  it('is not called wrong while it can still become right', () => {
    for (const open of ['', '5.', '0', '0.', '1,', '12.3']) expect(couldBecomeNumber(open)).toBe(true);
    for (const lost of ['.5', 'a', '1e', '１', '1.123456789', '-', '00']) expect(couldBecomeNumber(lost)).toBe(false);
  });
});

describe('what the field reads while nobody types', () => {
  it.each([
    ['64150.0', '64,150.0'],
    ['1234567.12345678', '1,234,567.12345678'],
    ['1000.', '1,000.'],
    ['999.9999', '999.9999'],
    ['0.12345678', '0.12345678'],
    ['', ''],
    // What is no plain number is shown as it was typed, and refused as it was typed.
    ['1,500', '1,500'],
    ['01500', '01500'],
    ['6.4e4', '6.4e4'],
    [' 64000', ' 64000'],
  ])('%j reads %j', (typed, reading) => expect(grouped(typed)).toBe(reading));
});
