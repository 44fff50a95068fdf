import { useFigures } from '../../../shell/figures.ts';
import { marketAreaWords } from '../words/index.ts';

const width = 394;
const height = 64;
const ticks = Array.from({ length: 49 }, (_, tick) => tick);
/** Every fourth hour is named. */
const named = [20, 16, 12, 8, 4];

/** The profit of 24 hours under the total, hour by hour, on the ruled scale. */
export function DayCurve({ trend, change, tone }: { trend: readonly number[]; change: string; tone: string }) {
  const words = marketAreaWords.useWords();
  const figures = useFigures();
  const low = Math.min(...trend);
  const span = Math.max(...trend) - low;
  const y = (value: number) => (span === 0 ? height / 2 : 4 + (height - 12) * (1 - (value - low) / span));
  const line = trend
    .map(
      (value, step) =>
        `${step === 0 ? 'M' : 'L'}${((width * step) / (trend.length - 1)).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('');
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  return (
    <div className="home-day">
      <div className="home-day-plot">
        <svg viewBox={`0 0 ${width} 72`} preserveAspectRatio="none" role="img" aria-label={words.dayCurve(change)}>
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick % 8 === 0 ? 'home-day-major' : undefined}
              x1={(width * tick) / 48}
              x2={(width * tick) / 48}
              y1={tick % 8 === 0 ? 64 : 68}
              y2="72"
            />
          ))}
          {trend.length > 1 && <path d={line} />}
        </svg>
        {trend.length > 1 && (
          <i className={`home-day-end ${tone}`} style={{ right: 0, top: `${(y(trend.at(-1)!) / 72) * 100}%` }} />
        )}
      </div>
      <div className="home-day-hours" aria-hidden="true">
        <span />
        {named.map((ago) => (
          <span key={ago}>{figures.time(hour - ago * 3_600_000).slice(0, 5)}</span>
        ))}
        <span>{words.now}</span>
      </div>
    </div>
  );
}
