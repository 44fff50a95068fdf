import type { PositionSide } from '@quay/contract/perpetual';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { adlPlacesQuery } from '../queries/adl-places.ts';
import { contractRecordWords } from '../words/records/index.ts';

const LAMPS = [1, 2, 3, 4, 5] as const;

/** Five lamps, of which so many are lit; what they say is said in words beside them. */
export function Lamps({ lit }: { lit: number }) {
  return (
    <span className="perpetual-lamp-row" aria-hidden="true">
      {LAMPS.map((lamp) => (
        <i key={lamp} className={lamp <= lit ? 'q-on' : undefined} />
      ))}
    </span>
  );
}

/** Where a position stands in the queue of auto-deleveraging: five lamps and the place, which lead to the queue itself. */
export function AdlLamps({ symbol, side }: { symbol: string; side: PositionSide }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const own = useQuery(adlPlacesQuery).data?.find((one) => one.symbol === symbol && one.side === side);
  if (!own) return null;
  const [place, of] = [figures.quantity(String(own.place), 0), figures.quantity(String(own.of), 0)];
  return (
    <AppLink className="perpetual-lamps q-t12" href={paths.perpetualQueue(symbol, side)}>
      <span className="q-unseen">{words.lamps(own.lamps)}</span>
      <Lamps lit={own.lamps} />
      <span className="q-n q-muted">{words.placeOf(place, of)}</span>
    </AppLink>
  );
}
