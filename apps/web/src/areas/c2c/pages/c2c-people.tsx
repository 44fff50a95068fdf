import '../users.css';
import { buttonClass, Empty, Icon, ListRow, Tabs } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { AppLink, Link, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import '../people/people.css';
import { PartyMark } from '../parts/party-mark.tsx';
import { c2cPaths } from '../paths.ts';
import { BlockPerson } from '../people/block-person.tsx';
import { FollowStar } from '../people/follow-star.tsx';
import { blockedUsersQuery } from '../queries/blocked-users.ts';
import { followedAdvertisersQuery } from '../queries/followed-advertisers.ts';
import { marketWords } from '../words/market/index.ts';
import { peopleWords } from '../words/people/index.ts';

const lists = ['followed', 'blocked'] as const;
type List = (typeof lists)[number];
const PANEL = 'c2c-people';

/** Whom the user follows and blocks, each with the act that ends it. Which of the two is shown stands in the address. */
export default function C2cPeople() {
  const words = peopleWords.useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const list = lists.find((one) => one === search.get('list')) ?? 'followed';
  return (
    <ColumnPage title={words.title} backTo={paths.c2cNormalUser()}>
      <div className="people-edge">
        <Tabs
          label={words.title}
          panelId={PANEL}
          items={lists.map((id) => ({ id, label: words[id] }))}
          value={list}
          onChange={(next: List) => void navigate(c2cPaths.people(next), { replace: true })}
        />
      </div>
      <div id={PANEL} role="tabpanel">
        {list === 'followed' ? <Followed /> : <Blocked />}
      </div>
    </ColumnPage>
  );
}

function Followed() {
  const words = peopleWords.useWords();
  const market = marketWords.useWords();
  const figures = useFigures();
  const query = useQuery(followedAdvertisersQuery);
  if (!query.data) return <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} disc />;
  if (query.data.length === 0) {
    return (
      <Empty
        title={words.noneFollowed}
        act={
          <Link className={buttonClass({ wide: true })} to={paths.wantBuy()}>
            {market.title}
          </Link>
        }
      >
        {words.noneFollowedWhy}
      </Empty>
    );
  }
  return (
    <ul className="people-edge" aria-label={words.followed}>
      {query.data.map((one) => {
        const { orders30, completion30 } = one.reputation;
        const orders = market.orders30(figures.quantity(String(orders30), 0), orders30);
        return (
          <li key={one.userId} className="c2c-person">
            <ListRow
              start={<PartyMark name={one.name} online={one.online && market.online} size="s" />}
              title={one.name}
              sub={completion30 === null ? orders : `${orders} · ${figures.share(completion30)}`}
              end={<Icon name="right" size="xs" className="q-faint" />}
              href={c2cPaths.advertiser(one.userId)}
              link={AppLink}
            />
            <FollowStar advertiser={one} />
          </li>
        );
      })}
    </ul>
  );
}

function Blocked() {
  const words = peopleWords.useWords();
  const { short } = useMoments();
  const query = useQuery(blockedUsersQuery);
  if (!query.data) return <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} disc />;
  if (query.data.length === 0) return <Empty title={words.noneBlocked}>{words.noneBlockedWhy}</Empty>;
  return (
    <ul className="people-edge" aria-label={words.blocked}>
      {query.data.map(({ userId, name, since }) => (
        <li key={userId} className="c2c-person">
          <ListRow start={<PartyMark name={name} size="s" />} title={name} sub={words.since(short(since))} />
          <BlockPerson userId={userId} name={name} />
        </li>
      ))}
    </ul>
  );
}
