import type { EarnProduct } from '@quay/contract/earn';
import { utilisation } from '@quay/core/earn-sums';
import { text, units } from '@quay/money';
import { Empty, KeyValue, ListRow, PanePage, TickRule } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { productsQuery } from '../../../products/earn/queries/products.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { cents } from '../days.ts';
import { EarnLine } from '../parts/earn-line.tsx';
import { hrefOfProduct } from '../parts/hrefs.ts';
import { ProductMark } from '../parts/product-mark.tsx';
import { ShortDay } from '../parts/short-day.tsx';
import { SplitBar } from '../parts/split-bar.tsx';
import { TermRule } from '../parts/term-rule.tsx';
import { partOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

/** For everybody: the pool of each coin (saved, lent, free, who pays), and what is locked up beside it. */
export default function PoolLockPage() {
  const words = earnWords.useWords();
  const wide = useWide();
  const query = useQuery(productsQuery);
  useTitle(words.poolTitle);
  const pools = query.data?.filter(({ pool }) => pool !== null) ?? [];
  const locked = query.data?.filter(({ kind }) => kind === 'lock-up') ?? [];
  const content = query.data ? (
    <>
      <p className="q-muted earn-foot">{words.poolWhy}</p>
      {pools.length === 0 && <Empty title={words.noProducts}>{words.noProductsWhy}</Empty>}
      <div className={wide ? 'earn-pools' : undefined}>
        {pools.map((one) => (
          <Pool key={one.product} of={one} pool={one.pool!} />
        ))}
      </div>
      {locked.length > 0 && (
        <section className="earn-payer">
          <header className="earn-payer-head">
            <h2>{words.kinds['lock-up']}</h2>
            <span className="q-t12 q-muted">{words.lockedWhy}</span>
          </header>
          {locked.map((one) => (
            <Locked key={one.product} of={one} />
          ))}
        </section>
      )}
      <ShortDay of={query.data} />
    </>
  ) : (
    <QueryState queries={[query]} failed={words.productsFailed} kept={words.productsFailedWhy} />
  );
  if (wide) {
    return (
      <PanePage title={words.poolTitle} line={<EarnLine page="pools" />}>
        {content}
      </PanePage>
    );
  }
  return (
    <ColumnPage title={words.poolTitle} backTo={paths.earn()}>
      <div className="column-edge">{content}</div>
    </ColumnPage>
  );
}

function Pool({ of, pool }: { of: EarnProduct; pool: NonNullable<EarnProduct['pool']> }) {
  const words = earnWords.useWords();
  const { money, percent, rate } = useSaid();
  const { asset } = of;
  const used = utilisation(units(pool.lent), units(pool.free));
  const share = percent(text(used), 2);
  const said = (value: string) => money(cents(value), asset);
  return (
    <section className="earn-part earn-pool">
      <p className="q-row-between">
        <span className="q-row q-gap-3">
          <ProductMark {...of} />
          <b className="q-t16">{words.poolOf(asset)}</b>
        </span>
        <AppLink className="q-act" href={hrefOfProduct(of)}>
          {words.rateADay(rate(of.rate))}
        </AppLink>
      </p>
      <p className="q-row-between q-t12 earn-above-rule">
        <span className="q-muted">{words.lentOut}</span>
        <span className="q-n">{share}</span>
      </p>
      <TermRule
        ticks={100}
        lit={partOf(pool.lent, units(pool.lent) + units(pool.free))}
        label={words.utilisationSaid(share)}
      />
      <dl>
        <KeyValue label={words.savedInPool}>{said(pool.saved)}</KeyValue>
        <KeyValue label={words.lentOut}>{said(pool.lent)}</KeyValue>
        <KeyValue label={words.freeInPool}>{said(pool.free)}</KeyValue>
        <KeyValue label={words.whoPays}>{words.borrowersPay(pool.borrowers)}</KeyValue>
        <KeyValue label={words.interestOfDay}>{said(pool.interest)}</KeyValue>
        <KeyValue label={words.toSavers}>{said(pool.toSavers)}</KeyValue>
      </dl>
      <SplitBar />
    </section>
  );
}

function Locked({ of }: { of: EarnProduct }) {
  const words = earnWords.useWords();
  const { rate, year, whole } = useSaid();
  return (
    <ListRow
      href={hrefOfProduct(of)}
      link={AppLink}
      start={<ProductMark {...of} />}
      title={of.name}
      sub={
        of.left === null ? (
          words.fixedFrom
        ) : (
          <span className="earn-quota">
            <TickRule
              share={partOf(of.sold, text(units(of.sold) + units(of.left)))}
              label={words.left(whole(of.left, of.asset))}
            />
            {words.left(whole(of.left, of.asset))}
          </span>
        )
      }
      figure={words.rateADay(rate(of.rate))}
      figureSub={words.yearSimple(year(of.rate))}
    />
  );
}
