import type { Follow } from '@quay/contract/following';
import { text } from '@quay/money';
import { buttonClass, Empty, IconButton } from '@quay/ui';
import { AppLink, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPage } from '../../../parts/list-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { SaveButton } from '../../../records/save-button.tsx';
import { ContractLine } from '../../../trading/contracts/contract-lines.tsx';
import { useWide } from '../../../trading/use-wide.ts';
import { useFollowingPushes } from '../changed.ts';
import { Copies } from '../parts/copies.tsx';
import { FollowCard } from '../parts/follow-card.tsx';
import { Shares } from '../parts/shares.tsx';
import { copiesFile } from '../queries/copies-export.ts';
import { endedFollowsQuery, followsQuery } from '../queries/follows.ts';
import { sumOfResults } from '../results.ts';
import { toneOf, useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';
import '../following.css';

/** Whom the user follows, what the copies brought, and every copy; with `?over=1` whom they followed before. */
export default function FollowingPage() {
  const words = followingWords.useWords();
  const navigate = useNavigate();
  const isOver = useSearchParams()[0].get('over') === '1';
  useFollowingPushes();
  const other = isOver ? paths.following() : paths.following('1');
  const otherLabel = isOver ? words.followingTitle : words.followingOver;
  const save = (
    <SaveButton label={words.saveCopies} file={copiesFile.name} of={undefined} fetch={() => copiesFile.fetch()} />
  );
  const line = (
    <ContractLine page="traders">
      <AppLink className="q-act" href={other}>
        {otherLabel}
      </AppLink>
      {save}
    </ContractLine>
  );
  const acts = (
    <>
      {save}
      <IconButton icon="clock" label={otherLabel} onClick={() => void navigate(other)} />
    </>
  );
  return isOver ? <Over line={line} acts={acts} /> : <Now line={line} acts={acts} />;
}

type SideProps = { line: ReactNode; acts: ReactNode };

function Now({ line, acts }: SideProps) {
  const words = followingWords.useWords();
  const wide = useWide();
  const query = useQuery(followsQuery);
  const follows = query.data;
  const some = follows !== undefined && follows.length > 0;
  return (
    <ListPage
      title={words.followingTitle}
      backTo={paths.traders()}
      acts={acts}
      line={line}
      about={some && <Follows of={follows} />}
    >
      {some ? (
        <>
          <h2 className={wide ? 'q-unseen' : 'following-list-head'}>{words.copies}</h2>
          <Copies />
        </>
      ) : follows ? (
        <Empty
          title={words.nobody}
          act={
            <AppLink className={buttonClass({ wide: true })} href={paths.traders()}>
              {words.toTraders}
            </AppLink>
          }
        >
          {words.nobodyWhy}
        </Empty>
      ) : (
        <QueryState queries={[query]} failed={words.followingFailed} kept={words.followingFailedWhy} />
      )}
    </ListPage>
  );
}

/** What all copies brought together, part by part, and each follow. */
function Follows({ of }: { of: readonly Follow[] }) {
  const words = followingWords.useWords();
  const { signed, result } = useSaid();
  const sum = sumOfResults(of);
  return (
    <>
      <p className="q-muted">{words.whatCopiesBrought}</p>
      <p className={`following-total q-n ${toneOf(sum.all)}`}>
        {signed(sum.all)} <span className="q-t20 q-muted">USDT</span>
      </p>
      <p className="q-muted">
        {words.parts(signed(sum.price), signed(sum.fees), signed(sum.funding), signed(sum.share))}
        {text(sum.unrealised) !== '0' && `, ${words.unrealisedPart(result(sum.unrealised))}`}
      </p>
      <ul className="following-cards" aria-label={words.followingTitle}>
        {of.map((follow) => (
          <li key={follow.follow}>
            <FollowCard of={follow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Over({ line, acts }: SideProps) {
  const words = followingWords.useWords();
  const wide = useWide();
  const { figures, plain, signed } = useSaid();
  const resultOfOne = (follow: Follow) => sumOfResults([follow]).all;
  const ended = ({ endedAt, ending, status }: Follow) =>
    endedAt === null || ending === null
      ? words.status[status]
      : words.endedAt(figures.date(endedAt), words.endingOf[ending]);
  return (
    <ListPage
      title={words.followingOver}
      backTo={paths.following()}
      acts={acts}
      line={line}
      about={
        wide && (
          <>
            <h2>{words.sharesPaid}</h2>
            <Shares as="follower" />
          </>
        )
      }
    >
      <EndlessList
        label={words.followingOver}
        pages={useInfiniteQuery(endedFollowsQuery)}
        keyOf={({ follow }: Follow) => follow}
        row={(follow) => <FollowCard of={follow} />}
        table={{
          columns: [
            { id: 'trader', head: words.column.trader, cell: ({ name }) => <span className="q-mid">{name}</span> },
            {
              id: 'since',
              head: words.column.since,
              muted: true,
              cell: ({ since }) => <span className="q-n">{figures.date(since)}</span>,
            },
            { id: 'state', head: words.column.state, muted: true, cell: ended },
            { id: 'cap', head: words.column.setAside, right: true, cell: ({ cap }) => plain(cap) },
            {
              id: 'paid',
              head: words.column.paid,
              right: true,
              muted: true,
              cell: ({ sharePaid }) => plain(sharePaid),
            },
            {
              id: 'net',
              head: words.column.net,
              right: true,
              strong: true,
              cell: (one) => <span className={toneOf(resultOfOne(one))}>{signed(resultOfOne(one))}</span>,
            },
          ],
          hrefOf: ({ leader }) => paths.trader(String(leader)),
        }}
        empty={<Empty title={words.nobodyOver}>{words.nobodyOverWhy}</Empty>}
      />
      {!wide && (
        <>
          <h2 className="following-list-head">{words.sharesPaid}</h2>
          <Shares as="follower" />
        </>
      )}
    </ListPage>
  );
}
