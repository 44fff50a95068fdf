import { Bone } from '@quay/ui';
import { useDayProfit } from '../../../holdings/queries/day-profit.ts';
import { useFigures } from '../../../shell/figures.ts';
import { walletWords } from '../words/index.ts';
import { useMasked, useTone } from './total.tsx';

/** Profit or loss of the last 24 hours: what came in or went out is none. */
export function LastDay() {
  const words = walletWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const tone = useTone();
  const day = useDayProfit();
  if (!day) return <Bone width={18} />;
  return (
    <>
      <span className={`q-n q-mid ${tone(day.profit)}`}>
        {masked(`${figures.signedMoney(day.profit)}\u2002${figures.percent(day.rate)}`)}
      </span>{' '}
      <span className="q-muted">{words.last24h}</span>
    </>
  );
}
