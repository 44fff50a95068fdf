import type { Contract } from '@quay/contract/perpetual';
import { text } from '@quay/money';
import { columnDecimals, exactDecimals } from '@quay/web-kit/format';
import { useFigures } from '../../shell/figures.ts';
import { priceUnitOf } from './facts.ts';

/** How the figures of a contract are written. */
export function useShown(contract: Pick<Contract, 'kind' | 'base' | 'quote' | 'priceDecimals' | 'quantityDecimals'>) {
  const figures = useFigures();
  const { base, quote, priceDecimals, quantityDecimals } = contract;
  const decimals = columnDecimals(quote);
  const unit = (figure: string, of: string) => `${figure}\u00a0${of}`;
  const amount = (value: bigint) => figures.signed(text(value < 0n ? -up(-value, decimals) : value), decimals);
  return {
    figures,
    unit: priceUnitOf(contract),
    price: (value: bigint) => figures.price(text(value), priceDecimals),
    size: (value: bigint) => unit(figures.quantity(text(value), exactDecimals(value, quantityDecimals)), base),
    /** What is there, down. */
    money: (value: bigint) => unit(figures.quantity(text(value), decimals), quote),
    /** What is charged or held: never shown smaller than it is. */
    charge: (value: bigint) => unit(figures.quantity(text(up(value, decimals)), decimals), quote),
    /** What is gained or lost, with its sign. */
    result: (value: bigint) => unit(amount(value), quote),
    /** The same without its unit, where a field says it. */
    amount,
    percent: (share: bigint) => figures.percent(text(share)),
    /** How far, where words say which way. */
    unsigned: (share: bigint) => figures.percent(text(share < 0n ? -share : share)).replace(/^\+/, ''),
    leverage: (times: number | bigint) => `${times}×`,
  };
}

export type Shown = ReturnType<typeof useShown>;

function up(value: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(8 - decimals);
  return ((value + step - 1n) / step) * step;
}

/** A signed share as a number of per cent without its sign, for the rule that draws it. */
export const percentOf = (distance: bigint | undefined): number | null =>
  distance === undefined ? null : Math.abs(Number(distance)) / 1_000_000;

/** Good in the colour of a rise, bad in that of a fall. */
export const toneOf = (value: bigint): string => (value === 0n ? '' : value > 0n ? 'q-rise' : 'q-fall');
