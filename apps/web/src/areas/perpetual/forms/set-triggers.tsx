import { sizeOf } from '@quay/core/margin';
import { least, units } from '@quay/money';
import { Button, ErrorLine, Field, PercentRule, Segments, showToast, Toggle } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { type FocusEvent, lazy, Suspense, useState } from 'react';
import { selectWhenDrawn } from '../../../amounts/select-when-drawn.ts';
import { grouped, read, settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { keyOf } from '../../../trading/instrument.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import { useCancelTrigger } from '../acts/cancel-trigger.ts';
import { useSetTriggers } from '../acts/set-triggers.ts';
import { entryLine, triggerLine } from '../chart-lines.ts';
import { useFeeRates } from '../queries/fee-rates.ts';
import { wholeOf } from '../triggers.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import { FieldName, LinkedFields } from './linked-fields.tsx';
import { figuresAt, priceOf } from './linked-price.ts';
import type { OpenPosition } from './position-sheet.tsx';
import {
  callbackOf,
  changeOf,
  draftOf,
  linkedBy,
  liquidationBehind,
  NEAR_LIQUIDATION,
  type TriggerPlace,
  type TriggersCircumstances,
  type TriggersDraft,
  takePart,
  trailsAt,
  triggersRefusal,
  withPart,
} from './set-triggers.form.ts';
import '../triggers.css';

const Chart = lazy(() => import('../../../trading/market/chart/chart.tsx').then((file) => ({ default: file.Chart })));

/** Has a position, or a part of it, closed by itself: with a profit, with a loss, or behind its best mark. */
export function SetTriggers({ of, done }: { of: OpenPosition; done: () => void }) {
  const words = perpetualWords.useWords();
  const say = useRefusalWords();
  const { contract, position } = of;
  const shown = useShown(contract);
  const setting = useSetTriggers();
  const cancelling = useCancelTrigger();
  const coin = coinOf(contract, '');
  const circumstances: TriggersCircumstances = { ...of, takerRate: ratesOf(coin, useFeeRates().data).taker };
  const [draft, setDraft] = useState<TriggersDraft>(() => draftOf(circumstances));
  const [focused, setFocused] = useState<TriggerPlace | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const linked = linkedBy(draft, circumstances);
  const refusal = triggersRefusal(draft, circumstances);
  const change = refusal ? null : changeOf(draft, circumstances);
  const nothing = change !== null && change.triggers.length + change.cancelled.length === 0;
  const busy = setting.isPending || cancelling.isPending;
  const [profit, loss] = [priceOf(draft.profit, linked), priceOf(draft.loss, linked)];
  const behind = liquidationBehind(loss, circumstances);
  const whole = sizeOf(position.position);
  const typed = read(draft.quantity) ?? 0n;
  const isLong = position.position.quantity > 0n;
  const trails = trailsAt(draft, circumstances);
  // One that follows already closes behind the best mark since; anything else begins now.
  const follows = wholeOf(of.triggers, contract.symbol, 'trailing')?.triggerPrice;
  const trailsNow = draft.part === 'whole' && follows && change?.triggers.every(({ kind }) => kind !== 'trailing');

  function put(next: TriggersDraft) {
    setProblem(null);
    setDraft(next);
  }
  const errorAt = (place: TriggerPlace): string | undefined =>
    refusal?.at === place && !(focused === place && refusal.reason.endsWith('-malformed')) && !isMissing(refusal.reason)
      ? say(refusal)
      : undefined;
  const typeInto = (place: 'quantity' | 'callback' | 'activation') => ({
    value: focused === place ? draft[place] : grouped(draft[place]),
    error: errorAt(place),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setFocused(place);
      selectWhenDrawn(event);
    },
    onBlur: () => {
      setFocused(null);
      setDraft((now) => ({ ...now, [place]: settleComma(now[place]) }));
    },
    onChange: (value: string) => put({ ...draft, [place]: settleCommaWhileTyping(value) }),
  });

  async function send() {
    if (busy || !change || nothing) return;
    setProblem(null);
    try {
      if (change.triggers.length > 0) await setting.mutateAsync({ symbol: contract.symbol, triggers: change.triggers });
      for (const triggerId of change.cancelled) await cancelling.mutateAsync(triggerId);
      showToast(words.triggersSet(contract.symbol), { tone: 'done' });
      done();
    } catch (failed) {
      setProblem(failed instanceof Refusal && !isOutcomeUnknown(failed) ? failed.words : words.notAnswered);
    }
  }

  const lines = [
    entryLine(of, shown, words),
    ...(['profit', 'loss'] as const).flatMap((which) => {
      const price = which === 'profit' ? profit : loss;
      if (price === undefined) return [];
      const line = triggerLine(which === 'profit' ? 'stop-profit' : 'stop-loss', price, shown, words, {
        id: which,
        result: figuresAt(price, linked).result,
      });
      return [line];
    }),
  ];
  const forWhat = draft.part === 'whole' ? words.wholePosition : words.aPart;
  const fields = (which: 'profit' | 'loss', name: string) => (
    <LinkedFields
      contract={contract}
      name={name}
      head={words.triggerFor(name, forWhat)}
      value={draft[which]}
      linked={linked}
      error={errorAt(which)}
      onChange={(value) => put({ ...draft, [which]: value })}
    />
  );
  const says = [
    profit !== undefined && words.setProfit(shown.price(profit)),
    loss !== undefined && words.setLoss(shown.price(loss)),
    draft.trailing && words.setTrailing(`${draft.callback}%`),
  ].filter((one) => one !== false);
  const act =
    says.length > 0
      ? words.setTriggers(says.join(words.setBetween))
      : change?.cancelled.length
        ? words.removeTriggers
        : words.setNothing;
  return (
    <form
      className="perpetual-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && <ErrorLine className="q-fall trading-sheet-problem">{problem}</ErrorLine>}
      <div className="perpetual-sheet-chart">
        <Suspense>
          <Chart
            instrument={keyOf({ product: 'perpetual', symbol: contract.symbol })}
            coin={coin}
            interval="1h"
            bare
            ownLines={lines}
            moves={{
              onMove: (id, price) => put({ ...draft, [id]: { by: 'price', typed: price } }),
              onDrop: () => undefined,
              onCancel: () => undefined,
            }}
          />
        </Suspense>
      </div>
      <Segments<TriggersDraft['part']>
        label={words.howMuchCloses}
        value={draft.part}
        onChange={(part) => put(withPart(draft, part, circumstances))}
        items={[
          { id: 'whole', label: words.closes.whole },
          { id: 'part', label: words.closes.part },
        ]}
      />
      {draft.part === 'part' && (
        <>
          <Field {...typeInto('quantity')} figure label={words.howMuch} unit={words.ofAll(shown.size(whole))} />
          <PercentRule
            label={words.partOfPosition}
            value={Number(least(100n, (typed * 100n + whole / 2n) / whole))}
            onChange={(percent) => put(takePart(draft, circumstances, percent))}
            formatPercent={(percent) => `${percent}%`}
          />
        </>
      )}
      {fields('profit', words.takeProfit)}
      {fields('loss', words.stopLoss)}
      <div className="perpetual-trailing q-line-above">
        <Toggle checked={draft.trailing} onChange={(trailing) => put({ ...draft, trailing })}>
          {words.trailing}
          <span className="q-muted q-t12 q-block">
            {draft.trailing && callbackOf(draft) && trails !== undefined
              ? words.trailsAt(shown.price(trailsNow ? units(follows) : trails), `${draft.callback}%`)
              : words.trailingMeans}
          </span>
        </Toggle>
        {draft.trailing && (
          <div className="perpetual-pair">
            <Field
              {...typeInto('callback')}
              dense
              figure
              labelAt="inline"
              label={<FieldName of={words.trailing}>{words.callback}</FieldName>}
              unit="%"
            />
            <Field
              {...typeInto('activation')}
              dense
              figure
              labelAt="inline"
              label={<FieldName of={words.trailing}>{words.activation}</FieldName>}
              placeholder={words.atOnce}
            />
          </div>
        )}
      </div>
      <p className="q-muted q-t12 q-line-above perpetual-basis">
        {words.triggerBasis(contract.quote)}{' '}
        {behind && (
          <span className={behind.room < NEAR_LIQUIDATION ? 'q-warn' : ''}>
            {(behind.room < NEAR_LIQUIDATION ? words.nearLiquidation : words.beforeLiquidation)[
              isLong ? 'long' : 'short'
            ](shown.price(behind.liquidation), shown.unsigned(behind.room))}
          </span>
        )}
      </p>
      <Button
        type="submit"
        wide
        loading={busy}
        loadingLabel={words.settingTriggers}
        disabledReason={
          refusal ? (refusal.at && errorAt(refusal.at) ? '' : say(refusal)) : nothing ? words.nothingChanged : undefined
        }
      >
        {act}
      </Button>
    </form>
  );
}

/** What is not typed yet is no mistake: the button alone says what is missing. */
const isMissing = (reason: string): boolean => reason.endsWith('-missing');
