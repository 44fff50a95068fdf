import { pools, products } from '@quay/contract/loans';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { LoansNeeds } from '../needs.ts';
import { poolOnWire, productOnWire } from '../wire.ts';

/** What everybody may see: on which terms is lent, and what of. */
export const productRoutes = ({ contracts, now }: Pick<LoansNeeds, 'contracts' | 'now'>): Served[] => [
  serve(products, async (_request, context) => {
    const { loans } = await context.rows();
    const [rows, all] = await Promise.all([loans.products(), loans.pools()]);
    const lendable = new Map(all.map((pool) => [pool.asset, pool.lendable]));
    return reply(rows.map((row) => productOnWire(row, lendable.get(row.asset) ?? 0n, contracts, now())));
  }),
  serve(pools, async (_request, context) => {
    const { loans } = await context.rows();
    return reply((await loans.pools()).map(poolOnWire));
  }),
];
