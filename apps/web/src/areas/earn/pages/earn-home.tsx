import type { EarnOrder, EarnPayer, EarnProduct } from '@quay/contract/earn';
import { earnPayers } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import {
  AllocationStrip,
  buttonClass,
  Icon,
  IconButton,
  ListRow,
  PanePage,
  SegmentKey,
  Tabs,
  TickRule,
} from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, useFilter, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ordersQuery } from '../../../holdings/queries/orders.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { productsQuery } from '../../../products/earn/queries/products.ts';
import { useSession } from '../../../shell/session.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { useEarnPushes } from '../changed.ts';
import { cents, splitSum, thirtyDays } from '../days.ts';
import { DayBars } from '../parts/day-bars.tsx';
import { EarnLine } from '../parts/earn-line.tsx';
import { useEarning } from '../parts/earning.ts';
import { hrefOfOrder, hrefOfProduct } from '../parts/hrefs.ts';
import { PayerTable } from '../parts/payer-table.tsx';
import { ProductMark } from '../parts/product-mark.tsx';
import { ShortDay } from '../parts/short-day.tsx';
import { SplitBar } from '../parts/split-bar.tsx';
import { TakeOut } from '../parts/takeout.tsx';
import { TermRule } from '../parts/term-rule.tsx';
import { incomeDaysQuery } from '../queries/income-days.ts';
import { dayIncomeOf, partOf, passedOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

const shownKinds = ['payer', 'flexible', 'fixed', 'lock-up', 'machine'] as const;
type Shown = (typeof shownKinds)[number];

/** What can be had in Earn, sorted by who pays it. */
export default function EarnHomePage() {
  const words = earnWords.useWords();
  const wide = useWide();
  const navigate = useNavigate();
  const loggedIn = useSession((session) => session.token !== null);
  const products = useQuery(productsQuery);
  const orders = useQuery({ ...ordersQuery, enabled: loggedIn });
  useEarnPushes();
  useTitle(words.title);
  const state = <QueryState queries={[products]} failed={words.productsFailed} kept={words.productsFailedWhy} disc />;
  if (wide) {
    return (
      <PanePage
        title={words.title}
        line={<EarnLine page="home" />}
        {...(products.data &&
          orders.data && {
            aside: <Yours orders={orders.data} products={products.data} />,
            asideLabel: words.yours,
            ...(orders.data.some(({ toTakeOut }) => units(toTakeOut) > 0n) && {
              asideFoot: <TakeOut orders={orders.data} />,
            }),
          })}
      >
        {products.data ? <ByPayer products={products.data} /> : state}
        {loggedIn && <Brought />}
      </PanePage>
    );
  }
  return (
    <ColumnPage
      title={words.title}
      backTo={paths.home()}
      acts={
        loggedIn && (
          <IconButton icon="list" label={words.pages.orders} onClick={() => void navigate(paths.financialOrder())} />
        )
      }
    >
      {products.data ? <Phone products={products.data} orders={orders.data} /> : state}
    </ColumnPage>
  );
}

function Phone({ products, orders }: { products: readonly EarnProduct[]; orders: readonly EarnOrder[] | undefined }) {
  const words = earnWords.useWords();
  const [search, change] = useFilter();
  const shown = shownKinds.find((one) => one === search.get('tab')) ?? 'payer';
  const wanted = shown === 'payer' ? products : products.filter(({ kind }) => kind === shown);
  return (
    <>
      {orders && orders.length > 0 && <EarningNow orders={orders} products={products} />}
      <div className="column-edge">
        <Tabs<Shown>
          label={words.kindsLabel}
          value={shown}
          onChange={(tab) => change({ tab: tab === 'payer' ? '' : tab })}
          items={shownKinds.map((id) => ({ id, label: words.kinds[id] }))}
        />
        {earnPayers.map((payer) => (
          <PayerSection
            key={payer}
            payer={payer}
            isFirst={payer === earnPayers[0]}
            products={wanted.filter((one) => one.payer === payer)}
          />
        ))}
        {wanted.length === 0 && <p className="q-muted earn-part">{words.noneOfKind}</p>}
      </div>
      <ListRow
        href={paths.linkedWallet()}
        link={AppLink}
        start={
          <span className="earn-mark">
            <Icon name="eye" size="s" />
          </span>
        }
        title={words.wallet.toPage}
        sub={words.wallet.toPageWhy}
      />
      <p className="earn-foot q-muted q-t12">
        <AppLink className="q-act" href={paths.earnCoverage()}>
          {words.toCoverage}
        </AppLink>
      </p>
      <ShortDay of={products} />
    </>
  );
}

type Held = { orders: readonly EarnOrder[]; products: readonly EarnProduct[] };

function EarningNow({ orders, products }: Held) {
  const words = earnWords.useWords();
  const { figures, amount, signed, until } = useSaid();
  const earning = useEarning(orders, products);
  const [whole, fraction] = splitSum(figures.quantity(earning.held, 2));
  return (
    <section className="earn-now">
      <div>
        <p className="q-muted">{words.earningNow}</p>
        <p className="earn-total q-n">
          {whole}
          <span className="q-muted">{fraction}</span> <span className="q-t16 q-muted">USDT</span>
        </p>
      </div>
      <div className="q-right">
        <p className="q-rise q-mid q-n">{words.aDay(signed(cents(earning.daily), 'USDT'))}</p>
        <p className="q-muted q-n">
          {earning.nextAt === null ? words.noIncomeYet : words.nextIn(until(earning.nextAt))}
        </p>
        <span className="q-unseen">{amount(earning.daily, 'USDT')}</span>
      </div>
    </section>
  );
}

type SectionProps = { payer: EarnPayer; products: readonly EarnProduct[]; isFirst: boolean };

function PayerSection({ payer, products, isFirst }: SectionProps) {
  const words = earnWords.useWords();
  if (products.length === 0) return null;
  const [first] = products;
  return (
    <section className="earn-payer">
      <header className="earn-payer-head">
        <h2>{words.payerHeads[payer]}</h2>
        <span className="q-t12 q-muted q-n">
          <PayerSum payer={payer} products={products} />
        </span>
      </header>
      {payer === 'borrowers' && <SplitBar />}
      {products.map((one) => (
        <ProductRow key={one.product} of={one} />
      ))}
      {payer === 'borrowers' && (
        <p className="earn-risk q-muted">
          <Icon name="info" size="s" />
          {words.risks.flexible}
        </p>
      )}
      {isFirst && first && (
        <div className="earn-payer-act">
          <AppLink className={buttonClass({ wide: true })} href={paths.fundBuy(first.product)}>
            {words.save(first.asset)}
          </AppLink>
        </div>
      )}
    </section>
  );
}

/** What the payer of these products has for them, in words; of several coins only where one is meant. */
function PayerSum({ payer, products }: { payer: EarnPayer; products: readonly EarnProduct[] }) {
  const words = earnWords.useWords();
  const { money } = useSaid();
  const ofUsdt = products.find(({ asset }) => asset === 'USDT') ?? products[0]!;
  if (payer === 'borrowers') {
    return ofUsdt.pool ? words.interestADay(money(cents(ofUsdt.pool.interest), ofUsdt.asset)) : null;
  }
  // Several products may be paid by one fund: it counts once.
  const accounts = new Map(
    products.flatMap(({ asset, account }) =>
      asset === ofUsdt.asset && account ? [[account.code, account] as const] : [],
    ),
  );
  const sum = (of: (account: NonNullable<EarnProduct['account']>) => string) =>
    [...accounts.values()].reduce((all, account) => all + units(of(account)), 0n);
  const [free, promised] = [sum(({ free }) => free), sum(({ promised }) => promised)];
  return words.freePromised(money(cents(text(free)), ofUsdt.asset), money(cents(text(promised)), ofUsdt.asset));
}

function ProductRow({ of }: { of: EarnProduct }) {
  const words = earnWords.useWords();
  const { rate, year, whole, limit } = useSaid();
  const left = of.left === null ? null : whole(of.left, of.asset);
  return (
    <ListRow
      href={hrefOfProduct(of)}
      link={AppLink}
      start={<ProductMark {...of} />}
      title={of.name}
      sub={
        of.kind === 'flexible' ? (
          words.backWithinHour
        ) : of.kind === 'machine' ? (
          words.machineSaid(of.days!, limit(of.min, of.asset))
        ) : left === null ? (
          words.fixedFrom
        ) : (
          <span className="earn-quota">
            <TickRule share={partOf(of.sold, text(units(of.sold) + units(of.left!)))} label={words.left(left)} />
            {of.open ? words.left(left) : words.soldOut}
          </span>
        )
      }
      figure={words.rateADay(rate(of.rate))}
      figureSub={words.yearSimple(year(of.rate))}
    />
  );
}

/** A desktop: one table in parts, the payer above each. */
function ByPayer({ products }: { products: readonly EarnProduct[] }) {
  const words = earnWords.useWords();
  return (
    <>
      {earnPayers.map((payer) => {
        const own = products.filter((one) => one.payer === payer);
        if (own.length === 0) return null;
        return (
          <section key={payer} className="earn-payer">
            <header className="earn-payer-head">
              <h2>{words.payerHeads[payer]}</h2>
              <span className="q-muted q-n">
                <PayerSum payer={payer} products={own} />
              </span>
            </header>
            {payer === 'borrowers' && (
              <div className="earn-payer-scale">
                <TermRule ticks={200} tall={200} lit={0.9} label={`${words.splitSavers}, ${words.splitQuay}`} />
                <p className="q-row-between q-t12">
                  <span className="q-mid">{words.splitSavers}</span>
                  <span className="q-muted">{words.splitQuay}</span>
                </p>
              </div>
            )}
            <PayerTable label={words.payerHeads[payer]} products={own} hasHead={payer === earnPayers[0]} />
          </section>
        );
      })}
      <ShortDay of={products} />
    </>
  );
}

const hues = { borrowers: 1, product: 2, machines: 3, promotion: 4 } as const;

function Yours({ orders, products }: Held) {
  const words = earnWords.useWords();
  const { figures, signed, until, money } = useSaid();
  const earning = useEarning(orders, products);
  const [whole, fraction] = splitSum(figures.quantity(earning.held, 2));
  return (
    <>
      <p className="q-row-between">
        <b className="q-t16">{words.yours}</b>
        <AppLink className="q-act" href={paths.financialOrder()}>
          {words.pages.orders}
        </AppLink>
      </p>
      {orders.length === 0 ? (
        <p className="q-muted earn-nothing">{words.nothingYet}</p>
      ) : (
        <>
          <div className="earn-now">
            <div>
              <p className="earn-total q-n">
                {whole}
                <span className="q-muted">{fraction}</span>
              </p>
              <p className="q-muted">{words.usdtEarning}</p>
            </div>
            <div className="q-right">
              <p className="q-rise q-mid q-n">{signed(cents(earning.daily), 'USDT')}</p>
              <p className="q-muted q-t12">
                {earning.nextAt === null ? words.noIncomeYet : words.aDayNextIn(until(earning.nextAt))}
              </p>
            </div>
          </div>
          {earning.byPayer.length > 0 && (
            <div className="earn-strip">
              <AllocationStrip
                label={words.byPayer}
                parts={earning.byPayer.map(({ payer, daily }) => ({ hue: hues[payer], share: Number(daily) }))}
              />
              <p className="earn-strip-key q-t12 q-muted">
                {earning.byPayer.map(({ payer, daily }) => (
                  <span key={payer}>
                    <SegmentKey hue={hues[payer]} /> {words.payerShort[payer]} {figures.quantity(daily, 2)}
                  </span>
                ))}
              </p>
            </div>
          )}
          <ul className="earn-yours">
            {orders.map((one) => (
              <li key={one.order}>
                <OwnRow of={one} products={products} money={money} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type OwnRowProps = { of: EarnOrder; products: readonly EarnProduct[]; money: (value: string, asset: string) => string };

function OwnRow({ of, products, money }: OwnRowProps) {
  const words = earnWords.useWords();
  const { signed, moment, clock } = useSaid();
  const daily = text(dayIncomeOf(of, products));
  const [back] = of.redemptions;
  const said: ReactNode = back
    ? words.askedBack(money(back.amount, of.asset), clock(back.dueAt))
    : of.endsAt === null
      ? words.sinceHour(moment(of.since))
      : words.untilDay(moment(of.endsAt, of.dayMs));
  return (
    <AppLink className="earn-own" href={hrefOfOrder(of)}>
      <span className="q-row-between">
        <span className="q-mid">{of.name}</span>
        <span className="q-mid q-n">{money(of.amount, of.asset)}</span>
      </span>
      <span className="q-row-between q-t12">
        <span className="q-muted">{said}</span>
        {daily !== '0' && <span className="q-rise q-n">{words.aDay(signed(cents(daily), of.asset))}</span>}
      </span>
      {of.endsAt !== null && (
        <TermRule
          ticks={60}
          lit={passedOf(of, exchangeNow())}
          now={passedOf(of, exchangeNow())}
          label={words.untilDay(moment(of.endsAt, of.dayMs))}
        />
      )}
    </AppLink>
  );
}

/** What Earn brought in each of the last 30 days, in USDT. */
function Brought() {
  const words = earnWords.useWords();
  const { signed, day } = useSaid();
  const { data } = useQuery(incomeDaysQuery);
  const own = data?.filter(({ asset }) => asset === 'USDT') ?? [];
  if (own.length === 0) return null;
  const sum = own.reduce((all, { income }) => all + units(income), 0n);
  const days = thirtyDays(own, exchangeNow());
  return (
    <section className="earn-part earn-brought">
      <p className="q-row-between">
        <b className="q-t16">{words.brought}</b>
        <span className="q-rise q-mid q-n">{`${signed(cents(text(sum)), 'USDT')}\u00a0USDT`}</span>
      </p>
      <DayBars
        label={words.broughtSaid(`${signed(cents(text(sum)), 'USDT')}\u00a0USDT`)}
        values={days}
        first={day(days[0]!.at)}
        last={words.today}
      />
    </section>
  );
}
