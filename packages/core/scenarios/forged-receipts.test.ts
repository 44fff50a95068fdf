import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { systemAccounts } from '../src/index.ts';
import { tradeValue } from '../src/margin/contract.ts';
import { filled } from '../src/margin/position.ts';
import {
  type FundingReceipt,
  type Hashed,
  type LineName,
  type LiquidationReceipt,
  type PaymentReceipt,
  workFile,
  workPayment,
  workReceipt,
} from '../src/receipts/index.ts';
import { LINEAR, OTHER, PerpetualStory, people } from './perpetual-story.ts';
import { fundingReceipts, stepReceipts } from './receipt-rows.ts';

/**
 * Receipts that were changed in several places at once, so that what was changed fits together: each is found out by the
 * rule that it breaks, whatever else is wrong with it.
 */
const { alice, bob } = people;

const rightIn = (receipt: LiquidationReceipt | FundingReceipt, name: LineName): boolean =>
  workReceipt(receipt).lines.every((line) => line.name !== name || line.equal);

/** Alice long at 50x with 4.5 at 60,000 beside another position: two fills restore her. */
function reduced(): LiquidationReceipt {
  const story = new PerpetualStory({}, { alice: '6150' });
  story.must('wallet/fund-system-account', {
    account: systemAccounts.insurance,
    asset: 'USDT',
    amount: units('100000'),
  });
  for (const contract of [LINEAR, OTHER])
    story.must('perpetual/set-leverage', { owner: alice, contract, leverage: 50 });
  story.open('alice', 'maker', '1', '3000', { in: OTHER });
  story.open('alice', 'maker', '4.5', '60000');
  story.order('carol', 'open-long', '0.4', '58961.5', { leverage: 50 });
  story.order('carol', 'open-long', '2', '58960', { leverage: 50 });
  story.prices('BTC', '58960.5', '58961', '58962', '58958', '58960');
  return stepReceipts(story)[0]!;
}

/** Alice's long is given to two who are short against it. */
function deleveraged(): LiquidationReceipt {
  const story = new PerpetualStory({}, { alice: '120', bob: '150', carol: '5000' });
  story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 100 });
  story.must('perpetual/set-leverage', { owner: bob, contract: LINEAR, leverage: 50 });
  story.open('alice', 'carol', '0.06', '60000');
  story.open('alice', 'bob', '0.04', '60000');
  story.prices('BTC', '58900');
  return stepReceipts(story)[0]!;
}

/** The same receipt with other fills, whose worth, profit and fee follow from price and quantity. */
function refilled(
  receipt: LiquidationReceipt,
  fills: readonly { price: bigint; quantity: bigint }[],
): LiquidationReceipt {
  const { kind } = receipt.contract;
  let position = { quantity: BigInt(receipt.position.quantity), openValue: BigInt(receipt.position.openValue) };
  return {
    ...receipt,
    fills: fills.map(({ price, quantity }, n) => {
      const value = tradeValue(kind, quantity, price);
      const after = filled(kind, position, { buys: position.quantity < 0n, quantity, price });
      position = after.position;
      const fee = (value * BigInt(receipt.takerRate) + 99_999_999n) / 100_000_000n;
      return {
        ...receipt.fills[n]!,
        ...{ price: String(price), quantity: String(quantity), value: String(value) },
        ...{ profit: String(after.profit), fee: String(fee) },
      };
    }),
  };
}

describe('fills', () => {
  const whole = reduced();
  const [first, second] = whole.fills.map(({ price, quantity }) => ({
    price: BigInt(price),
    quantity: BigInt(quantity),
  })) as [{ price: bigint; quantity: bigint }, { price: bigint; quantity: bigint }];

  test('that are made again are those that there were', () => {
    expect(refilled(whole, [first, second])).toEqual(whole);
    expect(rightIn(whole, 'fills')).toBe(true);
  });

  test('stay within the worst price, in ticks and in lots', () => {
    const beyond = BigInt(whole.limitPrice) - BigInt(whole.contract.tick);
    expect(rightIn(refilled(whole, [first, { ...second, price: beyond }]), 'fills')).toBe(false);
    expect(rightIn(refilled(whole, [first, { ...second, price: second.price + 1n }]), 'fills')).toBe(false);
  });

  test('are no more than what was wanted', () => {
    const more = second.quantity + BigInt(whole.wanted);
    expect(rightIn(refilled(whole, [first, { ...second, quantity: more }]), 'fills')).toBe(false);
  });

  test('are worth price times quantity', () => {
    const [one, two] = whole.fills;
    const forged = { ...whole, fills: [{ ...one!, value: String(BigInt(one!.value) + 1n) }, two!] };
    expect(rightIn(forged, 'fills')).toBe(false);
  });
});

describe('what a step was decided by', () => {
  test('has no other positions beside an isolated one', () => {
    const forged: LiquidationReceipt = { ...reduced(), mode: 'isolated' };
    expect(workReceipt(forged).wrong).toContain('stands alone');
  });

  test('has no sources of after the mark', () => {
    const whole = reduced();
    const [first, ...others] = whole.mark.sources;
    const late = { ...first!, at: whole.mark.at + 1 };
    const forged = { ...whole, mark: { ...whole.mark, sources: [late, ...others] } };
    expect(workReceipt(forged).wrong).toContain('the future');
  });

  test('has the fund as it was asked where it was, and only there', () => {
    const whole = deleveraged();
    const forged: LiquidationReceipt = { ...whole, fund: { ...whole.fund, asked: null } };
    expect(workReceipt(forged).wrong).toBe('the fund is asked for what it does not hold');
  });
});

describe('auto-deleveraging', () => {
  const whole = deleveraged();

  test('comes to two places, in the order of the queue', () => {
    expect(whole.takings.map(({ place }) => place)).toEqual([1, 2]);
    expect([rightIn(whole, 'takings'), rightIn(whole, 'queue')]).toEqual([true, true]);
  });

  test('skips nobody', () => {
    // The second place alone, with a quantity that it has.
    const forged = { ...whole, takings: whole.takings.slice(1) };
    expect(rightIn(forged, 'takings')).toBe(false);
  });

  test('has the higher score first', () => {
    const [first, second] = whole.queue;
    const forged = {
      ...whole,
      queue: [
        { ...second!, place: 1 },
        { ...first!, place: 2 },
      ],
    };
    expect(rightIn(forged, 'queue')).toBe(false);
  });

  test('has scores that follow from positions', () => {
    const [first, ...others] = whole.queue;
    const score: [string, string] = [String(BigInt(first!.score[0]) * 2n), String(BigInt(first!.score[1]) * 2n)];
    expect(rightIn({ ...whole, queue: [{ ...first!, score }, ...others] }, 'queue')).toBe(false);
  });
});

describe('funding', () => {
  const story = new PerpetualStory();
  story.open('alice', 'bob', '0.1', '60000');
  for (const price of ['60000', '60010', '59990.5']) story.prices('BTC', price);
  story.at = Date.UTC(2026, 0, 1, 8);
  story.store.tick(story.at);
  const [{ period, payments }] = fundingReceipts(story, LINEAR) as [ReturnType<typeof fundingReceipts>[0]];
  const [payment] = payments as [PaymentReceipt];

  test('is of minutes of the period, which ends at a stamp', () => {
    const [minute] = period.minutes;
    const after = { ...minute!, at: period.endsAt };
    expect(workReceipt({ ...period, minutes: [after] }).wrong).toContain('is not of the period');
    expect(workReceipt({ ...period, endsAt: period.endsAt + 60_000 }).wrong).toContain('ends at no stamp');
  });

  test('of a contract that was halted over all of it has no rate', () => {
    expect(rightIn({ ...period, wasOpen: false, rate: '0' }, 'rate')).toBe(true);
    expect(rightIn({ ...period, wasOpen: false }, 'rate')).toBe(period.rate === '0');
  });

  test('leaves less than a unit for each holder', () => {
    expect(rightIn({ ...period, received: String(1 - period.holders) }, 'residue')).toBe(true);
    expect(rightIn({ ...period, received: String(-period.holders) }, 'residue')).toBe(false);
    expect(rightIn({ ...period, received: '1' }, 'residue')).toBe(false);
  });

  test('is paid by rate and mark of its own stamp, and no more is unpaid than was due', () => {
    const lines = (of: PaymentReceipt, name: LineName) =>
      workPayment(of, period).lines.find((line) => line.name === name)!.equal;
    expect(lines(payment, 'stamp')).toBe(true);
    expect(lines({ ...payment, stamp: payment.stamp + 1 }, 'stamp')).toBe(false);
    const due = BigInt(payment.amount) < 0n ? -BigInt(payment.amount) : 0n;
    expect(lines({ ...payment, shortfall: String(due) }, 'residue')).toBe(true);
    expect(lines({ ...payment, shortfall: String(due + 1n) }, 'residue')).toBe(false);
  });

  test('and its payment follow each other in a file, by number and by hash', () => {
    const hashed = (document: Hashed['document'], hash: string): Hashed => ({ document, hash });
    const of = (funding: PaymentReceipt['funding']) => hashed({ ...payment, funding }, 'b');
    const wrong = (...file: readonly Hashed[]) => workFile(file).at(-1)!.wrong;
    const own = hashed(period, 'a');
    expect(wrong(own, of({ number: period.number, hash: 'a' }))).toBeUndefined();
    expect(wrong(own, of({ number: period.number, hash: 'c' }))).toContain('does not follow');
    expect(wrong(own, of({ number: period.number + 1, hash: 'a' }))).toContain('does not follow');
    expect(wrong(of({ number: period.number, hash: 'a' }))).toContain('does not follow');
    const next = (number: number, before: string) => hashed({ ...period, number, before }, 'd');
    expect(wrong(own, next(period.number + 1, 'a'))).toBeUndefined();
    expect(wrong(own, next(period.number + 2, 'a'))).toContain('does not follow');
    expect(wrong(own, next(period.number + 1, 'c'))).toContain('does not follow');
  });

  test('has numbers that are written in one way only', () => {
    expect(workReceipt({ ...period, rate: `0${period.rate}` }).lines.every(({ equal }) => equal)).toBe(false);
    const terms = { ...period.terms, damp: `0${period.terms.damp}` };
    expect(workReceipt({ ...period, terms }).wrong).toContain('is no whole number');
  });
});
