import type { Prices } from '@quay/core/lending';
import { priceAtRate } from '@quay/core/lending';
import { ONE } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { type Held, LIQUIDATION, loanFiguresOf } from '../loan-figures.ts';
import { useSaid } from '../use-said.ts';

type LoanCostsProps = {
  of: Held;
  asset: string;
  pledge: string;
  days: number;
  prices: Prices | undefined;
  saleFeeRate: bigint;
  initialRate: bigint;
  at: number;
};

/** What a loan costs: an hour, a year, its whole term. */
export function LoanCosts({
  of,
  asset,
  days,
  prices,
  at,
}: Omit<LoanCostsProps, 'pledge' | 'saleFeeRate' | 'initialRate'>) {
  const { words, figures, money, rate } = useSaid();
  const { debt } = of;
  const now = loanFiguresOf(of, prices, at);
  const then = loanFiguresOf(of, prices, debt.dueAt);
  // Before anything is typed the terms stand there alone.
  const isThere = debt.principal > 0n;
  return (
    <dl>
      <KeyValue label={words.eachHour}>
        <span className="q-n">
          {isThere ? words.rateAmount(rate(debt.hourlyRate), money(now.hourly, asset)) : rate(debt.hourlyRate)}
        </span>
      </KeyValue>
      <KeyValue label={words.aYear}>
        <b className="q-n q-warn">{rate(now.yearly)}</b>
      </KeyValue>
      {isThere && (
        <>
          <KeyValue label={words.keptFor(days)}>
            <span className="q-n">{money(then.interest, asset)}</span>
          </KeyValue>
          <KeyValue label={words.repayOn(figures.dateTime(debt.dueAt))}>
            <span className="q-n">{money(then.owed, asset)}</span>
          </KeyValue>
        </>
      )}
      <KeyValue label={words.earlier}>{words.nothingExtra}</KeyValue>
    </dl>
  );
}

/** What happens where it is not repaid, or the pledge falls. */
export function LoanLimits({ of, pledge, days, prices, saleFeeRate, initialRate, at }: Omit<LoanCostsProps, 'asset'>) {
  const { words, figures, price, rate, percent } = useSaid();
  const { debt, pledged } = of;
  const now = loanFiguresOf(of, prices, at);
  const then = loanFiguresOf(of, prices, debt.dueAt);
  const soldThen = prices && pledged > 0n ? priceAtRate(then.owed, pledged, prices.asset, LIQUIDATION) : undefined;
  const late = figures.quantity(String(Number(debt.lateMultiple) / Number(ONE)), 0);
  return (
    <dl>
      {debt.principal > 0n && (
        <KeyValue label={words.soldAt(pledge)}>
          <span className="q-n">
            {now.soldAt === undefined
              ? '–'
              : words.soldAtThen(price(now.soldAt), soldThen === undefined ? '–' : price(soldThen), days)}
          </span>
        </KeyValue>
      )}
      <KeyValue label={words.soldThen}>{words.backTo(percent(initialRate))}</KeyValue>
      <KeyValue label={words.saleFee}>{words.toThePool(rate(saleFeeRate))}</KeyValue>
      <KeyValue label={words.late}>
        <span className="q-warn">{words.lateTimes(late)}</span>
      </KeyValue>
    </dl>
  );
}
