import type { EarnProduct } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { DataTable, ListRow, type TableColumn } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { termOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { ProductMark } from './product-mark.tsx';

const hrefOf = ({ product }: EarnProduct) => paths.machine({ open: String(product) });

type ListProps = { machines: readonly EarnProduct[]; open?: string | undefined };

/** The kinds of machines, on a phone. */
export function MachineRows({ machines }: ListProps) {
  const words = earnWords.useWords();
  const { percent, amount, limit, money } = useSaid();
  return (
    <>
      {machines.map((one) => (
        <ListRow
          key={one.product}
          href={hrefOf(one)}
          link={AppLink}
          start={<span className="earn-mark earn-mark--word">{one.sheet?.type}</span>}
          title={one.name}
          sub={words.priceRange(limit(one.min, '').trim(), limit(one.max, one.asset))}
          figure={words.rateADay(percent(one.rate, 2))}
          figureSub={words.incomeOn(
            money(text(termOf(one, units(one.min), 0).daily), one.asset),
            amount(one.min, one.asset),
          )}
        />
      ))}
    </>
  );
}

/** The same as a table, from 1024 px. */
export function MachineTable({ machines, open }: ListProps) {
  const words = earnWords.useWords();
  const columns = useColumns();
  return (
    <DataTable
      label={words.machines}
      twoLines
      columns={columns}
      rows={machines}
      keyOf={({ product }) => String(product)}
      openKey={open}
      hrefOf={hrefOf}
      link={AppLink}
    />
  );
}

function useColumns(): readonly TableColumn<EarnProduct>[] {
  const words = earnWords.useWords();
  const { percent, amount, limit } = useSaid();
  const isTrial = ({ payer }: EarnProduct) => payer === 'promotion';
  const least = (one: EarnProduct) => termOf(one, units(one.min), 0);
  return [
    {
      id: 'kind',
      head: words.columns.kind,
      cell: (one) => (
        <span className="q-row q-gap-3">
          <ProductMark {...one} />
          <span>
            <span className="q-block q-mid">{one.name}</span>
            <span className="q-block q-t12 q-muted">{isTrial(one) ? words.lentOnce : one.sheet?.type}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'price',
      head: words.columns.price,
      right: true,
      cell: (one) => (isTrial(one) ? '–' : words.between(limit(one.min, '').trim(), limit(one.max, one.asset))),
    },
    { id: 'term', head: words.columns.term, right: true, cell: ({ days }) => words.daysShort(days ?? 0) },
    { id: 'rate', head: words.columns.rate, right: true, strong: true, cell: ({ rate }) => percent(rate, 2) },
    {
      id: 'income',
      head: words.columns.leastIncome,
      right: true,
      from: 1200,
      cell: (one) =>
        isTrial(one)
          ? words.amountInAll(amount(text(least(one).all), one.asset))
          : words.amountADay(amount(text(least(one).daily), one.asset)),
    },
    {
      id: 'all',
      head: words.columns.inAll,
      right: true,
      from: 1440,
      cell: (one) => amount(text(isTrial(one) ? least(one).all : least(one).back), one.asset),
    },
    { id: 'payer', head: words.columns.payer, muted: true, cell: ({ payer }) => words.payerShort[payer] },
    {
      id: 'act',
      head: <span className="q-unseen">{words.columns.act}</span>,
      right: true,
      cell: (one) => (
        <span className="earn-act-word">
          {!one.open ? words.soldOut : isTrial(one) ? words.acts.trial : words.look}
        </span>
      ),
    },
  ];
}
