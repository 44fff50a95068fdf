import type { Offer } from '@quay/contract/c2c';
import { type MarketWords, marketWords } from '../words/market/index.ts';

/** What an ad asks of who takes it, in words; nothing where it asks for nothing. */
export function demandsSaid(
  { verified, days, holdings }: Offer['demands'],
  { demands: words }: MarketWords,
): string | undefined {
  const query = [
    verified && words.verified,
    days > 0 && words.days(days),
    /[1-9]/.test(holdings) && words.holdings(holdings),
  ].filter((one) => one !== false);
  return query.length > 0 ? query.join(words.and) : undefined;
}

export function useDemands(demands: Offer['demands']): string | undefined {
  return demandsSaid(demands, marketWords.useWords());
}
