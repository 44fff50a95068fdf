import { following, type Leader, type RecordSpan, recordSpans } from '@quay/contract/following';
import { Button, buttonClass, Empty, PanePage, Segments, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Refusal } from '@quay/web-kit/request';
import { AppLink, useFilter, useParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useSession } from '../../../shell/session.ts';
import { ContractLine } from '../../../trading/contracts/contract-lines.tsx';
import { useWide } from '../../../trading/use-wide.ts';
import { useFollowingPushes } from '../changed.ts';
import { FollowForm } from '../forms/follow-leader.tsx';
import { Monogram } from '../parts/monogram.tsx';
import { Positions } from '../parts/positions.tsx';
import { Headline, RecordFacts, WhyTheyDiffer } from '../parts/record.tsx';
import { ResultChart } from '../parts/result-chart.tsx';
import { followsQuery } from '../queries/follows.ts';
import { leaderQuery } from '../queries/leader.ts';
import { useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';
import '../following.css';

const FollowLeader = lazySheet(() => import('../forms/follow-leader.tsx'));

/** One trader: both results in one chart, the record of closed positions, and following. */
export default function TraderPage() {
  const words = followingWords.useWords();
  const id = useParams().id ?? '';
  const [search, change] = useFilter();
  const span = recordSpans.find((one) => one === search.get('span')) ?? '90-days';
  const known = /^[1-9][0-9]{0,15}$/.test(id);
  const query = useQuery({ ...leaderQuery({ leader: id, span }), enabled: known });
  const unknown =
    !known || (query.error instanceof Refusal && query.error.reason === following['leader-unknown'].reason);
  useFollowingPushes();
  if (query.data) {
    return <Trader of={query.data} span={span} onSpan={(next) => change({ span: next })} />;
  }
  return (
    <Framed title={words.tradersTitle}>
      {unknown ? (
        <Empty
          title={words.traderUnknown}
          act={
            <AppLink className={buttonClass({ wide: true })} href={paths.traders()}>
              {words.toTraders}
            </AppLink>
          }
        >
          {words.traderUnknownWhy}
        </Empty>
      ) : (
        <QueryState queries={[query]} failed={words.traderFailed} kept={words.tradersFailedWhy} />
      )}
    </Framed>
  );
}

type FramedProps = { title: string; aside?: ReactNode; foot?: ReactNode; children: ReactNode };

/** One column on a phone, and under the line of contracts on a desktop. */
function Framed({ title, aside, foot, children }: FramedProps) {
  const wide = useWide();
  useTitle(title);
  if (wide) {
    return (
      <PanePage title={title} line={<ContractLine page="traders" />} {...(aside && { aside, asideLabel: title })}>
        {children}
      </PanePage>
    );
  }
  return (
    <ColumnPage title={title} backTo={paths.traders()} foot={foot}>
      {children}
    </ColumnPage>
  );
}

type TraderProps = { of: Leader; span: RecordSpan; onSpan: (span: RecordSpan) => void };

function Trader({ of, span, onSpan }: TraderProps) {
  const words = followingWords.useWords();
  const { figures } = useSaid();
  const wide = useWide();
  const { state, form } = useOwnState(of);
  const [open, setOpen] = useState(false);
  const spans = (
    <Segments<RecordSpan>
      label={words.spanLabel}
      value={span}
      onChange={onSpan}
      items={recordSpans.map((id) => ({ id, label: words.span[id] }))}
    />
  );
  const chart = (
    <>
      <ResultChart days={of.days} />
      <p className="q-muted q-t12">
        <WhyTheyDiffer of={of} />
      </p>
    </>
  );
  if (wide) {
    return (
      <Framed title={of.name} aside={state ?? <AsideForm of={of} />}>
        <header className="following-trader-head">
          <AppLink className={buttonClass({ variant: 'second', size: 'row' })} href={paths.traders()}>
            {words.tradersTitle}
          </AppLink>
          <Monogram name={of.name} />
          <div className="q-grow">
            <h2>{of.name}</h2>
            <p className="q-muted q-t12">{words.since(figures.date(of.since))}</p>
          </div>
          <Headline of={of} />
        </header>
        <section className="following-trader-chart">
          <div className="following-trader-span">{spans}</div>
          {chart}
        </section>
        <div className="following-trader-halves">
          <RecordFacts of={of} />
          <section className="following-part">
            <h2>{words.lastPositions}</h2>
            <Positions leader={String(of.leader)} />
          </section>
        </div>
      </Framed>
    );
  }
  return (
    <Framed
      title={of.name}
      foot={
        form ? (
          <Button wide onClick={() => setOpen(true)}>
            {words.follow(of.name)}
          </Button>
        ) : undefined
      }
    >
      <p className="q-muted q-t12">{words.since(figures.date(of.since))}</p>
      <Headline of={of} />
      {spans}
      {chart}
      {state}
      <RecordFacts of={of} />
      <section className="following-part">
        <h2>{words.lastPositions}</h2>
        <div className="column-edge">
          <Positions leader={String(of.leader)} />
        </div>
      </section>
      <FollowLeader open={open} onClose={() => setOpen(false)} of={of} />
    </Framed>
  );
}

function AsideForm({ of }: { of: Leader }) {
  const words = followingWords.useWords();
  return (
    <>
      <h2>{words.follow(of.name)}</h2>
      <FollowForm of={of} done={() => undefined} />
    </>
  );
}

/** Why the reader cannot follow this trader now, and what they can do instead; the form stands where nothing is in the way. */
function useOwnState(of: Leader): { state: ReactNode; form: boolean } {
  const words = followingWords.useWords();
  const { figures } = useSaid();
  const member = useSession((session) => session.member);
  const { data: follows, isPending } = useQuery({ ...followsQuery, enabled: member !== null });
  const link = (href: string, label: string) => (
    <AppLink className={buttonClass({ variant: 'second', wide: true })} href={href}>
      {label}
    </AppLink>
  );
  const said = (title: string, why: string | undefined, act?: ReactNode) => ({
    form: false,
    state: (
      <section className="following-state">
        <h2>{title}</h2>
        {why && <p className="q-muted">{why}</p>}
        {act}
      </section>
    ),
  });
  if (member?.id === of.leader) return said(words.yourself, words.yourselfWhy, link(paths.leading(), words.toLeading));
  // Whom one follows is not to be offered for a moment.
  if (member && isPending) return { form: false, state: <SkeletonRows label={words.loading} rows={3} disc={false} /> };
  if (follows?.some(({ leader, status }) => leader === of.leader && status === 'following')) {
    return said(words.followingAlready(of.name), undefined, link(paths.following(), words.toFollowing));
  }
  if (of.followers >= of.followersMax) {
    return said(words.noPlace, words.noPlaceWhy(figures.quantity(String(of.followersMax), 0)));
  }
  return { state: null, form: true };
}
