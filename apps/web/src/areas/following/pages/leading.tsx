import type { Follower, OwnLeader } from '@quay/contract/following';
import { units } from '@quay/money';
import { Button, Empty, KeyValue, ListRow, Segments } from '@quay/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '../../../parts/list-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { SaveButton } from '../../../records/save-button.tsx';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { ContractLine } from '../../../trading/contracts/contract-lines.tsx';
import { useFollowingPushes } from '../changed.ts';
import { ApplyLeader } from '../forms/apply-leader.tsx';
import { Shares } from '../parts/shares.tsx';
import { followersQuery } from '../queries/followers.ts';
import { ownLeaderQuery } from '../queries/own-leader.ts';
import { sharesFile } from '../queries/shares-export.ts';
import { toneOf, useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';
import '../following.css';

const ResignLeader = lazySheet(() => import('../forms/resign-leader.tsx'));

/** Asks to be followed; then who follows, and what it brought. */
export default function LeadingPage() {
  const words = followingWords.useWords();
  const query = useQuery(ownLeaderQuery);
  useFollowingPushes();
  const own = query.data;
  const led = own && own.decidedAt !== null && own.status !== 'rejected';
  const save = (
    <SaveButton label={words.saveShares} file={sharesFile.name} of="leader" fetch={() => sharesFile.fetch('leader')} />
  );
  return (
    <ListPage
      title={words.leadingTitle}
      backTo={paths.traders()}
      {...(led && { acts: save })}
      line={<ContractLine page="traders">{led && save}</ContractLine>}
      about={
        led && (
          <>
            <State of={own} />
            {own.status === 'resigned' && <ApplyLeader />}
          </>
        )
      }
    >
      {own === undefined ? (
        <div className="following-body">
          <QueryState queries={[query]} failed={words.leadingFailed} kept={words.leadingFailedWhy} />
        </div>
      ) : led ? (
        <Lists />
      ) : (
        <div className="following-body">
          {own && <State of={own} />}
          {own?.status !== 'applied' && <ApplyLeader />}
        </div>
      )}
    </ListPage>
  );
}

/** How it stands with the user's leading, and the way out of it. */
function State({ of }: { of: OwnLeader }) {
  const words = followingWords.useWords();
  const { figures, money, share } = useSaid();
  const [resigning, setResigning] = useState(false);
  const { status, shareRate, followers, followersMax, appliedAt, decidedAt, byStaff, sharesPaid, sharesDue } = of;
  const count = (value: number) => figures.quantity(String(value), 0);
  return (
    <section className="following-part">
      <h2>{words.leaderStatus[status]}</h2>
      <p className="q-muted">
        {words.leaderStatusWhy[status]} {status === 'resigned' && byStaff && words.byStaff}
      </p>
      <dl>
        <KeyValue label={words.share}>
          {units(shareRate) === 0n ? words.shareNone : words.shareSaid(share(shareRate))}
        </KeyValue>
        {status === 'approved' && (
          <KeyValue label={words.column.followers}>
            <span className="q-n">{words.ofMost(count(followers), count(followersMax))}</span>
          </KeyValue>
        )}
        {(status === 'approved' || status === 'resigned') && (
          <>
            <KeyValue label={words.sharesGot}>
              <span className="q-n">{money(sharesPaid)}</span>
            </KeyValue>
            <KeyValue label={words.sharesOwed}>
              <span className="q-n">{money(sharesDue)}</span>
            </KeyValue>
          </>
        )}
        <KeyValue label={words.appliedOn}>
          <span className="q-n">{figures.dateTime(appliedAt)}</span>
        </KeyValue>
        {decidedAt !== null && (
          <KeyValue label={words.decidedOn}>
            <span className="q-n">{figures.dateTime(decidedAt)}</span>
          </KeyValue>
        )}
      </dl>
      {(status === 'approved' || status === 'applied') && (
        <p className="following-acts">
          <Button variant="second" onClick={() => setResigning(true)}>
            {status === 'applied' ? words.takeBack : words.resign}
          </Button>
        </p>
      )}
      <ResignLeader open={resigning} onClose={() => setResigning(false)} of={of} />
    </section>
  );
}

type List = 'followers' | 'shares';

function Lists() {
  const words = followingWords.useWords();
  const [list, setList] = useState<List>('followers');
  return (
    <>
      <div className="following-choice">
        <Segments<List>
          label={words.listsLabel}
          value={list}
          onChange={setList}
          items={[
            { id: 'followers', label: words.followersHead },
            { id: 'shares', label: words.sharesGot },
          ]}
        />
      </div>
      {list === 'followers' ? <Followers /> : <Shares as="leader" />}
    </>
  );
}

function Followers() {
  const words = followingWords.useWords();
  const { figures, plain, signed } = useSaid();
  const net = ({ net: value }: Follower) => <span className={toneOf(units(value))}>{signed(units(value))}</span>;
  return (
    <EndlessList
      label={words.followersHead}
      pages={useInfiniteQuery(followersQuery)}
      keyOf={({ follow }: Follower) => follow}
      row={(one) => (
        <ListRow
          title={one.name}
          sub={`${figures.date(one.since)}, ${words.status[one.status]}`}
          figure={net(one)}
          figureSub={words.ofCap(plain(one.cap))}
        />
      )}
      table={{
        columns: [
          { id: 'person', head: words.column.person, cell: ({ name }) => <span className="q-mid">{name}</span> },
          {
            id: 'since',
            head: words.column.since,
            muted: true,
            cell: ({ since }) => <span className="q-n">{figures.date(since)}</span>,
          },
          { id: 'state', head: words.column.state, muted: true, cell: ({ status }) => words.status[status] },
          { id: 'cap', head: words.column.setAside, right: true, cell: ({ cap }) => plain(cap) },
          { id: 'net', head: words.column.net, right: true, cell: net },
          { id: 'due', head: words.column.due, right: true, muted: true, cell: ({ shareDue }) => plain(shareDue) },
          { id: 'paid', head: words.column.paid, right: true, strong: true, cell: ({ sharePaid }) => plain(sharePaid) },
        ],
      }}
      empty={<Empty title={words.noFollowers}>{words.noFollowersWhy}</Empty>}
    />
  );
}
