import type { ProfitDay } from '@quay/contract/wallet';
import { AppBar, buttonClass, Chip, Empty, ErrorRow, KeyValue, ListRow, Segments, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, useBack, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useUtcDays } from '../../../shell/use-utc-days.ts';
import { ProfitCalendar } from '../parts/profit-calendar.tsx';
import { ProfitCurve } from '../parts/profit-curve.tsx';
import { useMasked, useTone } from '../parts/total.tsx';
import { daysSince, extremesOf, monthOf, sinceFirstCoin, sumOf, utcDayOf } from '../profit.ts';
import { profitQuery } from '../queries/profit-loss.ts';
import { walletRecordWords } from '../words/records/index.ts';
import '../wallet.css';
import '../profit.css';

const views = ['curve', 'calendar'] as const;
type View = (typeof views)[number];
const periods = { week: 7, month: 30, quarter: 90, year: 366 } as const;
type Period = keyof typeof periods;

/** What each day brought, as a line or as a month. */
export default function ProfitLossPage() {
  const { profit: words, back: backLabel } = walletRecordWords.useWords();
  const back = useBack(paths.funds());
  const [search, setSearch] = useSearchParams();
  const view: View = views.find((one) => one === search.get('view')) ?? 'curve';
  useTitle(words.title);
  return (
    <div className="wallet-page">
      <AppBar title={words.title} backLabel={backLabel} onBack={back} />
      <div className="q-gutter">
        <Segments<View>
          label={words.shown}
          value={view}
          onChange={(next) => setSearch({ view: next }, { replace: true })}
          items={views.map((id) => ({ id, label: words[id] }))}
        />
      </div>
      {view === 'curve' ? <Curve /> : <Calendar />}
      <p className="q-gutter q-muted q-t12 wallet-profit-how">{words.how}</p>
    </div>
  );
}

function Curve() {
  const { profit: words } = walletRecordWords.useWords();
  const [period, setPeriod] = useState<Period>('month');
  const query = useQuery(profitQuery(periods[period]));
  const hidden = usePreferences((preferences) => preferences.hideBalances);
  const days = query.data && sinceFirstCoin(query.data);
  return (
    <>
      <fieldset className="wallet-profit-periods">
        <legend className="q-unseen">{words.period}</legend>
        {(Object.keys(periods) as Period[]).map((one) => (
          <Chip key={one} outlined pressed={one === period} onClick={() => setPeriod(one)}>
            {words.periods[one]}
          </Chip>
        ))}
      </fieldset>
      {days && days.length > 0 ? (
        <>
          <Sum label={words.total(words.periods[period])} days={days} />
          <ProfitCurve days={days} hidden={hidden} />
          <Extremes days={days} />
          <DayList days={days} />
        </>
      ) : (
        <Missing query={query} />
      )}
    </>
  );
}

function Calendar() {
  const { profit: words } = walletRecordWords.useWords();
  const shown = useUtcDays();
  const now = exchangeNow();
  const [month, setMonth] = useState(() => monthOf(now));
  const [chosen, setChosen] = useState(() => utcDayOf(now));
  const query = useQuery({ ...profitQuery(daysSince(month, now)), placeholderData: (before) => before });
  const days = query.data && sinceFirstCoin(query.data).filter(({ day }) => monthOf(day) === month);
  const day = days?.find((one) => one.day === chosen) ?? days?.at(-1);
  if (!days) return <Missing query={query} />;
  return (
    <>
      <Sum label={words.totalMonth(shown.month(month))} days={days} />
      <ProfitCalendar month={month} days={days} chosen={day?.day} onMonth={setMonth} onChoose={setChosen} />
      {day && <DayFacts day={day} />}
    </>
  );
}

function Sum({ label, days }: { label: string; days: readonly ProfitDay[] }) {
  const figures = useFigures();
  const masked = useMasked();
  const tone = useTone();
  const sum = sumOf(days);
  return (
    <section className="q-gutter wallet-profit-sum">
      <h2 className="q-muted">{label}</h2>
      <div className={`q-t32 q-strong q-n ${tone(sum)}`}>{masked(figures.signedMoney(sum))}</div>
    </section>
  );
}

function Extremes({ days }: { days: readonly ProfitDay[] }) {
  const { profit: words } = walletRecordWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const tone = useTone();
  const shown = useUtcDays();
  const { best, worst } = extremesOf(days);
  const rows = [
    { label: words.best, day: best },
    { label: words.worst, day: worst },
  ];
  if (!best && !worst) return null;
  return (
    <dl className="q-gutter wallet-profit-facts">
      {rows.map(
        ({ label, day }) =>
          day && (
            <KeyValue key={label} label={label}>
              {shown.short(day.day)}{' '}
              <span className={`q-n q-mid ${tone(day.profit)}`}>{masked(figures.signedMoney(day.profit))}</span>
            </KeyValue>
          ),
      )}
    </dl>
  );
}

/** All days of the curve in figures, the last one first. */
function DayList({ days }: { days: readonly ProfitDay[] }) {
  const { profit: words } = walletRecordWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const tone = useTone();
  const shown = useUtcDays();
  const today = utcDayOf(exchangeNow());
  return (
    <section className="q-line-above">
      <h2 className="q-gutter wallet-profit-days">{words.days}</h2>
      <ul aria-label={words.days}>
        {days.toReversed().map(({ day, value, profit }) => (
          <li key={day}>
            <ListRow
              title={
                <>
                  {shown.full(day)} {day === today && <span className="q-faint q-t12">{words.today}</span>}
                </>
              }
              sub={`${day === today ? words.valueNow : words.value} ${masked(figures.money(value))}`}
              figure={<span className={tone(profit)}>{masked(figures.signedMoney(profit))}</span>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The day that was chosen in the calendar, in full. */
function DayFacts({ day: { day, value, moved, profit } }: { day: ProfitDay }) {
  const { profit: words } = walletRecordWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const tone = useTone();
  const shown = useUtcDays();
  const isToday = day === utcDayOf(exchangeNow());
  return (
    <section className="q-line-above wallet-profit-day" aria-live="polite">
      <h2 className="q-gutter">{shown.full(day)}</h2>
      <dl className="q-gutter">
        <KeyValue label={words.profit}>
          <span className={`q-n q-mid ${tone(profit)}`}>{masked(figures.signedMoney(profit))}</span>
        </KeyValue>
        <KeyValue label={words.moved}>
          <span className="q-n">{masked(figures.signedMoney(moved))}</span>
        </KeyValue>
        <KeyValue label={isToday ? words.valueNow : words.value}>
          <span className="q-n">{masked(figures.money(value))}</span>
        </KeyValue>
      </dl>
    </section>
  );
}

type MissingProps = { query: { data: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown } };

/** Why there are no days to show: none yet, not here yet, or not reached. */
function Missing({ query: { data, isError, isFetching, refetch } }: MissingProps) {
  const words = walletRecordWords.useWords();
  if (data) {
    return (
      <Empty
        title={words.profit.none}
        act={
          <AppLink className={buttonClass({ wide: true })} href={paths.rechargeList()}>
            {words.deposit}
          </AppLink>
        }
      >
        {words.profit.noneWhy}
      </Empty>
    );
  }
  if (!isError) return <SkeletonRows label={words.loading} disc={false} />;
  return (
    <ErrorRow
      title={words.profit.failed}
      retryLabel={words.tryAgain}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {words.profit.failedWhy}
    </ErrorRow>
  );
}
