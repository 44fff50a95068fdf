import { c2c, type MerchantRequirement } from '@quay/contract/c2c';
import type { TraderRow } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';
import type { Messages } from '../../../messages/messages.ts';
import { no } from './takers.ts';

/** What messages leave by, or are read in. */
export type Carriers = Pick<Messages, 'emails' | 'textMessages'>;

/**
 * What somebody lacks to be a merchant: a second factor, since what a thief of a session takes from a merchant is the
 * coins of many, and a way to be reached, since an order waits for them. An account that the simulated market plays has
 * no session to steal and reads nothing.
 */
export function missingOf(trader: TraderRow, { emails, textMessages }: Carriers): MerchantRequirement[] {
  if (trader.simulated) return [];
  const isReached = trader.browsers || (trader.email && emails !== 'none') || (trader.phone && textMessages !== 'none');
  return [...(trader.secondFactor ? [] : (['second-factor'] as const)), ...(isReached ? [] : (['contact'] as const))];
}

const refusals = { 'second-factor': c2c['merchant-second-factor'], contact: c2c['merchant-contact'] } as const;

/** The refusal for what is missing first. */
export const refusalOf = ([first]: readonly MerchantRequirement[]): No | undefined => first && no(refusals[first]);
