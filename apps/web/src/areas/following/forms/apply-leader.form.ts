import { following, SHARE_MAX } from '@quay/contract/following';
import { units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';

const HUNDRED = 100n;

/** The share that is typed in per cent, as a ratio; null for what is no number. */
export function shareOf(typed: string): bigint | null {
  const percent = read(typed);
  return percent === undefined || percent % HUNDRED !== 0n ? null : percent / HUNDRED;
}

/** What the exchange would refuse of the share that is typed; null while nothing is certain. */
export function shareRefusal(typed: string): { reason: string; params: Record<string, string> } | null {
  if (typed === '') return null;
  const share = shareOf(typed);
  if (share === null) return { reason: following['share-malformed'].reason, params: {} };
  if (share <= units(SHARE_MAX)) return null;
  return { reason: following['share-above-max'].reason, params: { max: SHARE_MAX } };
}
