import type { ProfitDay } from '@quay/contract/wallet';
import { IconButton } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import type { CSSProperties } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useValuation } from '../../../shell/queries/currency.ts';
import { useUtcDays } from '../../../shell/use-utc-days.ts';
import { cellOf, monthOf, reachesBefore, weeksOf } from '../profit.ts';
import { walletRecordWords } from '../words/records/index.ts';
import { useMasked, useTone } from './total.tsx';

type ProfitCalendarProps = {
  month: number;
  days: readonly ProfitDay[];
  chosen: number | undefined;
  onMonth: (month: number) => void;
  onChoose: (day: number) => void;
};

/** A month of days, each with what it brought. */
export function ProfitCalendar({ month, days, chosen, onMonth, onChoose }: ProfitCalendarProps) {
  const { profit: words } = walletRecordWords.useWords();
  const shown = useUtcDays();
  const known = new Map(days.map((day) => [day.day, day]));
  const weeks = weeksOf(month);
  const now = exchangeNow();
  return (
    <div className="wallet-calendar">
      <div className="wallet-calendar-head">
        <IconButton
          icon="back"
          size="s"
          label={words.before}
          aria-disabled={!reachesBefore(month, now)}
          onClick={() => reachesBefore(month, now) && onMonth(monthOf(month, -1))}
        />
        <h2 aria-live="polite">{shown.month(month)}</h2>
        <IconButton
          icon="right"
          size="s"
          label={words.after}
          aria-disabled={month >= monthOf(now)}
          onClick={() => month < monthOf(now) && onMonth(monthOf(month, 1))}
        />
      </div>
      <div className="wallet-calendar-week wallet-calendar-names" aria-hidden="true">
        {/* Any full week tells the names of its days. */}
        {weeks[1]?.map((day) => (
          <span key={day}>{day === null ? '' : shown.weekday(day)}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week.find((day) => day !== null)} className="wallet-calendar-week">
          {week.map((day, weekday) => {
            if (day === null) return null;
            const shown = known.get(day);
            const style = { gridColumnStart: weekday + 1 };
            return shown ? (
              <DayButton key={day} day={shown} pressed={day === chosen} onChoose={onChoose} style={style} />
            ) : (
              <span key={day} className="wallet-calendar-day q-faint" style={style}>
                {new Date(day).getUTCDate()}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

type DayButtonProps = {
  day: ProfitDay;
  pressed: boolean;
  onChoose: (day: number) => void;
  style: CSSProperties;
};

function DayButton({ day, pressed, onChoose, style }: DayButtonProps) {
  const figures = useFigures();
  const shown = useUtcDays();
  const masked = useMasked();
  const { rate } = useValuation();
  const hidden = usePreferences((preferences) => preferences.hideBalances);
  const tone = useTone()(day.profit);
  const { value, room } = cellOf(day.profit, rate);
  const plus = value.startsWith('-') ? '' : '+';
  const brief = room === 'first' ? plus + figures.short(value) : figures.signed(value, room === 'all' ? 2 : 0);
  return (
    <button
      type="button"
      className={`wallet-calendar-day ${tone}`}
      style={style}
      aria-pressed={pressed}
      onClick={() => onChoose(day.day)}
    >
      <span className="q-unseen">{`${shown.full(day.day)}: ${masked(figures.signedMoney(day.profit))}`}</span>
      <span className="wallet-calendar-date" aria-hidden="true">
        {new Date(day.day).getUTCDate()}
      </span>
      <span className="wallet-calendar-sum" aria-hidden="true">
        {hidden ? '•••' : brief}
      </span>
    </button>
  );
}
