import { buttonClass, KeyValue } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { LeaveDemo } from '../../../demo/leave-act.tsx';
import { demoAccountQuery } from '../../../demo/queries/demo-account.ts';
import { demoWords } from '../../../demo/words/index.ts';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import './demo-home.css';

/** In the place of every screen that is for the real account alone. Who leaves sees that screen. */
export default function LeaveFirst() {
  const words = demoWords.useWords();
  const figures = useFigures();
  useTitle(words.leaveTitle);
  const { data: account } = useQuery(demoAccountQuery);
  return (
    <div className="demo-home">
      <section className="demo-part">
        <h1 className="q-t20 q-strong">{words.leaveTitle}</h1>
        {account && (
          <>
            <p className="q-muted">{account.real ? words.leaveLead : words.leaveLeadGuest}</p>
            {account.real && (
              <p className="demo-worth q-n">
                <b>{figures.quantity(account.real.available, 2)}</b>{' '}
                <span className="q-t16 q-muted">{words.inSpot('USDT')}</span>
              </p>
            )}
            <dl>
              <KeyValue label={words.money}>
                <span className="q-n">
                  {figures.quantity(account.worth, 2)}, {account.real ? words.waits : words.goesWithGuest}
                </span>
              </KeyValue>
            </dl>
          </>
        )}
        <LeaveDemo label={words.leaveAct} />
        <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.home()}>
          {words.stay}
        </AppLink>
      </section>
    </div>
  );
}
