import type { Statistics } from '@quay/contract/c2c';
import { units } from '@quay/money';
import { dateFormat } from '@quay/web-kit/format';
import { languageFacts } from '@quay/words';
import { useState } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { merchantWords } from '../words/merchant/index.ts';
import { barsOf } from './bars.ts';

const USDT = 2;
/** Days of these figures are those of UTC, wherever they are read. */
const DAY: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric', month: 'short' };

/** Thirty days to scale, as ticks of one rule; the day under the finger is told below. */
export function DayBars({ days }: { days: Statistics['byDay'] }) {
  const words = merchantWords.useWords();
  const figures = useFigures();
  const { tag } = languageFacts(usePreferences((preferences) => preferences.language));
  const [picked, setPicked] = useState<number>();
  const bars = barsOf(days.map(({ value }) => units(value)));
  if (bars.every((share) => share === 0)) return <p className="q-muted">{words.dayNone}</p>;
  const at = picked ?? days.length - 1;
  const { day, value, orders } = days[at]!;
  const utc = dateFormat(tag, DAY).format(day);
  return (
    <div className="merchant-days">
      <input
        className="merchant-days-at"
        type="range"
        min={0}
        max={days.length - 1}
        value={at}
        aria-label={words.byDay}
        aria-valuetext={words.dayLine(utc, `${figures.quantity(value, USDT)} USDT`, orders)}
        onChange={(event) => setPicked(Number(event.target.value))}
      />
      <div className="merchant-days-bars" aria-hidden="true">
        {bars.map((share, index) => (
          <i
            key={days[index]!.day}
            data-at={index === at || undefined}
            style={{ height: `${Math.max(4, share * 100)}%` }}
          />
        ))}
      </div>
      <p className="q-t12 q-muted q-n" aria-live="polite">
        {words.dayLine(utc, `${figures.quantity(value, USDT)}\u00a0USDT`, orders)}
      </p>
    </div>
  );
}
