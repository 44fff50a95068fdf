import { buttonClass, Empty, IconButton, KeyValue, Note } from '@quay/ui';
import { AppLink, useNavigate, useParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { keepUsercode } from '../../../request/visitor.ts';
import { useSession } from '../../../shell/session.ts';
import { invitationQuery } from '../queries/invitation.ts';
import { referralWords } from '../words/index.ts';
import '../referral.css';

/** Where a shared link leads: what an invitation means, before anybody signs up. The code is kept until then. */
export default function InvitationPage() {
  const words = referralWords.useWords();
  const navigate = useNavigate();
  const { code = '' } = useParams();
  const query = useQuery(invitationQuery(code));
  const member = useSession((session) => session.member);
  useEffect(() => keepUsercode(`?usercode=${encodeURIComponent(code)}`), [code]);
  if (!query.data) {
    return (
      <ColumnPage title={words.invited} backTo={paths.home()}>
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} rows={3} />
      </ColumnPage>
    );
  }
  if (member) {
    const isOwn = member.usercode === code.toUpperCase();
    return (
      <ColumnPage title={words.invited} backTo={paths.home()}>
        <Empty
          title={isOwn ? words.ownLink : words.invited}
          act={
            <AppLink className={buttonClass({ wide: true })} href={paths.promote()}>
              {words.title}
            </AppLink>
          }
        >
          {words.hasAccount}
        </Empty>
      </ColumnPage>
    );
  }
  return (
    <ColumnPage
      title={words.invited}
      backTo={paths.home()}
      acts={<IconButton icon="globe" label={words.language} onClick={() => navigate(paths.language())} />}
      foot={
        <div className="referral-two">
          <AppLink className={buttonClass({ wide: true, variant: 'second' })} href={paths.login(paths.home())}>
            {words.logIn}
          </AppLink>
          <AppLink className={buttonClass({ wide: true })} href={paths.register(paths.home())}>
            {words.signUp}
          </AppLink>
        </div>
      }
    >
      <section className="referral-edge referral-part">
        {query.data.known ? (
          <p className="q-t16">{words.invitedWhy(code)}</p>
        ) : (
          <Note tone="warn">
            <b>{words.unknown(code)}</b>
            <br />
            {words.unknownWhy}
          </Note>
        )}
        <dl className="referral-terms">
          <KeyValue label={words.youGet}>{words.theyGetSaid}</KeyValue>
          <KeyValue label={words.youPay}>{words.youPaySaid}</KeyValue>
          <KeyValue label={words.inviterGets}>{words.youGetSaid}</KeyValue>
        </dl>
      </section>
    </ColumnPage>
  );
}
