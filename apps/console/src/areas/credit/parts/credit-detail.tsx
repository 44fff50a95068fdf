import type { CreditStatus } from '@quay/contract/credit';
import type { CreditCase } from '@quay/contract/staff';
import { Button, Pill, type PillTone } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Detail } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { type NextCase, useNextCase } from '../../../parts/next-case.ts';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { DecideCredit } from '../forms/decide-credit.form.tsx';
import { useCreditApplication } from '../queries/credit-application.ts';
import { creditWords } from '../words/index.ts';
import { CreditBody } from './credit-body.tsx';

export const tones: Readonly<Record<CreditStatus, PillTone>> = {
  reviewing: 'accent',
  rejected: 'fall',
  offered: 'warn',
  borrowing: 'neutral',
  overdue: 'fall',
  repaid: 'rise',
  withdrawn: 'neutral',
};

/** One application. `next` is the one to go on with. */
export function CreditDetail({ loanId, next }: { loanId: string; next: number | undefined }) {
  const words = creditWords.useWords();
  const query = useCreditApplication({ loanId });
  const nextCase = useNextCase(next, { pathOf: paths.credit, listPath: paths.credits, words });
  return <Answered query={query}>{(found) => <Case of={found} nextCase={nextCase} />}</Answered>;
}

function Case({ of, nextCase }: { of: CreditCase; nextCase: NextCase }) {
  const words = creditWords.useWords();
  const { rights } = useMember();
  const amount = useAmount(2);
  const { loanId, userId, username, state, realName } = of;
  return (
    <Detail
      title={words.titleOf(amount(of.amount), of.coinSymbol, of.cycle)}
      pills={
        <>
          <Pill tone={tones[state]}>{words.states[state]}</Pill>
          {state === 'reviewing' && of.needs === 2 && (
            <Pill tone="warn">{of.firstBy === null ? words.firstReader : words.secondReader(of.firstBy)}</Pill>
          )}
        </>
      }
      sub={
        <>
          {words.number(loanId)},{' '}
          {rights.includes('users') ? (
            <Link className="q-act" to={paths.user(userId)}>
              {username} {userId}
            </Link>
          ) : (
            `${username} ${userId}`
          )}
          {realName !== null && `, ${realName}`}, {words.memberSince} <Moment at={of.memberSince} />
        </>
      }
      acts={
        <Button variant="second" size="row" onClick={nextCase.onward}>
          {words.next} <kbd>N</kbd>
        </Button>
      }
      listPath={paths.credits}
      foot={state === 'reviewing' && <DecideCredit of={of} onDecided={nextCase.afterDecision} />}
    >
      <CreditBody of={of} />
    </Detail>
  );
}
