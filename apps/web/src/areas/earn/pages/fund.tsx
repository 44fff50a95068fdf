import type { EarnOrder, EarnProduct } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { Button, buttonClass, Empty, Icon, IconButton, KeyValue, PanePage, Select } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, useFilter, useLocation, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { read } from '../../../amounts/typed-number.ts';
import { ordersQuery } from '../../../holdings/queries/orders.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { productsQuery } from '../../../products/earn/queries/products.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useSession } from '../../../shell/session.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { useEarnPushes } from '../changed.ts';
import { PurchaseForm } from '../forms/purchase.tsx';
import { DaysPaid } from '../parts/days-paid.tsx';
import { EarnLine } from '../parts/earn-line.tsx';
import { ExitTable } from '../parts/exit-table.tsx';
import { ProductMark } from '../parts/product-mark.tsx';
import { ShortDay } from '../parts/short-day.tsx';
import { Term } from '../parts/term.tsx';
import { WhoPays } from '../parts/who-pays.tsx';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

const Purchase = lazySheet(() => import('../forms/purchase.tsx'));
const Redeem = lazySheet(() => import('../forms/redeem.tsx'));

/** What a page of a product shows for an amount before one is typed. */
const EXAMPLE = units('1000');

/** Savings, a fixed term or a lock-up: who pays it, what one gets, what leaving early costs. Addresses of buying open the form. */
export default function FundPage() {
  const words = earnWords.useWords();
  const [search, change] = useFilter();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wide = useWide();
  const loggedIn = useSession((session) => session.token !== null);
  const products = useQuery(productsQuery);
  const orders = useQuery({ ...ordersQuery, enabled: loggedIn });
  useEarnPushes();
  const all = products.data?.filter(({ kind }) => kind !== 'machine');
  const kind = search.get('kind');
  const of =
    all?.find(({ product }) => String(product) === search.get('product')) ??
    (search.get('product') === null ? all?.find((one) => one.kind === (kind ?? 'flexible')) : undefined);
  const shared = search.get('sharedBy') ?? '';
  const sharedBy = /^[1-9][0-9]{0,15}$/.test(shared) ? Number(shared) : undefined;
  const isBuying = /^\/(fund-buy|financial-confirm)\b/i.test(pathname);
  useTitle(of?.name ?? words.title);
  if (!of) {
    return (
      <Framed title={words.title} wide={wide} page="flexible">
        {products.data ? (
          <Empty
            title={words.unknownProduct}
            act={
              <AppLink className={buttonClass({ wide: true })} href={paths.earn()}>
                {words.toEarn}
              </AppLink>
            }
          >
            {words.unknownProductWhy}
          </Empty>
        ) : (
          <QueryState queries={[products]} failed={words.productsFailed} kept={words.productsFailedWhy} />
        )}
      </Framed>
    );
  }
  const others = all!.filter((one) => (one.kind === 'flexible') === (of.kind === 'flexible'));
  const open = (next: string) => change({ product: next });
  const own = orders.data?.find(({ product, endedAt }) => product === of.product && endedAt === null);
  return (
    <Product
      key={of.product}
      of={of}
      own={own}
      others={others}
      wide={wide}
      amount={search.get('amount') ?? ''}
      isBuying={isBuying}
      sharedBy={of.kind === 'lock-up' ? sharedBy : undefined}
      onOther={open}
      onBuying={(next) =>
        void navigate(
          next
            ? paths.fundBuy(of.product, shared)
            : paths.fund({ product: String(of.product), ...(shared && { sharedBy: shared }) }),
          { replace: true },
        )
      }
    />
  );
}

type ProductProps = {
  of: EarnProduct;
  /** What the user has of it. */
  own: EarnOrder | undefined;
  others: readonly EarnProduct[];
  wide: boolean;
  amount: string;
  isBuying: boolean;
  /** The order of who showed a lock-up. */
  sharedBy: number | undefined;
  onOther: (product: string) => void;
  onBuying: (open: boolean) => void;
};

function Product({ of, own, others, wide, amount, isBuying, sharedBy, onOther, onBuying }: ProductProps) {
  const words = earnWords.useWords();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(amount);
  const [redeeming, setRedeeming] = useState(false);
  const sum = read(typed) ?? (units(of.min) > EXAMPLE || of.asset !== 'USDT' ? units(of.min) : EXAMPLE);
  const isSavings = of.kind === 'flexible';
  const rules = (
    <IconButton icon="help" label={words.rules} onClick={() => void navigate(paths.fundRule(of.product))} />
  );
  const redeem = own && isSavings && <Redeem open={redeeming} onClose={() => setRedeeming(false)} of={own} />;
  const takeBack = own && isSavings && (
    <Button variant="second" wide onClick={() => setRedeeming(true)}>
      {words.takeBack}
    </Button>
  );
  if (wide) {
    return (
      <PanePage
        title={of.name}
        line={
          <EarnLine page={isSavings ? 'flexible' : 'fixed'}>
            <AppLink className="q-act" href={paths.fundRule(of.product)}>
              {words.rules}
            </AppLink>
          </EarnLine>
        }
        aside={
          <>
            <h2>{isSavings ? words.save(of.asset) : words.buy(of.name)}</h2>
            <PurchaseForm of={of} typed={typed} onType={setTyped} sharedBy={sharedBy} />
            {own && (
              <section className="earn-aside-own">
                <Own of={own} />
                {takeBack}
              </section>
            )}
          </>
        }
        asideLabel={isSavings ? words.save(of.asset) : words.buy(of.name)}
      >
        <header className="earn-product-head">
          <ProductMark {...of} />
          {others.length > 1 ? (
            <Select
              label={words.product}
              value={String(of.product)}
              onChange={onOther}
              options={others.map(({ product, name }) => ({ value: String(product), label: name }))}
            />
          ) : (
            <h2>{of.name}</h2>
          )}
          <p className="q-grow q-right q-n">
            <RateLine of={of} />
          </p>
        </header>
        {isSavings ? (
          <>
            <WhoPays of={of} />
            <DaysPaid of={of} />
            <Risks of={of} />
          </>
        ) : (
          <>
            <WhoPays of={of} />
            <Term of={of} sum={sum} />
            <ExitTable of={of} sum={sum} withChart />
          </>
        )}
        <ShortDay of={[of]} />
        {redeem}
      </PanePage>
    );
  }
  return (
    <ColumnPage
      title={of.name}
      backTo={paths.earn()}
      acts={rules}
      foot={
        <div className={takeBack ? 'earn-two' : undefined}>
          {takeBack}
          <Button wide disabledReason={of.open ? undefined : words.soldOut} onClick={() => onBuying(true)}>
            {isSavings ? (own ? words.saveMore : words.save(of.asset)) : words.buy(of.name)}
          </Button>
        </div>
      }
    >
      <Rate of={of} />
      <WhoPays of={of} />
      {isSavings ? (
        <>
          <DaysPaid of={of} />
          <Risks of={of} />
          <dl className="earn-part">
            {own && <Saved of={own} />}
            <KeyValue label={words.paidOut}>{words.paidOutDaily}</KeyValue>
            <KeyValue label={words.backInSpot}>{words.withinHour}</KeyValue>
          </dl>
        </>
      ) : (
        <>
          <Term of={of} sum={sum} />
          <ExitTable of={of} sum={sum} />
        </>
      )}
      <ShortDay of={[of]} />
      <Purchase
        open={isBuying}
        onClose={() => onBuying(false)}
        of={of}
        typed={typed}
        onType={setTyped}
        sharedBy={sharedBy}
      />
      {redeem}
    </ColumnPage>
  );
}

type FramedProps = { title: string; wide: boolean; page: 'flexible'; children: ReactNode };

function Framed({ title, wide, page, children }: FramedProps) {
  if (wide) {
    return (
      <PanePage title={title} line={<EarnLine page={page} />}>
        {children}
      </PanePage>
    );
  }
  return (
    <ColumnPage title={title} backTo={paths.earn()}>
      {children}
    </ColumnPage>
  );
}

/** The rate as the one large figure of a phone. */
function Rate({ of }: { of: EarnProduct }) {
  const words = earnWords.useWords();
  const { rate } = useSaid();
  const said = rate(of.rate);
  return (
    <section className="earn-rate">
      <p className="q-muted">{of.kind === 'flexible' ? words.rateNow : words.rateFixedWhen}</p>
      <p className="earn-big q-n">
        {said.replace(/\s?%/, '')} <span className="q-t20 q-muted">{words.percentADay}</span>
      </p>
      <p className="q-muted q-n">
        <RateNote of={of} />
      </p>
    </section>
  );
}

function RateNote({ of }: { of: EarnProduct }) {
  const words = earnWords.useWords();
  const { rate, year, percent } = useSaid();
  if (of.days === null) {
    return of.weekRate === null ? words.yearSimple(year(of.rate)) : words.yearAndWeek(year(of.rate), rate(of.weekRate));
  }
  return words.inDays(percent(text(units(of.rate) * BigInt(of.days)), 2), of.days, year(of.rate));
}

function RateLine({ of }: { of: EarnProduct }) {
  const words = earnWords.useWords();
  const { rate } = useSaid();
  return (
    <>
      <b className="q-t20">{rate(of.rate)}</b> <span className="q-muted">{words.aDayWord}, </span>
      <span className="q-muted">
        <RateNote of={of} />
      </span>
    </>
  );
}

function Risks({ of }: { of: EarnProduct }) {
  const words = earnWords.useWords();
  if (of.kind !== 'flexible') return null;
  return (
    <section className="earn-part">
      <h2>{words.whatCanGoWrong}</h2>
      {[words.riskFewer, words.riskAllLent].map((one) => (
        <p key={one} className="earn-risk">
          <span className="q-muted">
            <Icon name="info" size="s" />
          </span>
          {one}
        </p>
      ))}
    </section>
  );
}

function Saved({ of }: { of: EarnOrder }) {
  const words = earnWords.useWords();
  const { money } = useSaid();
  return <KeyValue label={words.youSave}>{money(of.amount, of.asset)}</KeyValue>;
}

/** What the user has of the product that is shown. */
function Own({ of }: { of: EarnOrder }) {
  const words = earnWords.useWords();
  const { money, short } = useSaid();
  return (
    <dl>
      <Saved of={of} />
      <KeyValue label={words.incomeUntilNow}>{money(of.income, of.asset)}</KeyValue>
      {of.nextIncomeAt !== null && of.nextIncomeAt > exchangeNow() && (
        <KeyValue label={words.nextIncome}>{short(of.nextIncomeAt)}</KeyValue>
      )}
    </dl>
  );
}
