import type { EarnOverview, StaffEarnProduct } from '@quay/contract/staff';
import { format, units } from '@quay/money';
import { Pill, TickRule } from '@quay/ui';
import { useParams } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { coverOf, isShort, usePercent } from '../figures.ts';
import { FundEarn } from '../forms/fund-earn.tsx';
import { ListEarnProduct } from '../forms/list-earn-product.tsx';
import { ProductDetail } from '../parts/product-detail.tsx';
import { useEarnOverview } from '../queries/earn-overview.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

/** What was promised, and what is there for it. */
export default function EarnPage() {
  const { product: open } = useParams();
  const words = earnWords.useWords();
  const shell = shellWords.useWords();
  const { data, isPending, error, refetch } = useEarnOverview();
  const columns = useColumns();
  const found = data?.products.find(({ product }) => String(product.product) === open);
  return (
    <ListDetailPage
      title={shell.areas.earn}
      acts={
        data && (
          <>
            <FundEarn funds={data.funds} />
            <ListEarnProduct dayMs={data.dayMs} />
          </>
        )
      }
      filters={data && <Sums of={data} />}
      list={
        <RowList
          label={shell.areas.earn}
          listed={{ rows: data?.products, isPending, error, refetch }}
          idOf={({ product }) => product.product}
          pathOf={({ product }) => paths.earnProduct(product.product)}
          listPath={paths.earn}
          openId={open}
          columns={columns}
          narrow={(row) => ({
            title: row.product.name,
            sub: words.payers[row.product.payer],
            end: <State of={row} />,
            endSub: row.product.asset,
          })}
          empty={{ title: words.emptyTitle, words: words.emptyWords }}
        />
      }
      detail={found && data && <ProductDetail key={found.product.product} of={found} funds={data.funds} />}
    />
  );
}

/** All of USDT together; other coins stand in their rows. */
function Sums({ of }: { of: EarnOverview }) {
  const words = earnWords.useWords();
  const amount = useAmount(2);
  const own = of.products.filter(({ product }) => product.asset === 'USDT');
  const sum = (figure: (one: StaffEarnProduct) => string) =>
    amount(own.reduce((all, one) => all + Number(figure(one)), 0).toFixed(2));
  const short = of.products.filter(isShort).length;
  return (
    <dl className="earn-sums">
      <div>
        <dt>{words.heldForPeople}</dt>
        <dd className="q-n">{sum(({ cover }) => cover.held)}</dd>
      </div>
      <div>
        <dt>{words.owed}</dt>
        <dd className="q-n">{sum(({ cover }) => cover.promised)}</dd>
      </div>
      <div>
        <dt>{words.paidSoFar}</dt>
        <dd className="q-n">{sum(({ cover }) => cover.paid)}</dd>
      </div>
      <div>
        <dt>{words.scheduledNow}</dt>
        <dd className={`q-n${short > 0 ? ' q-warn' : ''}`}>{sum(({ cover }) => cover.scheduled)}</dd>
      </div>
    </dl>
  );
}

function State({ of }: { of: StaffEarnProduct }) {
  const words = earnWords.useWords();
  const amount = useAmount(2);
  if (isShort(of)) return <Pill tone="fall">{words.short(amount(of.cover.scheduled))}</Pill>;
  if (!of.product.open) return <Pill>{words.closed}</Pill>;
  return (
    <span className="q-muted">
      {of.product.left === null ? words.open : words.left(amount(format(units(of.product.left), 2)))}
    </span>
  );
}

function useColumns(): readonly Column<StaffEarnProduct>[] {
  const words = earnWords.useWords();
  const amount = useAmount(2);
  const percent = usePercent(0);
  return [
    {
      id: 'product',
      head: words.columns.product,
      width: 'minmax(20rem, 2fr)',
      cell: ({ product }) => <span className="q-mid">{product.name}</span>,
    },
    {
      id: 'payer',
      head: words.columns.payer,
      width: 'minmax(14rem, 1fr)',
      cell: ({ product }) => <span className="q-muted">{words.payers[product.payer]}</span>,
    },
    {
      id: 'promised',
      head: words.columns.promised,
      width: '16rem',
      right: true,
      cell: ({ cover }) => <span className="q-n">{amount(cover.promised)}</span>,
    },
    {
      id: 'there',
      head: words.columns.there,
      width: '16rem',
      right: true,
      cell: ({ cover }) => <span className="q-n q-mid">{amount(cover.there)}</span>,
    },
    {
      id: 'cover',
      head: words.columns.cover,
      width: '20rem',
      cell: (row) => (
        <span className="earn-cover q-n q-t12">
          <TickRule
            ticks={30}
            share={coverOf(row)}
            tone={isShort(row) || coverOf(row) < 1 ? 'warn' : 'accent'}
            label={words.coverSaid(percent(String(coverOf(row))))}
          />
          {percent(String(coverOf(row)))}
        </span>
      ),
    },
    {
      id: 'state',
      head: words.columns.state,
      width: 'minmax(14rem, 1fr)',
      right: true,
      cell: (row) => <State of={row} />,
    },
  ];
}
