import type { Offer } from '@quay/contract/c2c';
import { marketWords } from '../words/market/index.ts';

/** What an ad asks of who takes it, in words; nothing where it asks for nothing. */
export function useDemands({ verified, days, holdings }: Offer['demands']): string | undefined {
  const { demands: words } = marketWords.useWords();
  const asked = [
    verified && words.verified,
    days > 0 && words.days(days),
    /[1-9]/.test(holdings) && words.holdings(holdings),
  ].filter((one) => one !== false);
  return asked.length > 0 ? asked.join(words.and) : undefined;
}
