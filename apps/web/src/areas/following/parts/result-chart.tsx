import type { RecordDay } from '@quay/contract/following';
import { useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';

const WIDTH = 600;
const HEIGHT = 200;
const PAD = 6;

/** Both results in one chart, day by day: what followers got thick, the trader's own thin. */
export function ResultChart({ days }: { days: readonly RecordDay[] }) {
  const words = followingWords.useWords();
  const { figures, ratio } = useSaid();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return <p className="q-muted following-no-days">{words.noDays}</p>;
  const trader = [0, ...days.map(({ result }) => Number(result))];
  const followers = [0, ...days.map(({ followersResult }) => Number(followersResult))];
  const low = Math.min(...trader, ...followers);
  const span = Math.max(...trader, ...followers) - low;
  const y = (value: number) => (span === 0 ? HEIGHT / 2 : HEIGHT - PAD - ((HEIGHT - 2 * PAD) * (value - low)) / span);
  const path = (values: readonly number[]) =>
    values
      .map(
        (value, at) =>
          `${at === 0 ? 'M' : 'L'}${((WIDTH * at) / (values.length - 1)).toFixed(1)} ${y(value).toFixed(1)}`,
      )
      .join('');
  const [from, to] = [figures.date(first.at), figures.date(last.at)];
  return (
    <figure className="following-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart(from, to, ratio(last.followersResult), ratio(last.result))}
      >
        <line className="following-chart-zero" x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
        <path className="following-chart-trader" d={path(trader)} />
        <path className="following-chart-followers" d={path(followers)} />
      </svg>
      <figcaption className="q-t12 q-muted">
        <span className="following-legend following-legend--followers">
          {words.followersLegend} <span className="q-n">{ratio(last.followersResult)}</span>
        </span>
        <span className="following-legend">
          {words.traderLegend} <span className="q-n">{ratio(last.result)}</span>
        </span>
        <span className="q-n following-chart-days">
          {from} – {to}
        </span>
      </figcaption>
    </figure>
  );
}
