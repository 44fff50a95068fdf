import { c2c, type statistics } from '@quay/contract/c2c';
import { text } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 30;

export const statisticsRoute =
  ({ c2c: { market, orders } }: C2cNeeds): Route<typeof statistics> =>
  async (_request, context) => {
    const { owner } = context;
    const trader = (await market.traders.read([owner])).get(owner);
    if (trader?.merchant !== 'verified') return refused(c2c['not-acceptor']);

    const rows = await context.rows();
    const at = Date.now();
    const today = at - (at % DAY_MS);
    const first = today - (DAYS - 1) * DAY_MS;
    const [figures, traded, balances, { waiting }] = await Promise.all([
      rows.c2c.tradeFigures(owner, first),
      rows.c2c.tradeDays(owner, first),
      rows.wallet.balances(owner),
      orders.counts(owner, rows),
    ]);
    const byDay = Array.from({ length: DAYS }, (_, n) => {
      const day = first + n * DAY_MS;
      const { orders: count, value } = traded.find((one) => one.day === day) ?? { orders: 0, value: 0n };
      return { day, orders: count, value: text(value) };
    });
    const { orders: ordersToday, value } = byDay.at(-1)!;
    return reply({
      today: { orders: ordersToday, value },
      days30: { ...figures, bought: text(figures.bought), sold: text(figures.sold) },
      byDay,
      inEscrow: balances
        .filter(({ book, frozen }) => book === 'c2c' && frozen > 0n)
        .map(({ asset, frozen }) => ({ symbol: asset, amount: text(frozen) })),
      waiting,
    });
  };
