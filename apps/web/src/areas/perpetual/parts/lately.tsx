import { text } from '@quay/money';
import { Chip, ErrorRow, KeyValue, SkeletonRows } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { latelyRealisedQuery } from '../queries/realised.ts';
import { broughtBy, broughtByDay, coinsOf, dayBefore } from '../sums/activity.ts';
import { toneOf } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';
import { DayBars } from './day-bars.tsx';

export const DAYS = 7;

/** The user's results of the last days, today counted. */
export const useLately = () => useQuery(latelyRealisedQuery(dayBefore(exchangeNow(), DAYS - 1)));

/** What the last days brought, one bar a day, and of what that is made; each coin by itself. */
export function Lately() {
  const { activity: words, column } = contractRecordWords.useWords();
  const figures = useFigures();
  const lately = useLately();
  const [chosen, setChosen] = useState<string>();
  if (!lately.data) {
    if (!lately.isError) return <SkeletonRows label={words.loading} rows={4} disc={false} />;
    return (
      <ErrorRow
        title={words.latelyFailed}
        retryLabel={words.tryAgain}
        retrying={lately.isFetching}
        onRetry={() => void lately.refetch()}
      >
        {words.latelyFailedWhy}
      </ErrorRow>
    );
  }
  const coins = coinsOf(lately.data);
  const coin = coins.find((one) => one === chosen) ?? coins[0];
  const title = (
    <p className="q-row-between">
      <b>{words.lately}</b>
      <span className="q-muted q-t12">{words.byDay}</span>
    </p>
  );
  if (coin === undefined) {
    return (
      <section>
        {title}
        <p className="q-muted">{words.latelyNone}</p>
      </section>
    );
  }
  const { profit, fees, funding, toFund, net } = broughtBy(lately.data, coin);
  const signed = (value: bigint) => `${figures.signed(text(value), exactDecimals(value, 2))} ${coin}`;
  const parts = [
    [column.price, profit],
    [column.fees, -fees],
    [column.funding, funding],
    ...(toFund === 0n ? [] : ([[column.fund, -toFund]] as const)),
  ] as const;
  return (
    <section>
      {title}
      {coins.length > 1 && (
        <fieldset className="q-row q-gap-2">
          <legend className="q-unseen">{column.coin}</legend>
          {coins.map((one) => (
            <Chip key={one} outlined pressed={one === coin} onClick={() => setChosen(one)}>
              {one}
            </Chip>
          ))}
        </fieldset>
      )}
      <DayBars days={broughtByDay(lately.data, coin, exchangeNow(), DAYS)} label={words.bars(coin)} />
      <dl>
        {parts.map(([label, value]) => (
          <KeyValue key={label} label={label}>
            <span className="q-n">{signed(value)}</span>
          </KeyValue>
        ))}
        <KeyValue label={column.net}>
          <b className={`q-n ${toneOf(net)}`}>{signed(net)}</b>
        </KeyValue>
      </dl>
      <p className="q-muted q-t12">{words.utc}</p>
    </section>
  );
}
