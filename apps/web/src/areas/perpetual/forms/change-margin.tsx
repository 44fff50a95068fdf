import { text } from '@quay/money';
import { Button, ErrorLine, Field, KeyValue, Segments, showToast } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { selectWhenDrawn } from '../../../amounts/select-when-drawn.ts';
import { grouped, read, settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { useAddMargin } from '../acts/add-margin.ts';
import { useRemoveMargin } from '../acts/remove-margin.ts';
import { bookOf } from '../facts.ts';
import { LiquidationLine } from '../parts/liquidation.tsx';
import { figuresOf } from '../sums/account.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import { type MarginWay, marginAfter, marginRefusal, mostOf } from './change-margin.form.ts';
import type { OpenPosition } from './position-sheet.tsx';

/** Moves margin behind an isolated position, or takes out what it does not require. */
export function ChangeMargin({ of, done }: { of: OpenPosition; done: () => void }) {
  const words = perpetualWords.useWords();
  const say = useRefusalWords();
  const { contract, account, position } = of;
  const shown = useShown(contract);
  const adding = useAddMargin();
  const removing = useRemoveMargin();
  const [way, setWay] = useState<MarginWay>('add');
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const now = figuresOf(account, position);
  const after = marginAfter(way, typed, account, position);
  const refusal = marginRefusal(way, typed, account, position);
  const most = mostOf(way, account, position);
  const amount = read(typed);
  const busy = adding.isPending || removing.isPending;
  const error = refusal && !(focused && refusal.reason.endsWith('-malformed')) ? say(refusal) : undefined;

  async function send() {
    if (busy || refusal || !amount) return;
    setProblem(null);
    try {
      const change = { symbol: contract.symbol, amount: text(amount) };
      await (way === 'add' ? adding : removing).mutateAsync(change);
      showToast(words.marginMoved[way](shown.money(amount), contract.symbol), { tone: 'done' });
      done();
    } catch (failed) {
      setProblem(failed instanceof Refusal ? failed.words : words.notAnswered);
    }
  }

  return (
    <form
      className="perpetual-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && <ErrorLine className="q-fall trading-sheet-problem">{problem}</ErrorLine>}
      <Segments<MarginWay>
        label={words.marginWay}
        value={way}
        onChange={(next) => {
          setWay(next);
          setTyped('');
          setProblem(null);
        }}
        items={[
          { id: 'add', label: words.marginAdd },
          { id: 'remove', label: words.marginRemove },
        ]}
      />
      <Field
        figure
        label={words.marginField[bookOf(contract)][way]}
        value={focused ? typed : grouped(typed)}
        unit={contract.quote}
        error={error}
        below={words.atMost(shown.money(most))}
        end={
          <Button variant="quiet" type="button" onClick={() => setTyped(most > 0n ? text(most) : '')}>
            {words.max}
          </Button>
        }
        onFocus={(event) => {
          setFocused(true);
          selectWhenDrawn(event);
        }}
        onBlur={() => {
          setFocused(false);
          setTyped(settleComma(typed));
        }}
        onChange={(value) => {
          setProblem(null);
          setTyped(settleCommaWhileTyping(value));
        }}
      />
      <LiquidationLine of={now} shown={shown} label={words.nowLiquidated} />
      {after && <LiquidationLine of={after} before={now} shown={shown} label={words.afterwards} />}
      <dl className="trading-facts">
        <KeyValue label={words.margin}>
          <span className="q-n">
            {after && <span className="q-muted">{shown.money(now.margin)} → </span>}
            {shown.money((after ?? now).margin)}
          </span>
        </KeyValue>
        <KeyValue label={words.mostToLose}>
          <span className="q-n">{shown.money((after ?? now).worst)}</span>
        </KeyValue>
      </dl>
      <Button
        type="submit"
        wide
        loading={busy}
        loadingLabel={words.moving}
        disabledReason={refusal ? '' : amount ? undefined : words.amountMissing}
      >
        {amount && !refusal ? words.marginAct[way](shown.money(amount)) : words.marginActOpen[way]}
      </Button>
    </form>
  );
}
