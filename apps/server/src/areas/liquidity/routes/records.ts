import { PROMOTION_FUND } from '@quay/contract/earn';
import {
  days,
  daysExport,
  LIQUIDITY_COIN,
  overview,
  READINGS_A_DAY,
  READINGS_MIN,
  wallets,
} from '@quay/contract/liquidity';
import { freeOf } from '@quay/core/earn-sums';
import { text } from '@quay/money';
import { csvOf } from '../../../edge/csv.ts';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { dayColumns } from '../files.ts';
import type { LiquidityNeeds } from '../needs.ts';
import { checksummed, dayOnWire, walletOnWire } from '../wire.ts';

const PAGE = 20;
const LAST = Number.MAX_SAFE_INTEGER;

/** What linked wallets are paid, and what somebody has of it. */
export const recordRoutes = ({ chain, now }: Pick<LiquidityNeeds, 'chain' | 'now'>): Served[] => [
  serve(overview, async (_request, context) => {
    const { liquidity, earn } = await context.rows();
    const terms = await liquidity.terms();
    if (!terms) return reply(null);
    const [figures, funds] = await Promise.all([liquidity.figures(now() - terms.dayMs), earn.funds()]);
    const fund = funds.find(({ code, asset }) => code === PROMOTION_FUND && asset === LIQUIDITY_COIN);
    const networks = chain.networks.filter(({ name }) => chain.token(name, LIQUIDITY_COIN));
    return reply({
      ...{ at: now(), open: terms.isOpen && networks.length > 0, coin: LIQUIDITY_COIN, rate: text(terms.dailyRate) },
      ...{ minHeld: text(terms.minHeld), maxHeld: text(terms.maxHeld), dayMs: terms.dayMs },
      ...{ readings: READINGS_A_DAY, readingsMin: READINGS_MIN, linked: figures.linked },
      networks: networks.map(({ name: network, label, chainId }) => ({ network, label, chainId })),
      budget: {
        left: text(fund ? freeOf(fund) : 0n),
        funded: text(fund ? fund.putIn - fund.takenOut + fund.received : 0n),
        ...{ paid: text(terms.paid), paidLastDay: text(figures.paidLastDay), scheduled: text(terms.scheduled) },
      },
    });
  }),
  serve(wallets, async (_request, context) => {
    const { liquidity } = await context.rows();
    const [terms, own] = await Promise.all([liquidity.terms(), liquidity.wallets(context.owner)]);
    return reply(own.map((row) => walletOnWire(row, terms!.dayMs)));
  }),
  serve(days, async ({ before }, context) => {
    const { liquidity } = await context.rows();
    const below = before === undefined ? LAST : Number(before);
    const [terms, own] = await Promise.all([liquidity.terms(), liquidity.days(context.owner, below, PAGE)]);
    return reply(own.map((row) => dayOnWire(row, terms!.dayMs)));
  }),
  serve(daysExport, async (_request, context) => {
    const { liquidity } = await context.rows();
    const [terms, wallets] = await Promise.all([liquidity.terms(), liquidity.wallets(context.owner)]);
    const file = await csvOf(dayColumns, async (after = 0, size) => {
      const own = await liquidity.daysAfter(context.owner, after, size);
      return own.map((row) => {
        const { address, network } = wallets.find(({ id }) => id === row.wallet)!;
        return { ...dayOnWire(row, terms!.dayMs), address: checksummed(address), network };
      });
    });
    return reply(file);
  }),
];
