import type { profitLoss } from '@quay/contract/wallet';
import { ONE } from '@quay/money';
import { type Route, reply } from '../../../edge/route.ts';
import { movingCauses } from '../moving-causes.ts';
import type { WalletNeeds } from '../needs.ts';
import { DAY_MS, profitOf } from '../profit.ts';

export const profitLossRoute =
  ({ market }: WalletNeeds): Route<typeof profitLoss> =>
  async (request, context) => {
    const { owner } = context;
    const { wallet } = await context.rows();
    const at = Date.now();
    const today = at - (at % DAY_MS);
    const days = Array.from(
      { length: Number(request.days) + 1 },
      (_, n) => today - (Number(request.days) - n) * DAY_MS,
    );
    const now = pricesOf(market, at);
    const [ended, held, moves, prices] = await Promise.all([
      wallet.dayBalances(owner, days.slice(0, -1)),
      wallet.balances(owner),
      wallet.dayMoves(owner, days[1]!, movingCauses),
      wallet.dayPrices([...now.keys()], days[0]!),
    ]);
    const running = held.map(({ asset, available, frozen }) => ({ day: today, asset, amount: available + frozen }));
    return reply(profitOf({ days, balances: [...ended, ...running], moves, prices, now }));
  };

/** The last price of every coin that is traded. */
function pricesOf(market: WalletNeeds['market'], at: number): Map<string, bigint> {
  const prices = new Map<string, bigint>();
  for (const { symbol, base, quote } of market.markets()) {
    prices.set(quote, ONE);
    prices.set(base, market.ticker(symbol, at).last);
  }
  return prices;
}
