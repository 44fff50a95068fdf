import type { EarnProduct } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { DataTable, type TableColumn, TickRule } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { partOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { hrefOfProduct } from './hrefs.ts';
import { ProductMark } from './product-mark.tsx';

type PayerTableProps = { label: string; products: readonly EarnProduct[]; hasHead: boolean };

/** The products of one payer; its columns stand under those of the payer above. */
export function PayerTable({ label, products, hasHead }: PayerTableProps) {
  const columns = useColumns();
  return (
    <div className={`earn-table${hasHead ? '' : ' earn-table--headless'}`}>
      <DataTable
        label={label}
        twoLines
        columns={columns}
        rows={products}
        keyOf={({ product }) => product}
        hrefOf={hrefOfProduct}
        link={AppLink}
      />
    </div>
  );
}

function useColumns(): readonly TableColumn<EarnProduct>[] {
  const words = earnWords.useWords();
  const { rate, year, ratio, limit, whole } = useSaid();
  const risk = (one: EarnProduct) => {
    if (one.kind === 'flexible') return words.risks.flexible;
    if (one.payer === 'promotion') return words.risks.trial;
    if (one.penaltyRate === null) return words.boundUntilEnd;
    const costs = words.leavingCosts(ratio(one.penaltyRate));
    return one.kind === 'machine' ? words.risks.machine(costs) : costs;
  };
  const act = (one: EarnProduct) =>
    !one.open ? words.soldOut : one.payer === 'promotion' ? words.acts.trial : words.acts[one.kind];
  return [
    {
      id: 'product',
      head: words.columns.product,
      cell: (one) => (
        <span className="q-row q-gap-3">
          <ProductMark {...one} />
          <span>
            <span className="q-block q-mid">{one.name}</span>
            <span className="q-block q-t12 q-muted">
              {one.kind === 'flexible'
                ? words.rateChanges
                : one.kind === 'machine'
                  ? words.heldForFixed
                  : words.fixedFrom}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'rate',
      head: words.columns.rate,
      right: true,
      strong: true,
      cell: (one) => (
        <>
          <span className="q-block">{rate(one.rate)}</span>
          <span className="q-block q-t12 q-muted">{words.year(year(one.rate))}</span>
        </>
      ),
    },
    { id: 'risk', head: words.columns.risk, muted: true, cell: (one) => <span className="q-t12">{risk(one)}</span> },
    {
      id: 'term',
      head: words.columns.term,
      right: true,
      cell: (one) => (one.days === null ? words.withinHour : words.days(one.days)),
    },
    {
      id: 'from',
      head: words.columns.from,
      right: true,
      muted: true,
      from: 1200,
      cell: (one) => (one.payer === 'promotion' ? words.nothing : limit(one.min, one.asset)),
    },
    {
      id: 'left',
      head: words.columns.left,
      from: 1440,
      cell: (one) =>
        one.left === null ? (
          <span className="q-muted q-t12">{words.noLimit}</span>
        ) : (
          <span className="earn-quota q-t12 q-muted q-n">
            <TickRule
              share={partOf(one.sold, text(units(one.sold) + units(one.left)))}
              label={words.left(whole(one.left, one.asset))}
            />
            {whole(one.left, one.asset)}
          </span>
        ),
    },
    {
      id: 'act',
      head: <span className="q-unseen">{words.columns.act}</span>,
      right: true,
      cell: (one) => <span className="earn-act-word">{act(one)}</span>,
    },
  ];
}
