import { useUtcDays } from '../../../shell/use-utc-days.ts';
import type { DayBrought } from '../sums/activity.ts';

const HALF = 36;
const WIDE = 40;

/** What each day brought, as bars round a line; the newest at the right. */
export function DayBars({ days, label }: { days: readonly DayBrought[]; label: string }) {
  const { short } = useUtcDays();
  const nets = days.map(({ net }) => Number(net));
  const most = Math.max(1, ...nets.map(Math.abs));
  return (
    <figure className="perpetual-days">
      <svg
        className="perpetual-bars"
        viewBox={`0 0 ${days.length * WIDE} ${HALF * 2}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {nets.map((net, n) => {
          const height = (Math.abs(net) / most) * HALF;
          return (
            <rect
              key={days[n]!.day}
              className={net < 0 ? 'perpetual-day-lost' : 'perpetual-day-gained'}
              x={n * WIDE + 4}
              y={net < 0 ? HALF : HALF - height}
              width={WIDE - 8}
              height={height}
            />
          );
        })}
        <line x1="0" x2={days.length * WIDE} y1={HALF} y2={HALF} />
      </svg>
      <figcaption className="perpetual-days-names q-muted q-t12 q-n">
        {days.map(({ day }, n) => (
          <span key={day}>{n === 0 ? short(day) : String(new Date(day).getUTCDate())}</span>
        ))}
      </figcaption>
    </figure>
  );
}
