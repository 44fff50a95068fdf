import { CAP_MIN, FOLLOWING_COIN, following, RATIO_MAX } from '@quay/contract/following/rules';
import { units } from '@quay/money';
import type { RowOf } from '../../engine/columns.ts';
import { type Refused, refuse } from '../../engine/command.ts';
import type { termsColumns } from './state.ts';

export type FollowTerms = RowOf<typeof termsColumns>;

/** Why nobody can follow on such terms. */
export function termsRefusal(terms: FollowTerms): Refused | undefined {
  const { mode, amount, ratio, cap, orderCap, leverageMax, stopLoss } = terms;
  const min = units(CAP_MIN);
  if (cap < min) return refuse(following['cap-below-min'], { min, coin: FOLLOWING_COIN }, 'cap');
  if (orderCap <= 0n || orderCap > cap) return refuse(following['order-cap-above-cap'], {}, 'orderCap');
  if (mode === 'amount' && (amount <= 0n || amount > orderCap)) {
    return refuse(following['order-cap-above-cap'], {}, 'amount');
  }
  if (mode === 'ratio' && (ratio <= 0n || ratio > units(RATIO_MAX))) {
    return refuse(following['ratio-range'], { max: units(RATIO_MAX) }, 'ratio');
  }
  if (leverageMax < 1) return refuse(following['leverage-below-one'], {}, 'leverageMax');
  if (stopLoss <= 0n || stopLoss > cap) return refuse(following['stop-above-cap'], {}, 'stopLoss');
  return undefined;
}

/** The terms alone: what the mode does not use is 0. */
export const termsOf = (said: FollowTerms): FollowTerms => {
  const { mode, amount, ratio, cap, orderCap, leverageMax, stopLoss } = said;
  const size = mode === 'amount' ? { amount, ratio: 0n } : { amount: 0n, ratio };
  return { mode, ...size, cap, orderCap, leverageMax, stopLoss };
};
