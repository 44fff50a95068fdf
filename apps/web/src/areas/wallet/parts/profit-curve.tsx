import type { ProfitDay } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { useFigures } from '../../../shell/figures.ts';
import { useUtcDays } from '../../../shell/use-utc-days.ts';
import { addedUp, drawn, sumOf } from '../profit.ts';
import { walletRecordWords } from '../words/records/index.ts';

const WIDTH = 374;
const HEIGHT = 132;
const PAD = 8;

/** Profits and losses added up, day by day, over the line of nothing. */
export function ProfitCurve({ days, hidden }: { days: readonly ProfitDay[]; hidden: boolean }) {
  const { profit: words } = walletRecordWords.useWords();
  const figures = useFigures();
  const { short } = useUtcDays();
  const { line, area, zero, end } = drawn(addedUp(days), WIDTH, HEIGHT, PAD);
  const total = sumOf(days);
  const tone = units(total) < 0n ? 'fall' : units(total) > 0n ? 'rise' : 'muted';
  const [from, to] = [days[0], days.at(-1)].map((day) => (day ? short(day.day) : '')) as [string, string];
  const middle = days[Math.floor((days.length - 1) / 2)];
  return (
    <div className={`wallet-curve q-${tone}`}>
      <div className="wallet-curve-plot">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.chart(from, to, hidden ? words.hidden : figures.signedMoney(total))}
        >
          <path className="wallet-curve-area" d={area} />
          <line className="wallet-curve-zero" x1="0" x2={WIDTH} y1={zero} y2={zero} />
          <path className="wallet-curve-line" d={line} />
        </svg>
        <i style={{ left: '100%', top: `${(end.y / HEIGHT) * 100}%` }} />
      </div>
      <div className="wallet-curve-days" aria-hidden="true">
        <span>{from}</span>
        {days.length > 2 && middle && <span>{short(middle.day)}</span>}
        <span>{days.length > 1 ? to : ''}</span>
      </div>
    </div>
  );
}
