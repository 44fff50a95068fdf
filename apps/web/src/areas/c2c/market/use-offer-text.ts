import { useMemo } from 'react';
import { type Figures, useFigures } from '../../../shell/figures.ts';
import { type C2cAmounts, useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { type RangeText, useRange } from '../parts/use-range.ts';
import { type KindWords, kindWords } from '../words/kinds/index.ts';
import { type MarketWords, marketWords } from '../words/market/index.ts';

/** What a row of an ad is written with. */
export type OfferText = {
  readonly words: MarketWords;
  readonly kinds: KindWords['kinds'];
  readonly figures: Figures;
  readonly amounts: C2cAmounts;
  readonly range: RangeText;
};

/** Taken once for a list: a row that appears under a thumb has no time to look each of them up. */
export function useOfferText(): OfferText {
  const words = marketWords.useWords();
  const { kinds } = kindWords.useWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const range = useRange();
  return useMemo(() => ({ words, kinds, figures, amounts, range }), [words, kinds, figures, amounts, range]);
}
