import type { EarnOrder, EarnProduct } from '@quay/contract/earn';
import { units } from '@quay/money';
import { buttonClass, DataTable, Empty, IconButton, Tabs } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useFilter, useLocation, useNavigate } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endedOrdersQuery, ordersQuery } from '../../../holdings/queries/orders.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { ListPage } from '../../../parts/list-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { productsQuery } from '../../../products/earn/queries/products.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useWide } from '../../../trading/use-wide.ts';
import { useEarnPushes } from '../changed.ts';
import { EarnLine } from '../parts/earn-line.tsx';
import { hrefOfOrder } from '../parts/hrefs.ts';
import { useLeave } from '../parts/leave.tsx';
import { OrderActs, OrderDetail } from '../parts/order-detail.tsx';
import { holdingLines, type Line, OrderRow, returningLines, Since, State } from '../parts/order-lines.tsx';
import { ProductMark } from '../parts/product-mark.tsx';
import { TakeOut } from '../parts/takeout.tsx';
import { orderQuery } from '../queries/order.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

const Leaving = lazySheet(() => import('../forms/leaving.tsx'));

const tabs = ['holding', 'returning', 'ended'] as const;
type Tab = (typeof tabs)[number];

/** What the user has in Earn: what is held, what is on its way back, what is over; `?open=` one of them. The address of machines shows these alone. */
export default function OrdersPage() {
  const words = earnWords.useWords();
  const [search, change] = useFilter();
  const isMachines = /^\/miningMachineOrder/i.test(useLocation().pathname);
  const wide = useWide();
  const navigate = useNavigate();
  useEarnPushes();
  const list = useQuery(ordersQuery);
  const products = useQuery(productsQuery).data ?? [];
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'holding';
  const open = search.get('open');
  const known = open !== null && /^[1-9][0-9]{0,15}$/.test(open);
  const opened = useQuery({ ...orderQuery(open ?? ''), enabled: known });
  const listPath = isMachines ? paths.miningMachineOrder() : paths.financialOrder();
  const title = isMachines ? words.myMachines : words.ordersTitle;
  useTitle(title);
  const orders = list.data?.filter(({ kind }) => !isMachines || kind === 'machine') ?? [];
  const isLeaving = search.get('leave') === '1';
  if (!wide && known) {
    return <PhoneOrder key={open} query={opened} products={products} isLeaving={isLeaving} backTo={listPath} />;
  }
  const lines = { holding: holdingLines(orders), returning: returningLines(orders) };
  return (
    <>
      <ListPage
        title={title}
        backTo={paths.earn()}
        acts={
          <IconButton icon="clock" label={words.pages.income} onClick={() => void navigate(paths.financialHistory())} />
        }
        line={<EarnLine page="orders" />}
        about={wide && orders.some(({ toTakeOut }) => units(toTakeOut) > 0n) && <TakeOut orders={orders} />}
        {...(known &&
          opened.data && {
            opened: {
              title: opened.data.name,
              children: <OrderDetail of={opened.data} product={productOf(opened.data, products)} />,
              foot: opened.data.endedAt === null ? <OrderActs of={opened.data} /> : undefined,
              onClose: () => void navigate(listPath),
            },
          })}
      >
        <Tabs<Tab>
          label={words.ordersTitle}
          value={tab}
          onChange={(next) => change({ tab: next === 'holding' ? '' : next, open: '' })}
          items={tabs.map((id) => ({
            id,
            label: words.tabs[id],
            ...(id !== 'ended' && lines[id].length > 0 && { count: lines[id].length }),
          }))}
        />
        {tab === 'ended' ? (
          <Ended isMachines={isMachines} open={open} />
        ) : list.data ? (
          <Lines lines={lines[tab]} products={products} open={open} isMachines={isMachines} />
        ) : (
          <QueryState queries={[list]} failed={words.ordersFailed} kept={words.ordersFailedWhy} disc />
        )}
        {!wide && tab === 'holding' && <TakeOut orders={orders} />}
      </ListPage>
      {wide && opened.data && (
        <Leaving
          open={isLeaving}
          onClose={() => void navigate(hrefOfOrder(opened.data), { replace: true })}
          of={opened.data}
        />
      )}
    </>
  );
}

const productOf = (order: EarnOrder, products: readonly EarnProduct[]): EarnProduct | undefined =>
  products.find(({ product }) => product === order.product);

type LinesProps = {
  lines: readonly Line[];
  products: readonly EarnProduct[];
  open: string | null;
  isMachines: boolean;
};

function Lines({ lines, products, open, isMachines }: LinesProps) {
  const words = earnWords.useWords();
  const { money } = useSaid();
  const wide = useWide();
  if (lines.length === 0) {
    return (
      <Empty
        title={words.nothingHere}
        act={
          <AppLink className={buttonClass({ wide: true })} href={isMachines ? paths.machine() : paths.earn()}>
            {words.toEarn}
          </AppLink>
        }
      >
        {words.nothingHereWhy}
      </Empty>
    );
  }
  if (!wide) {
    return (
      <>
        {lines.map((line) => (
          <OrderRow key={line.id} line={line} products={products} />
        ))}
      </>
    );
  }
  return (
    <DataTable
      label={words.ordersTitle}
      rows={lines}
      keyOf={({ id }) => id}
      openKey={open === null ? undefined : `o${open}`}
      hrefOf={({ of }) => hrefOfOrder(of)}
      link={AppLink}
      columns={[
        {
          id: 'name',
          head: words.columns.product,
          cell: ({ of }) => (
            <span className="q-row q-gap-3">
              <ProductMark {...of} />
              <span className="q-mid">{of.name}</span>
            </span>
          ),
        },
        { id: 'time', head: words.columns.time, muted: true, cell: (line) => <Since line={line} /> },
        {
          id: 'sum',
          head: words.columns.sum,
          right: true,
          strong: true,
          cell: ({ of, back }) => money(back ? back.amount : of.amount, of.asset),
        },
        {
          id: 'income',
          head: words.incomeUntilNow,
          right: true,
          from: 1200,
          cell: ({ of, back }) => (back ? '–' : money(of.income, of.asset)),
        },
        {
          id: 'payer',
          head: words.columns.payer,
          muted: true,
          from: 1440,
          cell: ({ of }) => words.payerShort[of.payer],
        },
        { id: 'state', head: words.state, right: true, cell: (line) => <State line={line} products={products} /> },
      ]}
    />
  );
}

function Ended({ isMachines, open }: { isMachines: boolean; open: string | null }) {
  const words = earnWords.useWords();
  const { money, moment } = useSaid();
  const pages = useInfiniteQuery(endedOrdersQuery);
  const data = pages.data && {
    ...pages.data,
    pages: pages.data.pages.map((page) => page.filter(({ kind }) => !isMachines || kind === 'machine')),
  };
  return (
    <EndlessList
      label={words.tabs.ended}
      pages={{ ...pages, data }}
      keyOf={({ order }: EarnOrder) => order}
      row={(of) => <OrderRow line={{ id: `o${of.order}`, of }} products={[]} />}
      table={{
        columns: [
          { id: 'name', head: words.columns.product, cell: ({ name }) => <span className="q-mid">{name}</span> },
          {
            id: 'ended',
            head: words.ended,
            muted: true,
            cell: ({ endedAt, dayMs }) => (endedAt === null ? '–' : moment(endedAt, dayMs)),
          },
          { id: 'sum', head: words.columns.sum, right: true, cell: (one) => money(one.amount, one.asset) },
          { id: 'back', head: words.cameBack, right: true, cell: (one) => money(one.returned, one.asset) },
          {
            id: 'income',
            head: words.incomeUntilNow,
            right: true,
            strong: true,
            cell: (one) => money(one.income, one.asset),
          },
          { id: 'state', head: words.state, right: true, cell: ({ status }) => words.statuses[status] },
        ],
        hrefOf: hrefOfOrder,
        ...(open !== null && { openKey: Number(open) }),
      }}
      empty={<Empty title={words.nothingOver}>{words.nothingOverWhy}</Empty>}
    />
  );
}

type PhoneOrderProps = {
  query: ReturnType<typeof useQuery<EarnOrder>>;
  products: readonly EarnProduct[];
  isLeaving: boolean;
  backTo: string;
};

function PhoneOrder({ query, products, isLeaving, backTo }: PhoneOrderProps) {
  const words = earnWords.useWords();
  const of = query.data;
  if (!of) {
    return (
      <ColumnPage title={words.ordersTitle} backTo={backTo}>
        <QueryState queries={[query]} failed={words.ordersFailed} kept={words.ordersFailedWhy} />
      </ColumnPage>
    );
  }
  if (isLeaving && of.endedAt === null) return <PhoneLeave of={of} />;
  return (
    <ColumnPage title={of.name} backTo={backTo} foot={of.endedAt === null ? <OrderActs of={of} /> : undefined}>
      <OrderDetail of={of} product={productOf(of, products)} />
    </ColumnPage>
  );
}

function PhoneLeave({ of }: { of: EarnOrder }) {
  const words = earnWords.useWords();
  const navigate = useNavigate();
  const [stay] = useState(() => hrefOfOrder(of));
  const { content, acts } = useLeave({
    of,
    onLeft: () => void navigate(stay, { replace: true }),
    onKeep: () => void navigate(stay, { replace: true }),
  });
  return (
    <ColumnPage title={words.leaveEarlyOf(of.name)} backTo={stay} foot={acts}>
      {content}
    </ColumnPage>
  );
}
