import './alerts.css';
import { type Alert, type AlertWindow, alertWindows, type Coin } from '@quay/contract/market';
import { format, units } from '@quay/money';
import { Button, Chip, Field, ListRow, PriceField, Segments, Select, Sheet, showToast } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useRefusalWords } from '@quay/web-kit/language';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  couldBecomeNumber,
  grouped,
  read,
  settleComma,
  settleCommaWhileTyping,
} from '../../../amounts/typed-number.ts';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { notify } from '../../../shell/notify.ts';
import { type InstrumentKey, keyOf } from '../../instrument.ts';
import { stepped } from '../../ticket/draft-steps.ts';
import { useRemoveAlert } from '../acts/remove-alert.ts';
import { useSetAlert } from '../acts/set-alert.ts';
import { Chart } from '../chart/chart.tsx';
import { alertsQuery } from '../queries/alerts.ts';
import { useTicker } from '../tickers.ts';
import {
  type AlertDraft,
  alertOf,
  alertRefusalOf,
  alertSteps,
  directionOf,
  distanceOf,
  emptyAlert,
  priceAt,
} from './alert.form.ts';
import { alertWords } from './words/index.ts';

type AlertSheetProps = { open: boolean; onClose: () => void; instrument: InstrumentKey; coin: Coin; name: string };

/** Sets an alert on the price of an instrument, and shows those that wait. */
export default function AlertSheet({ open, onClose, instrument, coin, name }: AlertSheetProps) {
  const words = alertWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.title(name)}>
      {open && (
        <div className="market-alert">
          <Form instrument={instrument} coin={coin} />
          <Waiting here={instrument} />
        </div>
      )}
    </Sheet>
  );
}

function Form({ instrument, coin }: Pick<AlertSheetProps, 'instrument' | 'coin'>) {
  const words = alertWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const setting = useSetAlert();
  const known = useQuery(alertsQuery).data;
  const last = useTicker(instrument)?.last ?? null;
  const [draft, setDraft] = useState<AlertDraft>(emptyAlert);
  const [focused, setFocused] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = alertRefusalOf(draft, coin, last);
  const direction = directionOf(draft, last);
  const distance = distanceOf(draft, last);
  const wanted = read(draft.price);
  const price = (value: string) => figures.price(value, coin.priceDecimals);
  const request = refusal ? undefined : alertOf(draft, instrument, last);

  function put(next: Partial<AlertDraft>) {
    setProblem(null);
    setDraft((now) => ({ ...now, ...next }));
  }
  async function send() {
    if (!request || setting.isPending) return;
    setProblem(null);
    try {
      await setting.mutateAsync(request);
      showToast(words.set, { tone: 'done' });
      setDraft((now) => ({ ...now, price: '' }));
    } catch (failed) {
      setProblem(failed instanceof Refusal && !isOutcomeUnknown(failed) ? failed.words : words.notSet);
    }
  }
  const isTyping =
    focused && (draft.by === 'price' ? couldBecomeNumber(draft.price) : couldBecomeNumber(draft.percent));
  const isEmpty = draft.by === 'price' ? draft.price === '' : draft.percent === '';
  const error = refusal && !isTyping && !isEmpty ? say(refusal) : undefined;
  const typing = {
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      setDraft((now) => ({ ...now, price: settleComma(now.price), percent: settleComma(now.percent) }));
    },
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="q-muted">
        {last !== null && <span className="q-n">{words.last(price(last))}</span>}
        {known && <span className="q-n"> · {words.used(known.alerts.length, known.max)}</span>}
      </p>
      {problem && (
        <p className="q-fall" role="alert">
          {problem}
        </p>
      )}
      <Segments<AlertDraft['by']>
        label={words.when}
        value={draft.by}
        onChange={(by) => put({ by })}
        items={[
          { id: 'price', label: words.byPrice },
          { id: 'move', label: words.byMove },
        ]}
      />
      {draft.by === 'price' ? (
        <>
          <PriceField
            label={direction ? words.kinds[direction](coin.quote) : words.price(coin.quote)}
            lessLabel={words.less}
            moreLabel={words.more}
            value={draft.price}
            reading={grouped(draft.price)}
            error={error}
            below={distance !== undefined && words.away(figures.percent(distance))}
            onChange={(typed) => put({ price: settleCommaWhileTyping(typed) })}
            onStep={(way) => {
              const tick = units(coin.tickSize);
              const next = stepped(read(draft.price) ?? (last === null ? undefined : units(last)), tick, way, tick);
              if (next !== undefined) put({ price: format(next, coin.priceDecimals) });
            }}
            {...typing}
          />
          <div className="market-alert-chart">
            <Chart
              instrument={instrument}
              coin={coin}
              interval="1h"
              bare
              ownLines={
                wanted
                  ? [{ price: draft.price, label: words.line, tone: 'text', handle: { id: 'alert', name: words.line } }]
                  : []
              }
              moves={{
                onMove: (_id, moved) => put({ price: moved }),
                onDrop: () => undefined,
                onCancel: () => undefined,
              }}
            />
          </div>
          <div className="market-alert-steps">
            {alertSteps.map((percent) => (
              <Chip
                key={percent}
                outlined
                disabled={last === null}
                pressed={last !== null && draft.price === priceAt(last, percent, coin)}
                onClick={() => last !== null && put({ price: priceAt(last, percent, coin) })}
              >
                {`${figures.signed(String(percent), 0)}%`}
              </Chip>
            ))}
          </div>
        </>
      ) : (
        <div className="market-alert-move">
          <Field
            figure
            label={words.moveOf}
            unit="%"
            inputMode="decimal"
            value={draft.percent}
            error={error}
            onChange={(typed) => put({ percent: settleCommaWhileTyping(typed) })}
            {...typing}
          />
          <Select
            label={words.within}
            value={draft.within}
            onChange={(within) => put({ within: within as AlertWindow })}
            options={alertWindows.map((value) => ({ value, label: words.windows[value] }))}
          />
        </div>
      )}
      <p className="q-t12 q-muted">
        {draft.by === 'price' ? words.once : words.onceMove}{' '}
        <AppLink className="q-act" href={paths.perpetualNoticeSettings()}>
          {words.ways}
        </AppLink>
      </p>
      <Button
        type="submit"
        wide
        loading={setting.isPending}
        loadingLabel={words.setting}
        disabledReason={request ? undefined : refusal ? (error ? '' : say(refusal)) : words.noPrice}
      >
        {request && draft.by === 'price' ? words.tellAt(price(settleComma(draft.price))) : words.tell}
      </Button>
    </form>
  );
}

/** All alerts of the reader that have not fired, those of this instrument first. */
function Waiting({ here }: { here: InstrumentKey }) {
  const words = alertWords.useWords();
  const figures = useFigures();
  const query = useQuery(alertsQuery);
  const removing = useRemoveAlert();
  if (!query.data) return <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} rows={2} />;
  const exact = (value: string | null, least: number) =>
    figures.price(value ?? '0', exactDecimals(value ?? '0', least));
  const isHere = (alert: Alert) => keyOf(alert) === here;
  const all = [...query.data.alerts.filter(isHere), ...query.data.alerts.filter((one) => !isHere(one))];
  if (all.length === 0) return null;
  return (
    <section aria-label={words.yours}>
      <h3 className="q-muted q-t12">{words.yours}</h3>
      {all.map((alert) => (
        <ListRow
          key={alert.id}
          title={alert.symbol}
          sub={
            alert.kind === 'moves'
              ? words.moves(`${exact(alert.percent, 0)}%`, words.windows[alert.within ?? '1h'])
              : words.waits[alert.kind](exact(alert.price, 2))
          }
          end={
            <Button
              variant="quiet"
              aria-label={words.removeOf(alert.symbol)}
              loading={removing.isPending && removing.variables === alert.id}
              onClick={() => removing.mutate(alert.id, { onError: () => notify(words.notRemoved, { tone: 'error' }) })}
            >
              {words.remove}
            </Button>
          }
        />
      ))}
    </section>
  );
}
