import { DistanceRule } from '@quay/ui';
import type { PositionFigures } from '../sums/account.ts';
import { percentOf, type Shown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';

type Liquidation = Pick<PositionFigures, 'liquidation' | 'distance'>;

/** Where a position is liquidated, how far that is from the mark, and the rule that shows it. */
export function LiquidationLine({
  of,
  before,
  shown,
  label,
}: {
  of: Liquidation;
  before?: Liquidation;
  shown: Shown;
  label?: string;
}) {
  const words = perpetualWords.useWords();
  const { liquidation, distance } = of;
  const price = liquidation === undefined ? null : shown.price(liquidation);
  const distanceText = distance === undefined ? null : words.away(shown.percent(distance));
  const said =
    price === null || distanceText === null ? words.neverLiquidated : `${words.liquidatedAt} ${price}, ${distanceText}`;
  return (
    <div className="perpetual-liquidation">
      <p className="q-row-between">
        <span className="q-muted">
          {label ?? words.liquidatedAt} <b className="q-n">{price ?? words.never}</b>
        </span>
        {distanceText && <span className="q-n q-mid">{distanceText}</span>}
      </p>
      <DistanceRule percent={percentOf(distance)} before={before && percentOf(before.distance)} label={said} />
    </div>
  );
}
