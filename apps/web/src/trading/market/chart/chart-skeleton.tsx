import { marketWords } from '../words/index.ts';

/** Heights of still candles, in per cent; the shape of a chart before it is there. */
const heights = [34, 42, 38, 51, 60, 54, 47, 58, 66, 61, 72, 68, 57, 63, 70, 78, 74, 65, 71, 80];

export function ChartSkeleton() {
  const words = marketWords.useWords();
  return (
    <div className="market-chart-wait q-skeleton" role="status" aria-label={words.chartLoading}>
      {heights.map((height) => (
        <i key={height} className="q-bone" style={{ height: `${height}%` }} />
      ))}
    </div>
  );
}
