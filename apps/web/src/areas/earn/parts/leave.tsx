import type { EarnOrder } from '@quay/contract/earn';
import { text } from '@quay/money';
import { Button, ErrorLine, Icon, KeyValue } from '@quay/ui';
import { exchangeNow, isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { useExitEarly } from '../acts/exit-early.ts';
import { splitSum } from '../days.ts';
import { exitOf, passedOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { Ends } from './ends.tsx';
import { Factors } from './factors.tsx';
import { TermRule } from './term-rule.tsx';

type LeaveProps = { of: EarnOrder; onLeft: (left: EarnOrder) => void; onKeep: () => void };

/** Leaving early: the sum as three factors and a result, leaving beside waiting, and two acts of which neither is filled. */
export function useLeave({ of, onLeft, onKeep }: LeaveProps) {
  const words = earnWords.useWords();
  const { money } = useSaid();
  const leaving = useExitEarly();
  const [refused, setRefused] = useState<string | null>(null);
  const exit = exitOf(of, exchangeNow());
  async function leave() {
    setRefused(null);
    try {
      onLeft(await leaving.mutateAsync({ order: of.order, penalty: text(exit.penalty) }));
    } catch (failed) {
      setRefused(failed instanceof Refusal && !isOutcomeUnknown(failed) ? failed.words : words.notAnswered);
    }
  }
  return {
    content: <Leave of={of} exit={exit} refused={refused} />,
    acts: (
      <div className="earn-two earn-two--even">
        <Button
          variant="second"
          wide
          loading={leaving.isPending}
          loadingLabel={words.leaving}
          onClick={() => void leave()}
        >
          {words.leaveFor(money(text(exit.refund), of.asset))}
        </Button>
        <Button variant="second" wide onClick={onKeep}>
          {words.keepIt}
        </Button>
      </div>
    ),
  };
}

type ExitProps = { of: EarnOrder; exit: ReturnType<typeof exitOf>; refused: string | null };

function Leave({ of, exit, refused }: ExitProps) {
  const words = earnWords.useWords();
  const { figures, amount, money, ratio, moment } = useSaid();
  const { asset, dayMs } = of;
  const days = of.days ?? 0;
  const plain = (value: bigint) => amount(text(value), asset);
  const [whole, fraction] = splitSum(figures.quantity(text(exit.refund), 2));
  const end = moment(of.endsAt ?? of.since, dayMs);
  const none = amount('0', asset);
  const now = passedOf(of, exchangeNow());
  const signedMoney = (value: bigint) => figures.signed(text(value), 2);
  return (
    <>
      {refused && <ErrorLine className="q-field-below q-field-below--error">{refused}</ErrorLine>}
      <section className="earn-rate">
        <p className="q-muted">{words.wouldGetBack}</p>
        <p className="earn-big q-n">
          {asset === 'USDT' ? (
            <>
              {whole}
              <span className="q-muted">{fraction}</span>
            </>
          ) : (
            plain(exit.refund)
          )}{' '}
          <span className="q-t20 q-muted">{asset}</span>
        </p>
        <p className="q-muted q-n">{words.lessThanPutIn(plain(exit.penalty))}</p>
      </section>
      <section className="earn-part">
        <p className="q-row-between">
          <b className="q-t16">{words.daysLeftTitle}</b>
          <b className="q-t20 q-n">{words.ofDays(exit.left, days)}</b>
        </p>
        <TermRule
          ticks={Math.min(days, 90)}
          tall={days <= 30 ? 5 : 10}
          lit={now}
          now={now}
          rest="warn"
          label={words.untilDay(end)}
        />
        <Ends start={{ head: moment(of.since, dayMs) }} end={{ head: end }} />
        <Factors
          label={words.penaltyFormula(
            amount(of.amount, asset),
            ratio(of.penaltyRate ?? '0'),
            exit.left,
            plain(exit.penalty),
          )}
          signs={['×', '×', '=']}
          of={[
            { id: 'sum', value: amount(of.amount, asset), name: words.yourSumSmall },
            { id: 'ratio', value: ratio(of.penaltyRate ?? '0'), name: words.aDayLeft },
            { id: 'days', value: String(exit.left), name: words.daysLeftSmall },
            { id: 'penalty', value: plain(exit.penalty), name: words.penaltySmall, tone: 'q-fall' },
          ]}
        />
      </section>
      <section className="earn-part">
        <table className="earn-exits">
          <thead>
            <tr>
              <th scope="col">
                <span className="q-unseen">{words.what}</span>
              </th>
              <th scope="col">{words.leaveNow}</th>
              <th scope="col">{words.waitUntil(end)}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.yourSum}</th>
              <td>{amount(of.amount, asset)}</td>
              <td>{amount(of.amount, asset)}</td>
            </tr>
            <tr>
              <th scope="row">{words.penalty}</th>
              <td className="q-fall">{exit.penalty === 0n ? none : signedMoney(-exit.penalty)}</td>
              <td>{none}</td>
            </tr>
            <tr>
              <th scope="row">{words.incomeToCome}</th>
              <td>{none}</td>
              <td className="q-rise">{exit.toCome === 0n ? none : signedMoney(exit.toCome)}</td>
            </tr>
            <tr className="earn-exits-sum">
              <th scope="row">{words.youGet}</th>
              <td>{plain(exit.refund)}</td>
              <td>{plain(exit.waited)}</td>
            </tr>
          </tbody>
        </table>
        <p className="earn-risk">
          <span className="q-muted">
            <Icon name="info" size="s" />
          </span>
          <span className="q-muted">
            {words.waitingBrings(money(text(exit.waited - exit.refund), asset), plain(exit.paid))}
          </span>
        </p>
      </section>
      <dl className="earn-part">
        <KeyValue label={words.arrivesIn}>{words.spotAtOnce}</KeyValue>
        <KeyValue label={words.penaltyGoes}>{words.toPayerAccount}</KeyValue>
        <KeyValue label={words.cannotBeUndone}>{words.placeGiven}</KeyValue>
      </dl>
    </>
  );
}
