import type { ReferralOverview } from '@quay/contract/staff';
import { Button, Empty, ErrorRow, Field, KeyValue, Pill, SkeletonRows } from '@quay/ui';
import { wordsOf } from '@quay/web-kit/request';
import { Link, useNavigate, useParams } from '@quay/web-kit/router';
import { useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { MemberActs } from '../forms/member-acts.tsx';
import { useReferralMember } from '../queries/referral-member.ts';
import { useReferralOverview } from '../queries/referral-overview.ts';
import { referralWords } from '../words/index.ts';
import '../referral.css';

/** Referral: what was paid, what waits for the promotion budget, and one member with what staff can do. */
export default function ReferralPage() {
  const { userId } = useParams();
  const words = referralWords.useWords();
  const shell = shellWords.useWords();
  const navigate = useNavigate();
  const { data, error, refetch } = useReferralOverview();
  const [typed, setTyped] = useState(userId ?? '');
  const isNumber = /^[1-9][0-9]{0,15}$/.test(typed.trim());
  return (
    <PlainPage title={shell.areas.referral}>
      {data ? (
        <Sums of={data} />
      ) : error ? (
        <ErrorRow title={shell.listFailed} retryLabel={shell.tryAgain} onRetry={() => void refetch()}>
          {wordsOf(error) ?? shell.request.system}
        </ErrorRow>
      ) : (
        <SkeletonRows label={shell.loading} disc={false} />
      )}
      <form
        className="q-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNumber) navigate(paths.referralMember(typed.trim()));
        }}
      >
        <Field dense figure label={words.userId} value={typed} onChange={setTyped} />
        <Button type="submit" size="row" variant="second">
          {words.open}
        </Button>
      </form>
      {userId && <Member key={userId} userId={userId} />}
      {data &&
        (data.waiting.length === 0 ? (
          <Empty title={words.noneWaits}>{words.noneWaitsWords}</Empty>
        ) : (
          <Waiting of={data} />
        ))}
    </PlainPage>
  );
}

function Sums({ of }: { of: ReferralOverview }) {
  const words = referralWords.useWords();
  const amount = useAmount(2);
  const facts = [
    [words.bound, String(of.bound)],
    [words.barredCount, String(of.barred)],
    [words.paid, `${amount(of.paid)} ${of.coin}`],
    [words.left, `${amount(of.left)} ${of.coin}`],
    [words.scheduled, `${amount(of.scheduled)} ${of.coin}`],
  ] as const;
  return (
    <dl className="referral-sums">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="q-n">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Member({ userId }: { userId: string }) {
  const words = referralWords.useWords();
  const shell = shellWords.useWords();
  const amount = useAmount(2);
  const { data, error, refetch } = useReferralMember(userId);
  if (!data) {
    return error ? (
      <ErrorRow title={shell.listFailed} retryLabel={shell.tryAgain} onRetry={() => void refetch()}>
        {wordsOf(error) ?? shell.request.system}
      </ErrorRow>
    ) : (
      <SkeletonRows label={shell.loading} disc={false} />
    );
  }
  return (
    <section aria-label={data.username}>
      <dl>
        <KeyValue label={words.user}>
          <Link className="q-act" to={paths.user(data.userId)}>
            {data.username}
          </Link>{' '}
          {data.usercode}
        </KeyValue>
        <KeyValue label={words.referrer}>
          {data.referrer ? (
            <Link className="q-act" to={paths.referralMember(data.referrer.userId)}>
              {data.referrer.username}
            </Link>
          ) : (
            '–'
          )}{' '}
          {data.isFixed && <Pill>{words.fixed}</Pill>}
        </KeyValue>
        <KeyValue label={words.right}>
          <Pill tone={data.mayRefer ? 'neutral' : 'warn'}>{data.mayRefer ? words.mayRefer : words.mayNot}</Pill>
        </KeyValue>
        <KeyValue label={words.below}>{data.people.join(' / ')}</KeyValue>
        <KeyValue label={words.recharged}>{amount(data.recharged)}</KeyValue>
        <KeyValue label={words.counted}>{amount(data.counted)}</KeyValue>
      </dl>
      <MemberActs of={data} />
    </section>
  );
}

function Waiting({ of: { waiting, coin } }: { of: ReferralOverview }) {
  const words = referralWords.useWords();
  const amount = useAmount(2);
  return (
    <section className="referral-wide" aria-label={words.waiting}>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.claimedAt}</th>
            <th scope="col">{words.user}</th>
            <th scope="col" className="q-right">
              {words.scheduled}
            </th>
          </tr>
        </thead>
        <tbody>
          {waiting.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="q-nowrap">
                <Moment at={one.at} />
              </th>
              <td>
                <Link className="q-act" to={paths.referralMember(one.userId)}>
                  {one.username}
                </Link>
              </td>
              <td className="q-right q-n q-nowrap">{`${amount(one.amount)} ${coin}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
