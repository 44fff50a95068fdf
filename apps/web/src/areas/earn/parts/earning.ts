import type { EarnOrder, EarnProduct } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { worthOf } from '../../../holdings/total-value.ts';
import { useTickers } from '../../../trading/market/tickers.ts';
import { dayIncomeOf } from '../sums.ts';

export type Earning = {
  /** What earns now, in USDT at the last prices; own money, nothing that is lent. */
  readonly held: string;
  /** What it brings in a day, in USDT. */
  readonly daily: string;
  /** The same by payer, in USDT, those that pay nothing left out. */
  readonly byPayer: readonly { readonly payer: EarnOrder['payer']; readonly daily: string }[];
  readonly nextAt: number | null;
};

/** What all orders together hold and bring. A coin without a market is left out: it has no worth that could be added. */
export function useEarning(orders: readonly EarnOrder[], products: readonly EarnProduct[]): Earning {
  const tickers = useTickers();
  const worth = (asset: string, amount: string) => units(worthOf(asset, amount, tickers) ?? '0');
  const open = orders.filter(({ endedAt }) => endedAt === null);
  const own = open.filter(({ payer }) => payer !== 'promotion');
  const daily = open.map((one) => ({ payer: one.payer, sum: worth(one.asset, text(dayIncomeOf(one, products))) }));
  const payers = [...new Set(daily.map(({ payer }) => payer))];
  const next = open.flatMap(({ nextIncomeAt }) => nextIncomeAt ?? []);
  const add = (values: readonly bigint[]) => text(values.reduce((sum, value) => sum + value, 0n));
  return {
    held: add(own.map(({ asset, amount }) => worth(asset, amount))),
    daily: add(daily.map(({ sum }) => sum)),
    byPayer: payers
      .map((payer) => ({ payer, daily: add(daily.filter((one) => one.payer === payer).map(({ sum }) => sum)) }))
      .filter((one) => one.daily !== '0'),
    nextAt: next.length > 0 ? Math.min(...next) : null,
  };
}
