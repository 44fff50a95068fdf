import type { FundingPeriodLine } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { contractRecordWords } from '../words/records/index.ts';

const SHOWN = 30;
const HALF = 24;

/** Rates of the last periods as bars round a line, the newest at the right. */
export function RateBars({ periods }: { periods: readonly Pick<FundingPeriodLine, 'period' | 'rate'>[] }) {
  const words = contractRecordWords.useWords();
  const shown = periods.slice(0, SHOWN).toReversed();
  const rates = shown.map(({ rate }) => Number(units(rate)));
  const most = Math.max(1, ...rates.map(Math.abs));
  return (
    <svg
      className="perpetual-bars"
      viewBox={`0 0 ${SHOWN * 10} ${HALF * 2}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.bars}
    >
      {rates.map((rate, n) => {
        const height = (Math.abs(rate) / most) * HALF;
        const left = (SHOWN - rates.length + n) * 10 + 2;
        return (
          <rect
            key={shown[n]!.period}
            className={rate < 0 ? 'perpetual-bar-below' : undefined}
            x={left}
            y={rate < 0 ? HALF : HALF - height}
            width={6}
            height={height}
          />
        );
      })}
      <line x1="0" x2={SHOWN * 10} y1={HALF} y2={HALF} />
    </svg>
  );
}
