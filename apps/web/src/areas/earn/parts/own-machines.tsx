import type { EarnOrder } from '@quay/contract/earn';
import { DataTable } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { passedOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { hrefOfOrder } from './hrefs.ts';
import { TakeOut } from './takeout.tsx';
import { TermRule } from './term-rule.tsx';

/** The machines of the user, with how far each term is and what can be taken out. */
export function OwnMachines({ orders }: { orders: readonly EarnOrder[] }) {
  const words = earnWords.useWords();
  const { amount, signed, moment } = useSaid();
  return (
    <section className="earn-own-machines">
      <p className="earn-payer-head">
        <b className="q-t16">{words.yours}</b>
        <AppLink className="q-act" href={paths.miningMachineOrder()}>
          {words.pages.orders}
        </AppLink>
      </p>
      <DataTable
        label={words.myMachines}
        rows={orders}
        keyOf={({ order }) => order}
        hrefOf={hrefOfOrder}
        link={AppLink}
        columns={[
          { id: 'name', head: words.columns.machine, cell: ({ name }) => <span className="q-mid">{name}</span> },
          { id: 'sum', head: words.columns.sum, right: true, cell: (one) => amount(one.amount, one.asset) },
          {
            id: 'term',
            head: words.columns.term,
            from: 1200,
            cell: (one) => (
              <span className="earn-term-cell q-t12 q-muted">
                <TermRule
                  ticks={40}
                  lit={passedOf(one, exchangeNow())}
                  now={passedOf(one, exchangeNow())}
                  label={words.untilDay(moment(one.endsAt!, one.dayMs))}
                />
                {words.untilDay(moment(one.endsAt!, one.dayMs))}
              </span>
            ),
          },
          {
            id: 'income',
            head: words.incomeUntilNow,
            right: true,
            cell: (one) => <span className="q-rise">{signed(one.income, one.asset)}</span>,
          },
          {
            id: 'take',
            head: words.toTakeOut,
            right: true,
            strong: true,
            cell: (one) => amount(one.toTakeOut, one.asset),
          },
        ]}
      />
      <div className="earn-own-take">
        <TakeOut orders={orders} />
      </div>
    </section>
  );
}
