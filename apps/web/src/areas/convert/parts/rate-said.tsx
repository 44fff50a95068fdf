import { useFigures } from '../../../shell/figures.ts';
import { rateOf } from '../figures.ts';
import { convertWords } from '../words/index.ts';

type RateSaidProps = { give: string; take: string; giveAmount: string; takeAmount: string; approximate?: boolean };

/** What one coin costs in the other. */
export function RateSaid({ approximate = false, ...amounts }: RateSaidProps) {
  const words = convertWords.useWords();
  const figures = useFigures();
  const rate = rateOf(amounts);
  if (!rate) return words.none;
  const amount = `${figures.quantity(rate.value, rate.decimals)}\u00a0${rate.quote}`;
  return (
    <span className="q-n">{approximate ? words.priceSaid(rate.base, amount) : words.exactly(rate.base, amount)}</span>
  );
}
