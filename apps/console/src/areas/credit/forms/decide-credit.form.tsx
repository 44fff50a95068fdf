import { creditRejections } from '@quay/contract/credit';
import type { CreditCase, CreditFigures } from '@quay/contract/staff';
import { parse } from '@quay/money';
import { Field, showToast } from '@quay/ui';
import { useRef, useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { useConfirming } from '../../../parts/confirming.tsx';
import { useRejection } from '../../../parts/rejection-select.tsx';
import { Ruling, type Way as RulingWay } from '../../../parts/ruling.tsx';
import { useMember } from '../../../shell/session.ts';
import { useDecideCredit } from '../acts/decide-credit.ts';
import { monthOf } from '../carries.ts';
import { creditWords } from '../words/index.ts';

const FIGURES = ['income', 'rent', 'otherCredit'] as const;
type Way = 'reject' | 'less' | 'all';

/**
 * Where an application is decided: three ways of one weight, each with its sum. What the papers say is typed in first; less
 * than was asked for is an offer that the applicant takes or not.
 */
export function DecideCredit({ of, onDecided }: { of: CreditCase; onDecided: () => void }) {
  const words = creditWords.useWords();
  const amount = useAmount(2);
  const me = useMember().username;
  const confirming = useConfirming();
  const form = useRef<HTMLFormElement>(null);
  const [remark, setRemark] = useState('');
  const rejection = useRejection({ reasons: creditRejections, words, labels: words.rejections });
  const [papers, setPapers] = useState<CreditFigures>(of.papers ?? { income: '', rent: '', otherCredit: '' });
  const [less, setLess] = useState(of.choice === 'approve' && of.chosen !== of.amount ? of.chosen : '');
  const [way, setWay] = useState<Way>();
  const { loanId, coinSymbol, needs, firstBy, username } = of;
  const isLast = needs === 1 || firstBy !== null ? 'yes' : 'no';
  const month = monthOf(papers);
  const { act, busy, refusal } = useDecideCredit({
    done(answer) {
      showToast(answer.state === 'reviewing' ? words.seconded : words.decided[answer.state], { tone: 'done' });
      onDecided();
    },
  });

  function decide(wanted: Way): void {
    setWay(wanted);
    const isApproved = wanted !== 'reject';
    const sum = wanted === 'all' ? of.amount : less;
    if (!isApproved && rejection.chosen === undefined) {
      rejection.setMissing(true);
      form.current?.querySelector('select')?.focus();
      return;
    }
    if (isApproved && (month === undefined || parse(sum) === undefined)) {
      form.current?.querySelector<HTMLInputElement>('input:placeholder-shown, input')?.focus();
      return;
    }
    const coins = `${amount(isApproved ? sum : of.amount)} ${coinSymbol}`;
    confirming.ask({
      act: isApproved ? words.confirmApprove(coins, username) : words.confirmReject(coins, username),
      says: !isApproved
        ? words.confirmRejectSays(isLast)
        : wanted === 'all'
          ? words.confirmAllSays(isLast)
          : words.confirmLessSays(isLast),
      run: () =>
        act({
          ...{ loanId, choice: isApproved ? 'approve' : 'reject', remark: remark.trim() },
          ...(isApproved ? { amount: sum, papers } : { rejection: rejection.chosen! }),
        }),
    });
  }

  const ways: RulingWay[] = (['reject', 'less', 'all'] as const).map((id) => ({
    id,
    label: {
      reject: words.rejectSum(amount(of.amount)),
      less: words.approveLess(parse(less) === undefined ? '…' : amount(less)),
      all: words.approveAll(amount(of.amount)),
    }[id],
    acting: words.deciding,
    busy: busy && way === id,
    run: () => decide(id),
  }));
  const hint = firstBy === me ? words.hintOwn : needs === 1 ? words.hintOne : words.hintTwo(amount(of.oneMax));
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <Ruling
        label={words.why}
        reason={remark}
        onReason={setRemark}
        hint={`${hint} ${words.hintOpen}`}
        refusal={refusal?.words}
        confirming={confirming}
        ways={firstBy === me ? [] : ways}
      >
        <div className="credits-figures">
          {FIGURES.map((name) => (
            <Field
              key={name}
              dense
              figure
              label={words.paperFigures[name]}
              unit={of.currency}
              value={papers[name]}
              onChange={(value) => setPapers({ ...papers, [name]: value })}
            />
          ))}
          <Field dense figure label={words.lessField} unit={coinSymbol} value={less} onChange={setLess} />
          {rejection.select}
        </div>
      </Ruling>
    </form>
  );
}
