import { type Leader, type LeaderOrder, leaderOrders, type RecordSpan, recordSpans } from '@quay/contract/following';
import { text, units } from '@quay/money';
import {
  Button,
  buttonClass,
  Chip,
  DataTable,
  Empty,
  ErrorRow,
  SearchField,
  Select,
  SkeletonRows,
  Sparkline,
  type TableColumn,
} from '@quay/ui';
import { AppLink, useFilter } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ListPage } from '../../../parts/list-page.tsx';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useSession } from '../../../shell/session.ts';
import { ContractLine } from '../../../trading/contracts/contract-lines.tsx';
import { useWide } from '../../../trading/use-wide.ts';
import { useFollowingPushes } from '../changed.ts';
import { MiddleRule } from '../parts/middle-rule.tsx';
import { Monogram } from '../parts/monogram.tsx';
import { followsQuery } from '../queries/follows.ts';
import { leadersQuery } from '../queries/leaders.ts';
import { toneOf, useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';
import '../following.css';

const PAGE = 20;

const among = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** What is asked for, as the address says it; what it says wrongly counts as not said. */
function wantedIn(search: URLSearchParams) {
  const span = among(recordSpans, search.get('span'));
  const order = among(leaderOrders, search.get('order'));
  const name = search.get('name')?.trim().slice(0, 64);
  const page = /^[1-9][0-9]{0,3}$/.test(search.get('page') ?? '') ? search.get('page')! : undefined;
  return {
    ...(span && { span }),
    ...(order && { order }),
    ...(name && { name }),
    ...(search.get('free') === '1' && { free: '1' as const }),
    ...(search.get('neverLiquidated') === '1' && { neverLiquidated: '1' as const }),
    ...(page && { page }),
  };
}

/** Who can be followed: what followers got decides the order, the trader's own result stands second. */
export default function TradersPage() {
  const words = followingWords.useWords();
  const wide = useWide();
  const seen = usePreferences(({ lastSymbols }) => lastSymbols.perpetual);
  const [search, change] = useFilter();
  const wanted = wantedIn(search);
  const listed = useQuery(leadersQuery(useDeferredValue(wanted)));
  const { span = '90-days', order = 'followers-result', free, neverLiquidated } = wanted;
  const filtered = wanted.name !== undefined || free !== undefined || neverLiquidated !== undefined;
  return (
    <ListPage
      title={words.tradersTitle}
      backTo={paths.perpetual(seen)}
      line={
        <ContractLine page="traders">
          <OwnFollows />
        </ContractLine>
      }
    >
      {!wide && <p className="q-muted following-why">{words.tradersWhy}</p>}
      <div className="following-filters">
        <Select
          labelUnseen
          label={words.spanLabel}
          value={span}
          options={recordSpans.map((value) => ({ value, label: words.span[value] }))}
          onChange={(value) => change({ span: value as RecordSpan, page: undefined })}
        />
        <Select
          labelUnseen
          label={words.orderLabel}
          value={order}
          options={leaderOrders.map((value) => ({ value, label: words.order[value] }))}
          onChange={(value) => change({ order: value as LeaderOrder, page: undefined })}
        />
        <Chip outlined pressed={free === '1'} onClick={() => change({ free: free ? undefined : '1', page: undefined })}>
          {words.free}
        </Chip>
        <Chip
          outlined
          pressed={neverLiquidated === '1'}
          onClick={() => change({ neverLiquidated: neverLiquidated ? undefined : '1', page: undefined })}
        >
          {words.neverLiquidated}
        </Chip>
        <div className="following-search">
          <SearchField
            label={words.searchTraders}
            clearLabel={words.clearSearch}
            value={search.get('name') ?? ''}
            onChange={(name) => change({ name: name || undefined, page: undefined })}
          />
        </div>
      </div>
      <Leaders
        listed={listed}
        order={order}
        onOrder={(next) => change({ order: next, page: undefined })}
        filtered={filtered}
        onClear={() => change({ name: undefined, free: undefined, neverLiquidated: undefined, page: undefined })}
      />
      {listed.data && listed.data.all > PAGE && (
        <Pages
          page={Number(wanted.page ?? 1)}
          all={Math.ceil(listed.data.all / PAGE)}
          onPage={(page) => change({ page: page === 1 ? undefined : String(page) })}
        />
      )}
      {listed.data && listed.data.leaders.length > 0 && (
        <p className="q-muted q-t12 following-foot">
          {wide && words.tradersWhy} {words.tradersFoot}
        </p>
      )}
    </ListPage>
  );
}

/** How many the user follows, and the way to their copies. */
function OwnFollows() {
  const words = followingWords.useWords();
  const { money } = useSaid();
  const loggedIn = useSession((session) => session.token !== null);
  const follows = useQuery({ ...followsQuery, enabled: loggedIn }).data;
  useFollowingPushes();
  const inUse = (follows ?? []).reduce((sum, follow) => sum + units(follow.inUse), 0n);
  return (
    <>
      {follows && follows.length > 0 && (
        <span className="q-muted q-t12 q-n">{words.youFollow(follows.length, money(text(inUse)))}</span>
      )}
      <AppLink className="q-act" href={paths.following()}>
        {words.followingTitle}
      </AppLink>
      <AppLink className="q-act" href={paths.leading()}>
        {words.leadingTitle}
      </AppLink>
    </>
  );
}

type LeadersProps = {
  listed: ReturnType<typeof useQuery<{ leaders: Leader[]; all: number }>>;
  order: LeaderOrder;
  onOrder: (order: LeaderOrder) => void;
  filtered: boolean;
  onClear: () => void;
};

function Leaders({ listed, order, onOrder, filtered, onClear }: LeadersProps) {
  const words = followingWords.useWords();
  const wide = useWide();
  const columns = useLeaderColumns(order, onOrder);
  const leaders = listed.data?.leaders;
  const failed = (
    <ErrorRow
      title={words.tradersFailed}
      retryLabel={words.tryAgain}
      retrying={listed.isFetching}
      onRetry={() => void listed.refetch()}
    >
      {words.tradersFailedWhy}
    </ErrorRow>
  );
  if (leaders?.length === 0) {
    return filtered ? (
      <Empty
        title={words.noneFound}
        act={
          <Button variant="second" wide onClick={onClear}>
            {words.clearFilter}
          </Button>
        }
      >
        {words.noneFoundWhy}
      </Empty>
    ) : (
      <Empty
        title={words.noTraders}
        act={
          <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.leading()}>
            {words.applyTitle}
          </AppLink>
        }
      >
        {words.noTradersWhy}
      </Empty>
    );
  }
  if (wide) {
    return (
      <DataTable
        label={words.tradersTitle}
        columns={columns}
        rows={leaders ?? []}
        keyOf={({ leader }) => leader}
        hrefOf={({ leader }) => paths.trader(String(leader))}
        link={AppLink}
        twoLines
        {...(!leaders && !listed.isError && { loading: { label: words.loading, rows: 6 } })}
      >
        {!leaders && listed.isError && failed}
      </DataTable>
    );
  }
  if (!leaders) return listed.isError ? failed : <SkeletonRows label={words.loading} rows={5} />;
  return (
    <ul aria-label={words.tradersTitle}>
      {leaders.map((leader) => (
        <li key={leader.leader}>
          <LeaderRow of={leader} />
        </li>
      ))}
    </ul>
  );
}

function useLeaderColumns(order: LeaderOrder, onOrder: (order: LeaderOrder) => void): readonly TableColumn<Leader>[] {
  const words = followingWords.useWords();
  const { figures, plain, ratio } = useSaid();
  const shown = (value: string | null) => (value === null ? <span className="q-faint">–</span> : ratio(value));
  const sorted = (by: LeaderOrder) => ({
    order: order === by ? ('descending' as const) : undefined,
    onSort: () => onOrder(by),
  });
  const count = (value: number) => figures.quantity(String(value), 0);
  return [
    {
      id: 'trader',
      head: words.column.trader,
      cell: ({ name }) => (
        <span className="following-name">
          <Monogram name={name} />
          <span className="q-mid">{name}</span>
        </span>
      ),
    },
    {
      id: 'followers-result',
      head: words.column.followersResult,
      right: true,
      strong: true,
      sort: sorted('followers-result'),
      cell: ({ record }) => (
        <span className={toneOf(units(record.followersResult ?? '0'))}>{shown(record.followersResult)}</span>
      ),
    },
    {
      id: 'rule',
      head: <span className="q-unseen">{words.column.followersResult}</span>,
      from: 1200,
      cell: ({ record }) =>
        record.followersResult === null ? null : <MiddleRule ratio={Number(record.followersResult)} />,
    },
    {
      id: 'result',
      head: words.column.result,
      right: true,
      muted: true,
      sort: sorted('result'),
      cell: ({ record }) => shown(record.result),
    },
    {
      id: 'days',
      head: words.column.days,
      from: 1200,
      cell: ({ days }) => <Sparkline points={days.map(({ followersResult }) => Number(followersResult))} />,
    },
    {
      id: 'fall',
      head: words.column.worstFall,
      right: true,
      sort: sorted('worst-fall'),
      cell: ({ record }) => ratio(record.worstFall),
    },
    { id: 'closed', head: words.column.closed, right: true, cell: ({ record }) => count(record.closed) },
    {
      id: 'won',
      head: words.column.wonLost,
      right: true,
      muted: true,
      from: 1440,
      cell: ({ record }) => words.wonLost(count(record.won), count(record.lost)),
    },
    {
      id: 'leverage',
      head: words.column.leverage,
      right: true,
      muted: true,
      from: 1440,
      cell: ({ record: { leverageUsual, leverageMax } }) =>
        leverageUsual === null || leverageMax === null
          ? '–'
          : words.leverageSaid(`${leverageUsual}×`, `${leverageMax}×`),
    },
    {
      id: 'liquidated',
      head: words.column.liquidated,
      right: true,
      cell: ({ record: { liquidated } }) =>
        liquidated === 0 ? <span className="q-muted">{words.never}</span> : words.times(liquidated),
    },
    {
      id: 'own',
      head: words.column.ownMoney,
      right: true,
      muted: true,
      from: 1200,
      cell: ({ ownMoney }) => plain(ownMoney),
    },
    {
      id: 'followers',
      head: words.column.followers,
      right: true,
      muted: true,
      sort: sorted('followers'),
      cell: ({ followers, followersMax }) => words.ofMost(count(followers), count(followersMax)),
    },
  ];
}

/** A trader on a phone: who, then three figures. */
function LeaderRow({ of }: { of: Leader }) {
  const words = followingWords.useWords();
  const { ratio, places } = useSaid();
  const { record, days, name, leader } = of;
  const shown = (value: string | null) => (value === null ? '–' : ratio(value));
  return (
    <AppLink className="following-leader" href={paths.trader(String(leader))}>
      <span className="following-leader-head">
        <Monogram name={name} />
        <span className="q-grow">
          <span className="q-mid q-t16 q-ellipsis q-block">{name}</span>
          <span className="q-muted q-t12 q-block">{places(of)}</span>
        </span>
        <Sparkline points={days.map(({ followersResult }) => Number(followersResult))} />
      </span>
      <span className="following-leader-figures">
        <span>
          <span className="q-muted q-t12 q-block">{words.column.followersResult}</span>
          <span className={`q-n q-t20 q-strong ${toneOf(units(record.followersResult ?? '0'))}`}>
            {shown(record.followersResult)}
          </span>
        </span>
        <span>
          <span className="q-muted q-t12 q-block">{words.column.result}</span>
          <span className="q-n q-t20 q-muted">{shown(record.result)}</span>
        </span>
        <span className="q-right">
          <span className="q-muted q-t12 q-block">{words.column.worstFall}</span>
          <span className="q-n q-t20">{ratio(record.worstFall)}</span>
        </span>
      </span>
    </AppLink>
  );
}

type PagesProps = { page: number; all: number; onPage: (page: number) => void };

function Pages({ page, all, onPage }: PagesProps) {
  const words = followingWords.useWords();
  return (
    <p className="following-pages">
      {page > 1 && (
        <Button variant="second" size="row" onClick={() => onPage(page - 1)}>
          {words.before}
        </Button>
      )}
      <span className="q-muted q-n">{words.pageOf(String(page), String(all))}</span>
      {page < all && (
        <Button variant="second" size="row" onClick={() => onPage(page + 1)}>
          {words.next}
        </Button>
      )}
    </p>
  );
}
