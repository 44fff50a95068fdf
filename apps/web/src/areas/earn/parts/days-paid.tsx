import type { EarnProduct } from '@quay/contract/earn';
import { useQuery } from '@tanstack/react-query';
import { productDaysQuery } from '../queries/product-days.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { DayBars } from './day-bars.tsx';

/** The rate that savings really paid, or the sum that an account really paid, in each of the last 30 days. */
export function DaysPaid({ of }: { of: EarnProduct }) {
  const words = earnWords.useWords();
  const { rate, moment, money } = useSaid();
  const { data } = useQuery(productDaysQuery(of.product));
  if (data === undefined) return null;
  const isSavings = of.kind === 'flexible';
  const days = data.toReversed();
  const values = days.map((one) => ({ at: one.at, value: Number(isSavings ? (one.rate ?? '0') : one.paid) }));
  const sorted = days.map((one) => one.rate ?? '0').toSorted((a, b) => Number(a) - Number(b));
  const span = isSavings && days.length > 0 ? words.rateSpan(rate(sorted[0]!), rate(sorted.at(-1)!)) : undefined;
  const last = data[0];
  return (
    <section className="earn-part">
      <p className="q-row-between">
        <b className="q-t16">{isSavings ? words.rateReallyPaid : words.accountPaid}</b>
        <span className="q-muted q-t12">
          {!isSavings && last ? words.lastDayTo(money(last.paid, of.asset), last.people) : words.lastDays(days.length)}
        </span>
      </p>
      {days.length === 0 ? (
        <p className="q-muted">{words.nothingPaidYet}</p>
      ) : (
        <DayBars
          values={values}
          label={span ?? words.accountPaid}
          first={moment(days[0]!.at, of.dayMs)}
          {...(span && { middle: span })}
          last={moment(days.at(-1)!.at, of.dayMs)}
        />
      )}
    </section>
  );
}
