import { type EarnOrder, type EarnProduct, SHARED_BONUSES } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { Button, buttonClass, EscrowLine, KeyValue, Note, Pill, Timeline, type TimelineStep } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { exitOf, passedOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { Ends } from './ends.tsx';
import { hrefOfOrder } from './hrefs.ts';
import { TakeOut } from './takeout.tsx';
import { TermRule } from './term-rule.tsx';

const Redeem = lazySheet(() => import('../forms/redeem.tsx'));

type Of = { of: EarnOrder };

/** What an order holds, what it brought, what comes and when, and what of its income waits. */
export function OrderDetail({ of, product }: Of & { product: EarnProduct | undefined }) {
  const words = earnWords.useWords();
  const { money, short, moment, rate } = useSaid();
  const { asset } = of;
  return (
    <>
      {units(of.scheduled) > 0n && <Late of={of} product={product} />}
      {of.status === 'frozen' && (
        <Note>
          <p className="q-mid">{words.frozenTitle}</p>
          <p>{words.frozenWhy(of.frozenFor ?? '', of.frozenUntil === null ? words.openEnd : short(of.frozenUntil))}</p>
        </Note>
      )}
      {of.endsAt !== null && of.endedAt === null && <Progress of={of} endsAt={of.endsAt} />}
      <dl className="earn-part">
        <KeyValue label={words.state}>{words.statuses[of.status]}</KeyValue>
        <KeyValue label={of.payer === 'promotion' ? words.lentToYou : words.yourSum}>
          {money(of.amount, asset)}
        </KeyValue>
        {of.rate !== null && <KeyValue label={words.rate}>{words.rateFixed(rate(of.rate))}</KeyValue>}
        <KeyValue label={words.incomeUntilNow}>{money(of.income, asset)}</KeyValue>
        {of.nextIncomeAt !== null && <KeyValue label={words.nextIncome}>{short(of.nextIncomeAt)}</KeyValue>}
        <KeyValue label={words.paidBy}>{words.payers[of.payer]}</KeyValue>
        {of.endedAt !== null && (
          <>
            <KeyValue label={words.cameBack}>{money(of.returned, asset)}</KeyValue>
            {units(of.penalty) > 0n && <KeyValue label={words.penalty}>{money(of.penalty, asset)}</KeyValue>}
            <KeyValue label={words.ended}>{short(of.endedAt)}</KeyValue>
          </>
        )}
        <KeyValue label={words.since}>{short(of.since)}</KeyValue>
        {of.endsAt !== null && <KeyValue label={words.until}>{moment(of.endsAt, of.dayMs)}</KeyValue>}
        <KeyValue
          label={words.orderNumber}
          copy={{ text: String(of.order), label: words.copy, copiedLabel: words.copied }}
        >
          <span className="q-code">{of.order}</span>
        </KeyValue>
      </dl>
      {of.redemptions.length > 0 && <OnTheWay of={of} />}
      {of.kind === 'lock-up' && of.endedAt === null && <Share of={of} />}
      {of.kind === 'machine' && <TakeOut orders={[of]} />}
    </>
  );
}

/** A lock-up that is shown to others: whoever buys by this address names its owner, whom the promotion budget pays a bonus. */
function Share({ of }: Of) {
  const words = earnWords.useWords();
  const { percent } = useSaid();
  const address = `${location.origin}${paths.fund({ product: String(of.product), sharedBy: String(of.order) })}`;
  const [first = '0', second = '0', third = '0'] = SHARED_BONUSES.map((one) => percent(one, 0));
  return (
    <section className="earn-part">
      <h2>{words.share}</h2>
      <p className="q-muted">{words.shareWhy(first, second, third)}</p>
      <dl>
        <KeyValue label={words.shareAddress} copy={{ text: address, label: words.copy, copiedLabel: words.copied }}>
          <span className="q-code earn-address">{address}</span>
        </KeyValue>
      </dl>
    </section>
  );
}

/** What can be done with an order. Leaving early is a page of its own, since it costs something. */
export function OrderActs({ of }: Of) {
  const words = earnWords.useWords();
  const [redeeming, setRedeeming] = useState(false);
  if (of.endedAt !== null) return null;
  if (of.kind === 'flexible') {
    if (units(of.amount) === 0n) return null;
    return (
      <div className="earn-two">
        <Button variant="second" wide onClick={() => setRedeeming(true)}>
          {words.takeBack}
        </Button>
        <AppLink className={buttonClass({ wide: true })} href={paths.fund({ product: String(of.product) })}>
          {words.saveMore}
        </AppLink>
        <Redeem open={redeeming} onClose={() => setRedeeming(false)} of={of} />
      </div>
    );
  }
  if (of.penaltyRate === null || of.payer === 'promotion') return <p className="q-muted">{words.cannotLeave}</p>;
  return (
    <AppLink className={buttonClass({ variant: 'second', wide: true })} href={`${hrefOfOrder(of)}&leave=1`}>
      {words.leaveEarly}
    </AppLink>
  );
}

function Progress({ of, endsAt }: Of & { endsAt: number }) {
  const words = earnWords.useWords();
  const { moment, amount } = useSaid();
  const now = exchangeNow();
  const days = of.days ?? 0;
  const { left } = exitOf(of, now);
  const end = moment(endsAt, of.dayMs);
  return (
    <section className="earn-part">
      <p className="q-row-between">
        <b className="q-t16">{words.daysLeftTitle}</b>
        <b className="q-t20 q-n">{words.ofDays(left, days)}</b>
      </p>
      <TermRule
        ends
        ticks={Math.min(days, 90)}
        lit={passedOf(of, now)}
        now={passedOf(of, now)}
        label={words.untilDay(end)}
      />
      <Ends
        start={{ head: moment(of.since, of.dayMs), below: words.left1(amount(of.amount, of.asset)) }}
        end={{ head: end, below: words.comeBack(amount(of.amount, of.asset)) }}
      />
    </section>
  );
}

function OnTheWay({ of }: Of) {
  const words = earnWords.useWords();
  const { money, clock, short } = useSaid();
  return (
    <section className="earn-part">
      <h2>{words.onTheWay}</h2>
      {of.redemptions.map(({ redemption, amount, askedAt, dueAt, scheduled }) => (
        <dl key={redemption}>
          <KeyValue label={words.askedBackAt(short(askedAt))}>
            {money(amount, of.asset)}, {scheduled ? words.waitsForPool : words.byTime(clock(dueAt))}
          </KeyValue>
        </dl>
      ))}
    </section>
  );
}

/** An income that is due and cannot be paid: what lacks, that it is in no balance, and what happens now. */
function Late({ of, product }: Of & { product: EarnProduct | undefined }) {
  const words = earnWords.useWords();
  const { money } = useSaid();
  const { asset } = of;
  const steps: TimelineStep[] = [
    { id: 'seen', state: 'done', title: words.shortageSeen },
    { id: 'collected', state: 'now', title: words.restCollected, time: words.paidByItself },
    { id: 'paid', state: 'next', title: words.yourIncome(money(of.scheduled, asset)) },
  ];
  return (
    <section className="earn-late">
      <p className="q-row-between">
        <span className="q-muted">{words.incomeDue}</span>
        <Pill tone="warn">{words.scheduled}</Pill>
      </p>
      <p className="earn-big q-n">{money(of.scheduled, asset)}</p>
      <p className="q-muted">{words.notInBalance}</p>
      <Note>
        <p className="q-mid">{words.payerShort2(words.payers[of.payer])}</p>
        <p>
          {product?.account && words.accountHas(money(product.account.free, asset))} {words.noMoneyThatNobodyHas}
        </p>
      </Note>
      <h2>{words.whatHappensNow}</h2>
      <Timeline label={words.whatHappensNow} steps={steps} />
      <dl>
        <KeyValue label={words.yourSum}>{words.untouched(money(of.amount, asset))}</KeyValue>
        <KeyValue label={words.incomeThenTold}>{words.toldWhenPaid}</KeyValue>
      </dl>
    </section>
  );
}

/** The rope that holds the sum between its owner and the product. */
export function HeldRope({ of }: Of) {
  const words = earnWords.useWords();
  const { money, amount } = useSaid();
  const daily = of.rate === null ? undefined : text(exitOf(of, of.since).toCome / BigInt(of.days ?? 1));
  return (
    <EscrowLine
      state="locked"
      amount={money(of.amount, of.asset)}
      seller={words.you}
      sellerRole={
        of.kind === 'flexible' ? words.mayTakeBack : of.penaltyRate === null ? words.bound : words.mayLeaveEarly
      }
      payer={of.name}
      payerRole={daily === undefined ? words.paysDaily : words.paysEachDay(amount(daily, of.asset))}
      label={words.ropeSaid(money(of.amount, of.asset), of.name)}
    />
  );
}
