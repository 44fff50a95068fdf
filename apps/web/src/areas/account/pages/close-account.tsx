import '../parts/account.css';
import { type Closure, LEFT_BEHIND_COIN } from '@quay/contract/account';
import { FUND_PASSWORD, type Security } from '@quay/contract/identity';
import { Button, buttonClass, Checkbox, Icon, ListRow, Note, PasswordField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { askAgain, Refusal } from '@quay/web-kit/request';
import { AppLink, Link } from '@quay/web-kit/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { accountChanged } from '../../../proof/account-changed.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { travelling } from '../../../proof/fund-password.ts';
import { useSecurity } from '../../../proof/queries/security.ts';
import { useProving } from '../../../proof/use-proving.tsx';
import { proofWords } from '../../../proof/words/index.ts';
import { useFigures } from '../../../shell/figures.ts';
import { notify } from '../../../shell/notify.ts';
import { useSession } from '../../../shell/session.ts';
import { submitCloseAccount } from '../acts/close-account.ts';
import { submitKeepAccount } from '../acts/keep-account.ts';
import { isLittle, placeOf } from '../obstacles.ts';
import { closureQuery } from '../queries/closure.ts';
import { accountWords } from '../words/index.ts';

/** Leaving: what comes first, what it means, and the way back while there is one. */
export default function CloseAccount() {
  const words = accountWords.useWords().close;
  const closure = useQuery(closureQuery);
  const security = useSecurity();
  return (
    <ColumnPage title={words.title} backTo={paths.safety()}>
      {closure.data && security.data ? (
        closure.data.state === 'waiting' ? (
          <Waiting closesAt={closure.data.closesAt!} />
        ) : (
          <Leave closure={closure.data} account={security.data} />
        )
      ) : (
        <QueryState queries={[closure, security]} failed={words.failed} kept={words.failedWhy} />
      )}
    </ColumnPage>
  );
}

function Waiting({ closesAt }: { closesAt: number }) {
  const words = accountWords.useWords().close;
  const figures = useFigures();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);

  async function keep() {
    setSending(true);
    try {
      await submitKeepAccount();
      notify(words.kept, { tone: 'done' });
      await Promise.all([askAgain(client, { queryKey: closureQuery.queryKey }), accountChanged()]);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      notify(failure.words, { tone: 'error' });
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <Note tone="warn" icon="clock">
        <b>{words.waiting(figures.dateTime(closesAt))}</b>
        <br />
        {words.waitingWhy}
      </Note>
      <Button wide loading={sending} loadingLabel={words.keeping} onClick={() => void keep()}>
        {words.keep}
      </Button>
    </>
  );
}

function Leave({ closure, account }: { closure: Closure; account: Security }) {
  const words = accountWords.useWords().close;
  const figures = useFigures();
  const { obstacles, left, leaveMax, days, state } = closure;
  const little = isLittle(left === null ? null : Number(left), Number(leaveMax));
  // What is little stays in the list until it is said that it stays behind.
  const first = obstacles.filter((one) => one !== 'balances' || !little);
  const leftWords = left === null ? undefined : words.left(`${figures.quantity(left, 2)}\u00a0${LEFT_BEHIND_COIN}`);
  return (
    <>
      <p className="account-lead">{words.lead(days)}</p>
      <p className="account-lead">
        {words.after}{' '}
        <Link className="q-act" to={paths.personalData()}>
          {words.dataFirst}
        </Link>
      </p>
      {state === 'called-off' && (
        <Note tone="quiet" icon="info">
          {words.calledOff}
        </Note>
      )}
      {first.length > 0 ? (
        <section>
          <h2 className="account-topic">{words.first}</h2>
          <ul className="column-edge account-rows" aria-label={words.first}>
            {first.map((one) => (
              <li key={one}>
                <ListRow
                  title={words.obstacles[one]}
                  sub={one === 'balances' ? leftWords : undefined}
                  end={<Icon name="right" size="s" className="q-faint" />}
                  href={placeOf[one]()}
                  link={AppLink}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <CloseForm account={account} little={little ? leftWords : undefined} leaveMax={leaveMax} />
      )}
    </>
  );
}

type CloseFormProps = { account: Security; little: string | undefined; leaveMax: string };

function CloseForm({ account, little, leaveMax }: CloseFormProps) {
  const words = accountWords.useWords().close;
  const proof = proofWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const [leaveRest, setLeaveRest] = useState(false);
  const [fundPassword, setFundPassword] = useState('');
  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'close-account',
    label: words.act,
    doing: words.doing,
    fields: ['fundPassword'],
    validate() {
      if (little && !leaveRest) return { leaveRest: words.leaveMissing };
      if (!account.fundPassword || FUND_PASSWORD.test(fundPassword)) return {};
      return { fundPassword: say({ reason: 'identity/fund-password-malformed' }) };
    },
    async send(given) {
      const sealed = account.fundPassword ? { fundPassword: await travelling(fundPassword) } : {};
      const { closesAt } = await submitCloseAccount({ leaveRest, ...sealed, proof: given });
      notify(words.done(figures.dateTime(closesAt)), { tone: 'done' });
      useSession.getState().close();
    },
  });
  return (
    <>
      <form ref={form} className="account-form" noValidate onSubmit={(event) => void submit(event)}>
        {little && (
          <div>
            <p className="account-lead">{little}</p>
            <Checkbox
              checked={leaveRest}
              aria-invalid={wrong.leaveRest ? true : undefined}
              onChange={(checked) => {
                setLeaveRest(checked);
                mend('leaveRest', 'form');
              }}
            >
              {words.leave(`${figures.quantity(leaveMax, 0)}\u00a0${LEFT_BEHIND_COIN}`)}
            </Checkbox>
            <FormError words={wrong.leaveRest} />
          </div>
        )}
        {account.fundPassword && (
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
          />
        )}
        <FormError words={wrong.form} />
        <Button wide variant="fall" type="submit" loading={sending} loadingLabel={words.doing}>
          {words.act}
        </Button>
        <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.safety()}>
          {words.stay}
        </Link>
      </form>
      {sheet}
    </>
  );
}
