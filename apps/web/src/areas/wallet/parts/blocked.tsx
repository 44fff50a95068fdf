import type { Hold, WithdrawEnable } from '@quay/contract/identity';
import type { WithdrawalTerms } from '@quay/contract/wallet';
import { Note } from '@quay/ui';
import { hoursAndMinutes, useMoments } from '@quay/web-kit/format';
import { askAgain, exchangeNow } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { proofWords } from '../../../proof/words/index.ts';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { isOpen } from '../forms/withdraw.form.ts';
import { MOVEMENTS } from '../queries/movements.ts';
import { withdrawWords } from '../words/withdraw/index.ts';
import { useOpeningHours } from './use-opening-hours.ts';

const wayTo: Readonly<Record<WithdrawEnable['missing'][number], string>> = {
  'fund-password': paths.changeFundsPassword(),
  'second-factor': paths.bindVerify('authenticator'),
  frozen: paths.safety(),
};

/** Whether nothing stands against a withdrawal at all, whatever its amount. */
export const mayWithdraw = (gate: WithdrawEnable, terms: WithdrawalTerms): boolean =>
  gate.enabled && terms.pendingId === null && isOpen(terms, exchangeNow());

/** Why no withdrawal is possible now, until when, and what lifts it: the one that lasts longest. */
export function Blocked({ gate, terms }: { gate: WithdrawEnable; terms: WithdrawalTerms }) {
  const { blocked: words } = withdrawWords.useWords();
  const hours = useOpeningHours(terms);
  if (mayWithdraw(gate, terms)) return null;
  const [hold] = gate.holds;
  return (
    <div className="movement-note" role="status">
      <Note>
        {gate.missing.length > 0 ? (
          <Missing missing={gate.missing} />
        ) : hold ? (
          <Held hold={hold} />
        ) : terms.pendingId !== null ? (
          <>
            {words.pending}{' '}
            <Link className="q-act" to={paths.withdrawDetail(terms.pendingId)}>
              {words.seePending}
            </Link>
          </>
        ) : (
          words.outside(hours.opens, hours.closes)
        )}
      </Note>
    </div>
  );
}

export function Missing({ missing }: { missing: WithdrawEnable['missing'] }) {
  const { blocked: words } = withdrawWords.useWords();
  return (
    <ul className="movement-missing">
      {missing.map((what) => (
        <li key={what}>
          {words.missing[what].why}{' '}
          <Link className="q-act" to={wayTo[what]}>
            {words.missing[what].act}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Held({ hold }: { hold: Hold }) {
  const { blocked: words } = withdrawWords.useWords();
  const { holds } = proofWords.useWords();
  const moments = useMoments();
  const client = useQueryClient();
  const seconds = useSecondsLeft(hold.until);
  const { hours, minutes } = hoursAndMinutes(seconds);
  const over = seconds === 0;
  useEffect(() => {
    if (over) void askAgain(client, { queryKey: [MOVEMENTS] });
  }, [over, client]);
  return (
    <>
      <b>{words.title}</b> <span className="q-muted q-n">{words.left(hours, minutes)}</span>
      <br />
      {holds[hold.reason]} {words.until(moments.when(hold.until))}
    </>
  );
}
