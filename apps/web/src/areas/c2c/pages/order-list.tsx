import '../orders/orders.css';
import { type C2cOrderRow, type C2cOrderState, underWay } from '@quay/contract/c2c';
import { AppBar, buttonClass, Chip, Empty, IconButton } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useBack, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import { markedTitle, setSound, useAttention, useSound } from '../parts/attention.ts';
import { OrderRow } from '../parts/order-row.tsx';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { type OrdersFilter, ordersQuery, waitingQuery } from '../queries/orders.ts';
import { orderWords } from '../words/orders/index.ts';

/** What a chip shows: a state, or several that mean the same to whoever looks for an order. */
const shelves = {
  open: [...underWay],
  unpaid: ['unpaid'],
  paid: ['paid'],
  appealed: ['appealed', 'disputed'],
  completed: ['completed'],
  cancelled: ['cancelled'],
  'timed-out': ['timed-out'],
} as const satisfies Record<string, readonly C2cOrderState[]>;
type Shelf = keyof typeof shelves;
const isShelf = (given: string | null): given is Shelf => given !== null && Object.hasOwn(shelves, given);

const none: readonly C2cOrderRow[] = [];

/** The user's orders: what waits for them first. Which state is shown stands in the address. */
export default function OrderListPage() {
  const words = orderWords.useWords();
  const shell = shellWords.useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const given = search.get('state');
  const shelf = isShelf(given) ? given : undefined;
  const waiting = useQuery(waitingQuery).data;
  const sound = useSound(({ on }) => on);
  useC2cChanges();
  useAttention(waiting?.length);
  useTitle(markedTitle(waiting?.length ?? 0, words.list.title));
  const show = (next: Shelf | undefined) =>
    void navigate(c2cPaths.orders(next ? { state: next } : {}), { replace: true });
  return (
    <div className="c2c-order">
      <AppBar
        title={words.list.title}
        onBack={useBack(paths.wantBuy())}
        backLabel={shell.back}
        acts={
          <>
            <IconButton
              icon="bell"
              quiet={!sound}
              aria-pressed={sound}
              label={sound ? words.list.soundOn : words.list.soundOff}
              onClick={() => setSound(!sound)}
            />
            <IconButton icon="more" label={words.list.more} onClick={() => void navigate(c2cPaths.userMore())} />
          </>
        }
      />
      <div className="c2c-shelves">
        <Chip outlined pressed={shelf === undefined} onClick={() => show(undefined)}>
          {words.list.all}
        </Chip>
        {(Object.keys(shelves) as Shelf[]).map((one) => (
          <Chip key={one} outlined pressed={shelf === one} onClick={() => show(one)}>
            {one === 'open' ? words.list.underWay : words.states[one]}
          </Chip>
        ))}
      </div>
      {shelf === undefined && waiting && waiting.length > 0 && <Waiting orders={waiting} />}
      <Orders
        key={shelf ?? 'all'}
        shelf={shelf}
        except={shelf === undefined ? (waiting ?? none) : none}
        onAll={() => show(undefined)}
      />
    </div>
  );
}

function Waiting({ orders }: { orders: readonly C2cOrderRow[] }) {
  const { list: words } = orderWords.useWords();
  return (
    <section className="c2c-waiting q-line-below">
      <h2 className="q-gutter q-accent q-mid">{words.waiting}</h2>
      <ul aria-label={words.waiting}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OrdersProps = {
  shelf: Shelf | undefined;
  /** Those that stand above already. */
  except: readonly C2cOrderRow[];
  onAll: () => void;
};

function Orders({ shelf, except, onAll }: OrdersProps) {
  const { list: words } = orderWords.useWords();
  const filter: OrdersFilter = shelf ? { states: [...shelves[shelf]] } : {};
  const query = useInfiniteQuery(ordersQuery(filter));
  const above = new Set(except.map(({ orderId }) => orderId));
  const data = query.data && {
    pages: query.data.pages.map((page) => page.filter(({ orderId }) => !above.has(orderId))),
  };
  // All there are wait for the reader, and stand above.
  if (above.size > 0 && data && !query.hasNextPage && data.pages.every((page) => page.length === 0)) return null;
  return (
    <EndlessList
      label={words.label}
      pages={{ ...query, data }}
      keyOf={({ orderId }: C2cOrderRow) => orderId}
      row={(order) => <OrderRow order={order} />}
      empty={
        shelf ? (
          <Empty
            title={words.emptyState}
            act={
              <button type="button" className={buttonClass({ wide: true })} onClick={onAll}>
                {words.showAll}
              </button>
            }
          >
            {words.emptyStateWhy}
          </Empty>
        ) : (
          <Empty
            title={words.empty}
            act={
              <AppLink className={buttonClass({ wide: true })} href={paths.wantBuy()}>
                {words.toMarket}
              </AppLink>
            }
          >
            {words.emptyWhy}
          </Empty>
        )
      }
    />
  );
}
