import { trading } from '@quay/contract';
import { adlPlaces, adlQueue, fundFlows, insuranceFund } from '@quay/contract/perpetual';
import { accountName, fundPeak, systemAccounts } from '@quay/core';
import { fundKeeps } from '@quay/core/margin';
import { text } from '@quay/money';
import { pageOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { accountKeysOf } from '../account.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { fundFlowOnWire, queuePlaceOnWire } from '../records-wire.ts';

const PAGE = 50;
const END = Number.MAX_SAFE_INTEGER;
const QUARTER_MS = 90 * 86_400_000;

/** What pays when a liquidation falls short: the insurance fund with all that it got and gave, and the queues behind it. */
export function insuranceRoutes({ contracts, queues }: Pick<PerpetualNeeds, 'contracts' | 'queues'>): Served[] {
  return [
    serve(insuranceFund, async (_request, context) => {
      const { perpetual } = await context.rows();
      const now = Date.now();
      const [{ positions, balances }, peaks] = await Promise.all([
        perpetual.holdingsOf(systemAccounts.insurance),
        perpetual.fundPeaks(),
      ]);
      const funds = accountKeysOf(contracts).map(async ({ book, coin }) => {
        const account = accountName(book, coin);
        const there = balances.find((one) => one.book === book && one.asset === coin);
        const { available: balance } = there ?? { available: 0n };
        const own = peaks.filter(({ asset }) => asset === account);
        const peak = fundPeak(balance, own, now);
        const held = positions.filter(
          ({ contract, quantity }) => quantity !== 0n && contracts.accountOf(contract) === account,
        );
        return {
          ...{ book, coin, balance: text(balance), peak: text(peak), kept: text(fundKeeps(peak)) },
          positions: held.map(({ contract, quantity }) => ({ symbol: contract, quantity: text(quantity) })),
          deleveraged: await perpetual.deleveraged(book === 'delivery', coin, now - QUARTER_MS),
        };
      });
      return reply(await Promise.all(funds));
    }),
    serve(fundFlows, async ({ coin, book = 'contract', ...page }, context) => {
      const { before = END, size } = pageOf(page);
      const { perpetual } = await context.rows();
      return reply((await perpetual.fundFlows(accountName(book, coin), before, size)).map(fundFlowOnWire));
    }),
    serve(adlQueue, async ({ symbol, side, after = '0' }) => {
      if (!contracts.find(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
      const { at, places } = await queues.of(symbol, side === 'long');
      const first = Number(after);
      const page = places.slice(first, first + PAGE);
      return reply({
        ...{ symbol, side, at, of: places.length },
        places: page.map((one, n) => queuePlaceOnWire(one, first + n + 1, queues.person(one.target.owner, symbol, at))),
      });
    }),
    serve(adlPlaces, async (_request, context) => {
      const { perpetual } = await context.rows();
      const open = (await perpetual.positions(context.owner)).filter(({ quantity }) => quantity !== 0n);
      const places = open.map(async ({ contract: symbol, quantity }) => {
        const { at, places: all, placeOf } = await queues.of(symbol, quantity > 0n);
        const place = placeOf.get(context.owner);
        // A position that is younger than the queue has no place in it yet.
        if (place === undefined) return [];
        const { lamps } = all[place - 1]!;
        const side = quantity > 0n ? ('long' as const) : ('short' as const);
        return [{ symbol, side, at, place, of: all.length, lamps, person: queues.person(context.owner, symbol, at) }];
      });
      return reply((await Promise.all(places)).flat());
    }),
  ];
}
