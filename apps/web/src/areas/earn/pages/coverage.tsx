import type { CoverageRow } from '@quay/contract/earn';
import { units } from '@quay/money';
import { DataTable, Empty, KeyValue, PanePage, Pill, TickRule } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { EarnLine } from '../parts/earn-line.tsx';
import { ProductMark } from '../parts/product-mark.tsx';
import { coverageQuery } from '../queries/coverage.ts';
import { partOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

/** For everybody: what each product has promised, what is there for it, what it paid, and who pays it. */
export default function CoveragePage() {
  const words = earnWords.useWords();
  const wide = useWide();
  const query = useQuery(coverageQuery);
  useTitle(words.coverageTitle);
  const state = <QueryState queries={[query]} failed={words.coverageFailed} kept={words.productsFailedWhy} />;
  const rows = query.data?.rows;
  const none = <Empty title={words.noProducts}>{words.noProductsWhy}</Empty>;
  if (wide) {
    return (
      <PanePage title={words.coverageTitle} line={<EarnLine page="coverage" />}>
        <p className="earn-foot q-muted">{words.coverageWhy}</p>
        {!rows ? state : rows.length === 0 ? none : <CoverageTable rows={rows} />}
      </PanePage>
    );
  }
  return (
    <ColumnPage title={words.coverageTitle} backTo={paths.earn()}>
      <p className="q-muted earn-above-parts">{words.coverageWhy}</p>
      {!rows ? state : rows.length === 0 ? none : rows.map((row) => <Covered key={row.product ?? row.kind} of={row} />)}
    </ColumnPage>
  );
}

/** How much of what is promised is there, from 0 to 1. */
const coverOf = ({ promised, there }: CoverageRow): number => (units(promised) === 0n ? 1 : partOf(there, promised));

function Covered({ of }: { of: CoverageRow }) {
  const words = earnWords.useWords();
  const { money, percent, short } = useSaid();
  const { asset } = of;
  const cover = coverOf(of);
  return (
    <section className="earn-part">
      <p className="q-row-between">
        <b className="q-t16">{of.name || words.wallet.title}</b>
        <span className={`q-mid q-n ${cover < 1 ? 'q-warn' : ''}`}>{percent(String(cover), 0)}</span>
      </p>
      <TickRule
        fill
        ticks={60}
        share={cover}
        tone={cover < 1 ? 'warn' : 'accent'}
        label={words.coverSaid(percent(String(cover), 0))}
      />
      <dl>
        <KeyValue label={words.paidBy}>{words.payers[of.payer]}</KeyValue>
        <KeyValue label={words.promised}>{money(of.promised, asset)}</KeyValue>
        <KeyValue label={words.there}>{money(of.there, asset)}</KeyValue>
        {of.funded !== null && <KeyValue label={words.funded}>{money(of.funded, asset)}</KeyValue>}
        <KeyValue label={words.paidSoFar}>{money(of.paid, asset)}</KeyValue>
        <KeyValue label={words.heldByPeople}>{words.heldBy(money(of.held, asset), of.people)}</KeyValue>
        {units(of.scheduled) > 0n && (
          <KeyValue label={words.scheduled}>
            <span className="q-warn">
              {money(of.scheduled, asset)}
              {of.scheduledSince !== null && `, ${words.sinceHour(short(of.scheduledSince))}`}
            </span>
          </KeyValue>
        )}
      </dl>
    </section>
  );
}

function CoverageTable({ rows }: { rows: readonly CoverageRow[] }) {
  const words = earnWords.useWords();
  const { money, percent } = useSaid();
  return (
    <DataTable
      label={words.coverageTitle}
      twoLines
      rows={rows}
      keyOf={({ product, kind }) => product ?? kind}
      columns={[
        {
          id: 'product',
          head: words.columns.product,
          cell: (one) => (
            <span className="q-row q-gap-3">
              <ProductMark {...one} />
              <span>
                <span className="q-block q-mid">{one.name || words.wallet.title}</span>
                <span className="q-block q-t12 q-muted">{words.payers[one.payer]}</span>
              </span>
            </span>
          ),
        },
        {
          id: 'held',
          head: words.heldByPeople,
          right: true,
          muted: true,
          from: 1200,
          cell: (one) => words.heldBy(money(one.held, one.asset), one.people),
        },
        { id: 'promised', head: words.promised, right: true, cell: (one) => money(one.promised, one.asset) },
        { id: 'there', head: words.there, right: true, strong: true, cell: (one) => money(one.there, one.asset) },
        {
          id: 'cover',
          head: words.cover,
          cell: (one) => (
            <span className="earn-quota q-t12 q-n">
              <TickRule
                ticks={30}
                share={coverOf(one)}
                tone={coverOf(one) < 1 ? 'warn' : 'accent'}
                label={words.coverSaid(percent(String(coverOf(one)), 0))}
              />
              {percent(String(coverOf(one)), 0)}
            </span>
          ),
        },
        {
          id: 'funded',
          head: words.funded,
          right: true,
          muted: true,
          from: 1440,
          cell: (one) => (one.funded === null ? '–' : money(one.funded, one.asset)),
        },
        { id: 'paid', head: words.paidSoFar, right: true, cell: (one) => money(one.paid, one.asset) },
        {
          id: 'state',
          head: words.state,
          right: true,
          cell: (one) =>
            units(one.scheduled) > 0n ? (
              <Pill tone="warn">{words.scheduledSum(money(one.scheduled, one.asset))}</Pill>
            ) : (
              <span className="q-muted">{words.covered}</span>
            ),
        },
      ]}
    />
  );
}
