import type { dayProfit } from '@quay/contract/wallet';
import { ONE } from '@quay/money';
import { openedAt } from '@quay/store';
import { type Route, reply } from '../../../edge/route.ts';
import { type CoinPrices, dayProfitOf } from '../day-profit.ts';
import { movingCauses } from '../moving-causes.ts';
import type { WalletNeeds } from '../needs.ts';
import { DAY_MS } from '../profit.ts';

const STEP_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Full hours between then and now that have a price of their own. */
const HOURS = 23;

export const dayProfitRoute =
  ({ market }: WalletNeeds): Route<typeof dayProfit> =>
  async (_request, context) => {
    const { owner } = context;
    const { wallet } = await context.rows();
    const now = Date.now();
    // The price of 24 hours ago is the one at this moment: see `RollingDay`.
    const since = openedAt('5m', now - DAY_MS) + STEP_MS;
    const firstHour = openedAt('1h', now) - (HOURS - 1) * HOUR_MS;
    const hours = Array.from({ length: HOURS }, (_, n) => firstHour + n * HOUR_MS);
    const [then, held, moves] = await Promise.all([
      wallet.balancesAt(owner, [since, ...hours]),
      wallet.balances(owner),
      wallet.movesSince(owner, since, movingCauses),
    ]);
    const running = held.map(({ asset, available, frozen }) => ({ at: now, asset, amount: available + frozen }));

    const prices = new Map<string, CoinPrices>();
    for (const { symbol, base, quote } of market.markets()) {
      prices.set(quote, { open: ONE, hourly: hours.map(() => ONE), last: ONE });
      const { open, last } = market.ticker(symbol, now);
      prices.set(base, { open, hourly: market.trend(symbol, now).slice(0, HOURS), last });
    }
    return reply(dayProfitOf({ since, hours, now, balances: [...then, ...running], moves, prices }));
  };
