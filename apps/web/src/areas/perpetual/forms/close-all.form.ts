import { sizeOf } from '@quay/core/margin';
import type { Amount, Quantity } from '@quay/money';
import { outcomeAt } from '../sums/outcomes.ts';
import type { OpenPosition } from './position-sheet.tsx';

/** What closing all of a position at the mark comes to: the book decides what it does. */
export type ClosingOne = { readonly of: OpenPosition; readonly size: Quantity; readonly net: Amount };

/** What closing positions at their marks brings, each by itself and for each coin that they settle in. */
export function closingAll(positions: readonly OpenPosition[], takerRateOf: (of: OpenPosition) => bigint) {
  const each = positions.map((of): ClosingOne => {
    const { account, position } = of;
    const size = sizeOf(position.position);
    return { of, size, net: outcomeAt(account, position, size, position.contract.mark, takerRateOf(of)).net };
  });
  const coins = new Map<string, Amount>();
  for (const { of, net } of each) coins.set(of.contract.quote, (coins.get(of.contract.quote) ?? 0n) + net);
  return { each, coins };
}
