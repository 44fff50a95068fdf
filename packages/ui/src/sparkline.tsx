export interface SparklineProps {
  /** Prices from old to new; only their shape is drawn. */
  points: readonly number[];
}

/** The path through the points inside a box, from edge to edge with `pad` around it. */
export function linePath(points: readonly number[], width: number, height: number, pad: number): string {
  const low = Math.min(...points);
  const span = Math.max(...points) - low;
  const last = points.length - 1;
  return points
    .map((point, index) => {
      const x = pad + ((width - 2 * pad) * index) / last;
      const y = span === 0 ? height / 2 : height - pad - ((height - 2 * pad) * (point - low)) / span;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The way of the last hours, beside the figures that say it in words. */
export function Sparkline({ points }: SparklineProps) {
  if (points.length < 2) return <svg className="q-spark" aria-hidden="true" />;
  const change = (points.at(-1) ?? 0) - (points[0] ?? 0);
  const tone = change > 0 ? 'rise' : change < 0 ? 'fall' : 'flat';
  return (
    <svg className={`q-spark q-spark--${tone}`} viewBox="0 0 72 28" aria-hidden="true">
      <path d={linePath(points, 72, 28, 2)} />
    </svg>
  );
}
