import type { Prices } from '@quay/core/lending';
import { fallen, type Held, loanFiguresOf } from '../loan-figures.ts';
import { useSaid } from '../use-said.ts';
import { TimeRule } from './time-rule.tsx';

const FALLS = [10, 20, 30] as const;

type TimeLeftProps = {
  of: Held;
  pledge: string;
  prices: Prices | undefined;
  at: number;
};

/** How long it is to the warning and to the forced sale, at a flat price and after a fall of it. */
export function TimeLeft({ of, pledge, prices, at }: TimeLeftProps) {
  const { words, left, price } = useSaid();
  const figures = loanFiguresOf(of, prices, at);
  return (
    <section className="loans-time">
      <p className="q-row-between">
        <b className="q-t16">{words.timeToSale}</b>
        <b className="q-t20 q-n">{left(figures.toSale)}</b>
      </p>
      <p className="q-muted">{words.ifItStays(pledge)}</p>
      <TimeRule of={figures} pledge={pledge} />
      {prices && (
        <table className="loans-falls">
          <caption className="q-unseen">{words.ifFalls(pledge)}</caption>
          <thead>
            <tr className="q-muted q-t12">
              <th scope="col">{words.ifFalls(pledge)}</th>
              <th scope="col">{words.warningHead}</th>
              <th scope="col">{words.saleHead}</th>
            </tr>
          </thead>
          <tbody>
            {FALLS.map((percent) => {
              const then = fallen(prices, percent);
              const { toWarning, toSale } = loanFiguresOf(of, then, at);
              return (
                <tr key={percent}>
                  <th scope="row">{words.fallsTo(String(percent), price(then.pledge))}</th>
                  <td className="q-n">{left(toWarning)}</td>
                  <td className="q-n">{left(toSale)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {of.debt.hourMs < 3_600_000 && <p className="q-muted q-t12">{words.shortHour(String(of.debt.hourMs / 1000))}</p>}
    </section>
  );
}
