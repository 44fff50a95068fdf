import '../../movements.css';
import { FUND_PASSWORD } from '@quay/contract/identity';
import { WITHDRAWAL_COIN, type Withdrawal } from '@quay/contract/wallet';
import { Button, PasswordField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { askAgain, exchangeNow, isOutcomeUnknown } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ColumnPage } from '../../../../parts/column-page.tsx';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { travelling } from '../../../../proof/fund-password.ts';
import { useProving } from '../../../../proof/use-proving.tsx';
import { proofWords } from '../../../../proof/words/index.ts';
import { notify } from '../../../../shell/notify.ts';
import { submitWithdraw } from '../../acts/withdraw.ts';
import { shortOf } from '../../figures-movements.ts';
import { madeBy } from '../../forms/withdraw.form.ts';
import {
  becameWithdrawal,
  refusedWithdrawal,
  requestIdOf,
  sentWithdrawal,
  useWithdrawDraft,
} from '../../forms/withdraw-draft.ts';
import { Prepared, type PreparedWithdrawal } from '../../parts/prepared.tsx';
import { useAmounts } from '../../parts/use-amounts.ts';
import { MOVEMENTS } from '../../queries/movements.ts';
import { newestQuery } from '../../queries/withdrawals.ts';
import { withdrawWords } from '../../words/withdraw/index.ts';

/** That it is the owner who withdraws: the fund password, then the second lock, then it is sent. */
export default function SecurityVerification() {
  const { verify: words } = withdrawWords.useWords();
  return (
    <ColumnPage title={words.title} backTo={paths.withdrawSubmit()}>
      <Prepared>{(prepared) => <Confirm {...prepared} />}</Prepared>
    </ColumnPage>
  );
}

/** How far the exchange's clock may be from what is known of it here. */
const DOUBT_MS = 5_000;

/** A server that broke may have done it all the same. */
const mayHaveWorked = (failure: unknown) => isOutcomeUnknown(failure);

function Confirm({ typed, network, address }: PreparedWithdrawal) {
  const { verify: words } = withdrawWords.useWords();
  const proof = proofWords.useWords();
  const say = useRefusalWords();
  const amounts = useAmounts();
  const client = useQueryClient();
  const { unansweredSince } = useWithdrawDraft();
  const [fundPassword, setFundPassword] = useState('');
  const finished = useRef(false);
  const leaves = amounts(typed.amount, WITHDRAWAL_COIN);

  function finish({ withdrawalId }: Withdrawal) {
    // An answer and the list may both bring it.
    if (finished.current) return;
    finished.current = true;
    void askAgain(client, { queryKey: [MOVEMENTS] });
    notify(words.taken, { tone: 'done' });
    // This screen then leads to it by itself.
    becameWithdrawal(withdrawalId);
  }

  // A request whose answer was lost: what it made, if anything, stands among the newest. A push brings the list anew.
  const newest = useQuery({
    ...newestQuery,
    enabled: unansweredSince > 0,
    refetchInterval: (query) => (query.state.data ? 5_000 : false),
  }).data;
  const made = unansweredSince > 0 && newest ? madeBy(typed, unansweredSince, newest) : undefined;
  const finishNow = useRef(finish);
  finishNow.current = finish;
  useEffect(() => {
    if (made) finishNow.current(made);
  }, [made]);

  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'withdraw',
    label: words.act(leaves),
    doing: words.doing(leaves),
    fields: ['fundPassword'],
    validate: () =>
      FUND_PASSWORD.test(fundPassword) ? {} : { fundPassword: say({ reason: 'identity/fund-password-malformed' }) },
    async send(given) {
      const request = { ...typed, symbol: WITHDRAWAL_COIN, requestId: requestIdOf(typed), proof: given };
      const sealed = await travelling(fundPassword);
      // Without a proof it is only asked what else is wrong.
      const counts = Object.keys(given).length > 0;
      if (counts) sentWithdrawal(exchangeNow() - DOUBT_MS);
      try {
        finish(await submitWithdraw({ ...request, fundPassword: sealed }));
      } catch (failure) {
        if (counts && !mayHaveWorked(failure)) refusedWithdrawal();
        throw failure;
      }
    },
  });

  return (
    <>
      <p className="q-muted">{words.lead(leaves, address.label)}</p>
      <p className="q-t12 q-muted">
        <span className="q-code">{shortOf(address.address)}</span> {network.label}
      </p>
      <form ref={form} className="movement-form" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={words.fundPassword}
          labelEnd={
            <Link className="q-act" to={paths.changeFundsPassword()}>
              {words.forgot}
            </Link>
          }
          name="fund-password"
          autoComplete="off"
          revealLabel={proof.reveal}
          hideLabel={proof.hide}
          value={fundPassword}
          onChange={(text) => {
            setFundPassword(text);
            mend('fundPassword', 'form');
          }}
          error={wrong.fundPassword}
          autoFocus
        />
        <FormError words={wrong.form} />
        {unansweredSince > 0 && !sending && (
          <p className="q-t12 q-muted" role="status">
            {words.unanswered}
          </p>
        )}
        <Button wide type="submit" loading={sending} loadingLabel={words.doing(leaves)}>
          {words.act(leaves)}
        </Button>
      </form>
      {sheet}
    </>
  );
}
