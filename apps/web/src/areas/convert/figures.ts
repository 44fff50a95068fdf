import type { Conversion } from '@quay/contract/convert';
import { units } from '@quay/money';

/** What one coin costs in the other, told of the dearer of both: of the cheaper one it would be nothing but zeros. */
export type Rate = {
  readonly base: string;
  readonly quote: string;
  readonly value: string;
  readonly decimals: number;
};

const SCALE = 8;

/** Exactly what two amounts say, to seven digits or two decimals; nothing while one of them is none. */
export function rateOf(of: Pick<Conversion, 'give' | 'take' | 'giveAmount' | 'takeAmount'>): Rate | undefined {
  const [given, taken] = [units(of.giveAmount), units(of.takeAmount)];
  if (given === 0n || taken === 0n) return undefined;
  const isGivenDearer = taken >= given;
  const [more, less] = isGivenDearer ? [taken, given] : [given, taken];
  const scaled = (more * 10n ** BigInt(SCALE)) / less;
  const digits = String(scaled).padStart(SCALE + 1, '0');
  const whole = digits.slice(0, -SCALE);
  return {
    base: isGivenDearer ? of.give : of.take,
    quote: isGivenDearer ? of.take : of.give,
    value: `${whole}.${digits.slice(-SCALE)}`,
    decimals: Math.min(6, Math.max(2, 7 - whole.length)),
  };
}

/** A conversion that a navigation gave along; what another version of the app kept there counts as none. */
export function conversionIn(state: unknown): Conversion | undefined {
  const given = (state ?? {}) as { conversion?: Partial<Conversion> };
  const { conversion } = given;
  const isWhole =
    typeof conversion?.conversionId === 'number' &&
    typeof conversion.at === 'number' &&
    [conversion.give, conversion.take, conversion.giveAmount, conversion.takeAmount].every(
      (one) => typeof one === 'string',
    );
  return isWhole ? (conversion as Conversion) : undefined;
}
