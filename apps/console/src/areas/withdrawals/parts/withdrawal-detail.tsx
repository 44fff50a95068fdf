import type { StaffWithdrawal } from '@quay/contract/staff';
import type { WithdrawalState } from '@quay/contract/wallet';
import { Button, Pill, type PillTone } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Detail } from '../../../parts/detail.tsx';
import { Age, Moment } from '../../../parts/moment.tsx';
import { type NextCase, useNextCase } from '../../../parts/next-case.ts';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { DecideWithdrawal } from '../forms/decide-withdrawal.form.tsx';
import { useStaffWithdrawal } from '../queries/staff-withdrawal.ts';
import { withdrawalsWords } from '../words/index.ts';
import { WithdrawalBody } from './withdrawal-body.tsx';

const tones: Record<WithdrawalState, PillTone> = {
  reviewing: 'accent',
  approved: 'warn',
  broadcasting: 'warn',
  success: 'rise',
  failed: 'fall',
  rejected: 'fall',
};

/** One withdrawal. `next` is the one to go on with. */
export function WithdrawalDetail({ withdrawalId, next }: { withdrawalId: string; next: number | undefined }) {
  const words = withdrawalsWords.useWords();
  const query = useStaffWithdrawal({ withdrawalId });
  const nextCase = useNextCase(next, { pathOf: paths.withdrawal, listPath: paths.withdrawals, words });
  return <Answered query={query}>{(found) => <Case withdrawal={found} nextCase={nextCase} />}</Answered>;
}

type CaseProps = { withdrawal: StaffWithdrawal; nextCase: NextCase };

function Case({ withdrawal: found, nextCase }: CaseProps) {
  const words = withdrawalsWords.useWords();
  const { rights } = useMember();
  const amount = useAmount(2);
  const { withdrawalId, state, userId, username } = found;
  // One that was approved is decided again when a deposit was reversed since.
  const waits = found.debts.length > 0 || found.reversals.some((one) => one.waits);
  const open = state === 'reviewing' || (state === 'approved' && waits);
  return (
    <Detail
      title={`${amount(found.amount)} ${found.symbol}`}
      pills={
        <>
          <Pill tone={tones[state]}>{words.states[state]}</Pill>
          <Pill>{found.network}</Pill>
          {found.again && <Pill tone="warn">{words.again}</Pill>}
          {found.needs > 1 && <Pill>{words.needsTwo}</Pill>}
        </>
      }
      sub={
        <>
          {words.number(withdrawalId)},{' '}
          {rights.includes('users') ? (
            <Link className="q-act" to={paths.user(userId)}>
              {username} {userId}
            </Link>
          ) : (
            `${username} ${userId}`
          )}
          , {words.requested} <Moment at={found.requestedAt} />
          {open && (
            <>
              , {words.waits} <Age since={found.requestedAt} />
            </>
          )}
        </>
      }
      acts={
        <Button variant="second" size="row" onClick={nextCase.onward}>
          {words.next} <kbd>N</kbd>
        </Button>
      }
      listPath={paths.withdrawals}
      foot={open && <DecideWithdrawal withdrawal={found} onDecided={nextCase.afterDecision} />}
    >
      <WithdrawalBody withdrawal={found} />
    </Detail>
  );
}
