import {
  type CoverageRow,
  coverage,
  earn,
  PROMOTION_FUND,
  type ProductDay,
  productDays,
  products,
} from '@quay/contract/earn';
import { paidRate } from '@quay/core/earn-sums';
import { text } from '@quay/money';
import type { Reads } from '@quay/store';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { EarnNeeds } from '../needs.ts';
import { fundOf, shelfOf } from '../shelf.ts';
import { coverageOnWire, walletsOnWire } from '../wire.ts';

/** What was paid since then is not looked at: coverage counts all of it. */
const LATER = Date.UTC(9999, 0);
const DAYS_SHOWN = 30;
/** Days of a product change at its moments of payment alone; many look at the same ones. */
const KEPT_MS = 10_000;

/** What anybody may see: what can be bought, what it really paid, and what is there for what was promised. */
export function productRoutes({ now }: Pick<EarnNeeds, 'now'>): Served[] {
  const kept = new Map<number, { readonly at: number; readonly days: ProductDay[] }>();

  async function daysOf({ earn: rows }: Reads, id: number): Promise<ProductDay[] | undefined> {
    const known = kept.get(id);
    if (known && now() - known.at < KEPT_MS) return known.days;
    const product = await rows.product(id);
    if (!product) return undefined;
    const { kind, dayMs } = product;
    const isSavings = kind === 'flexible';
    // One day more: a payment may be late, and is counted by when it was due.
    const since = now() - (DAYS_SHOWN + 1) * dayMs;
    const paid = await (isSavings ? rows.savingsDays(id, DAYS_SHOWN) : rows.termDays(id, since, DAYS_SHOWN));
    const days = paid.map((day) => ({
      ...{ at: day.at, paid: text(day.paid), scheduled: '0', people: day.people },
      rate: isSavings ? text(paidRate([{ shared: day.paid, weight: day.weight }], dayMs)) : null,
    }));
    kept.set(id, { at: now(), days });
    return days;
  }

  return [
    serve(products, async (_request, context) => reply(await shelfOf(await context.rows()))),
    serve(productDays, async ({ product }, context) => {
      const days = await daysOf(await context.rows(), Number(product));
      return days ? reply(days) : refused(earn['product-unknown'], {}, 'product');
    }),
    serve(coverage, async (_request, context) => reply({ at: now(), rows: await coverageOf(await context.rows()) })),
  ];
}

/** Every product that somebody holds or can buy, and linked wallets, with what is promised and what is there for it. */
export async function coverageOf({ earn: rows, liquidity }: Pick<Reads, 'earn' | 'liquidity'>): Promise<CoverageRow[]> {
  const [all, funds, pools, figures] = await Promise.all([rows.products(), rows.funds(), rows.pools(), rows.figures()]);
  const products = all.map((product) =>
    coverageOnWire(
      product,
      figures.find((one) => one.product === product.id)!,
      fundOf(funds, product),
      pools.find(({ asset }) => asset === product.asset),
    ),
  );
  const terms = await liquidity.terms();
  if (!terms) return products;
  const fund = funds.find(({ code, asset }) => code === PROMOTION_FUND && asset === terms.asset);
  return [...products, walletsOnWire(terms, await liquidity.figures(LATER), fund)];
}
