import type { CreditLoanOnWire, CreditStatus } from '@quay/contract/credit';
import { Button, ErrorLine, Pill, showToast, TickRule, Timeline } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useAcceptOffer } from '../acts/accept-offer.ts';
import { useWithdrawCredit } from '../acts/withdraw.ts';
import { termOf } from '../forms/apply.form.ts';
import { useSaid } from '../use-said.ts';

const Repay = lazySheet(() => import('../forms/repay.tsx'));

const tones: Readonly<Record<CreditStatus, 'accent' | 'warn' | 'rise' | 'fall' | 'neutral'>> = {
  reviewing: 'warn',
  offered: 'accent',
  borrowing: 'accent',
  overdue: 'fall',
  repaid: 'rise',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

/** One loan or application: where it stands, what it costs, and what can be done. */
export function LoanCard({ of }: { of: CreditLoanOnWire }) {
  const { words, titleOf } = useSaid();
  return (
    <article className="credit-card">
      <p className="q-row-between">
        <b className="q-n">{titleOf(of)}</b>
        <Pill tone={tones[of.state]}>{words.state[of.state]}</Pill>
      </p>
      <Body of={of} />
    </article>
  );
}

function Body({ of }: { of: CreditLoanOnWire }) {
  const { words, figures, money, plain } = useSaid();
  switch (of.state) {
    case 'reviewing':
      return (
        <>
          <Timeline
            label={words.progress}
            steps={[
              {
                id: 'sent',
                state: 'done',
                title: words.sentWith(of.documents.length),
                time: figures.dateTime(of.appliedAt),
              },
              { id: 'read', state: 'now', title: words.personReads, time: words.by(figures.date(of.reviewDueAt)) },
              { id: 'offer', state: 'next', title: words.approvedAmount },
            ]}
          />
          <TakeBack of={of} label={words.takeBack} />
        </>
      );
    case 'offered':
      return <Offer of={of} />;
    case 'borrowing':
    case 'overdue':
      return <Running of={of} />;
    case 'rejected':
      return (
        <>
          <p>
            {of.rejection && words.rejection[of.rejection]} {of.refusalReason}
          </p>
          <p className="q-row-between q-t12">
            <span className="q-muted q-n">
              {words.decidedBy(figures.date(of.decidedAt!), String(of.decidedBy), of.id)}
            </span>
            <AppLink className="q-act" href={paths.borrowMoney()}>
              {words.applyAgain}
            </AppLink>
          </p>
        </>
      );
    case 'repaid':
      return (
        <p className="q-muted q-t12 q-n">
          {words.repaidOn(
            money(of.totalPaid),
            figures.date(of.endedAt!),
            of.daysLate === 0 ? words.onTime : words.daysLate(of.daysLate),
          )}
        </p>
      );
    case 'withdrawn':
      return (
        <p className="q-muted q-t12 q-n">
          {of.approvedAmount === null
            ? words.withdrawnOn(figures.date(of.endedAt!))
            : words.offerNotTaken(plain(of.approvedAmount), figures.date(of.endedAt!))}
        </p>
      );
  }
}

function Offer({ of }: { of: CreditLoanOnWire }) {
  const { words, figures, money, plain } = useSaid();
  const accepting = useAcceptOffer();
  const [problem, setProblem] = useState<string | null>(null);
  async function accept() {
    if (accepting.isPending) return;
    setProblem(null);
    try {
      await accepting.mutateAsync({ loanId: of.id });
      showToast(words.paidOut(money(of.approvedAmount!)), { tone: 'done' });
    } catch (failed) {
      setProblem(failed instanceof Refusal ? failed.words : words.notAnswered);
    }
  }
  return (
    <>
      <p>{words.offerSaid(plain(of.approvedAmount!), plain(of.amount))}</p>
      {of.refusalReason && <p className="q-muted">{of.refusalReason}</p>}
      <p className="q-row-between q-t12 q-muted q-n">
        <span>{words.offerBack(money(of.totalRepayment), of.cycle)}</span>
        <span>{words.offerUntil(figures.dateTime(of.offerEndsAt!))}</span>
      </p>
      {problem && <ErrorLine>{problem}</ErrorLine>}
      <div className="credit-two">
        <TakeBack of={of} label={words.notTake} />
        <Button variant="second" loading={accepting.isPending} onClick={() => void accept()}>
          {words.take(plain(of.approvedAmount!))}
        </Button>
      </div>
    </>
  );
}

function Running({ of }: { of: CreditLoanOnWire }) {
  const { words, figures, money } = useSaid();
  const [repaying, setRepaying] = useState(false);
  const { share, daysLeft } = termOf(of, Date.now());
  const isLate = of.state === 'overdue';
  const left = isLate ? words.daysLate(Math.max(1, of.daysLate)) : words.daysLeft(daysLeft);
  return (
    <>
      <p className="credit-scale">
        <TickRule
          share={share}
          label={left}
          ticks={of.cycle <= 60 ? of.cycle : 60}
          fill
          tone={isLate ? 'fall' : 'accent'}
        />
        <span className={isLate ? 'q-fall q-t12' : 'q-muted q-t12'}>{left}</span>
      </p>
      <p className="q-row-between">
        <span className="q-muted">{words.toRepayOn(figures.date(of.dueAt!))}</span>
        <b className="q-n">{money(of.totalRepayment)}</b>
      </p>
      <p className="q-row-between q-t12">
        <span className="q-muted">{words.yearly}</span>
        <span className="q-warn q-n">{words.aYear(figures.rate(of.yearlyRate))}</span>
      </p>
      {isLate && <p className="q-muted q-t12">{words.lateWhy(figures.rate(of.lateRate))}</p>}
      <Button variant="second" wide onClick={() => setRepaying(true)}>
        {words.repayAct(money(of.owed))}
      </Button>
      <Repay open={repaying} onClose={() => setRepaying(false)} of={of} />
    </>
  );
}

function TakeBack({ of, label }: { of: CreditLoanOnWire; label: string }) {
  const { words } = useSaid();
  const withdrawing = useWithdrawCredit();
  async function send() {
    if (withdrawing.isPending) return;
    try {
      await withdrawing.mutateAsync({ loanId: of.id });
      showToast(words.takenBack, { tone: 'done' });
    } catch (failed) {
      showToast(failed instanceof Refusal ? failed.words : words.notAnswered, { tone: 'error' });
    }
  }
  return (
    <Button variant="second" loading={withdrawing.isPending} onClick={() => void send()}>
      {label}
    </Button>
  );
}
