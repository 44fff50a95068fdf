import { feeTiers, type Product, VOLUME_DAYS } from '@quay/contract/trading';
import { text } from '@quay/money';
import type { RequestContext } from '../edge/request-context.ts';
import { reply } from '../edge/route.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The route that says a user's fee tier of a product, and what it was earned with. */
export const feeRatesOf = (product: Product) => async (_request: unknown, context: RequestContext) => {
  const rows = await context.rows();
  const today = Math.floor(Date.now() / DAY_MS);
  const { tier, volumes } = await rows[product].feeVolumes(context.owner, today - VOLUME_DAYS);
  let full = 0n;
  let sinceMidnight = 0n;
  for (const { day, amount } of volumes) {
    if (day < today) full += amount;
    else sinceMidnight += amount;
  }
  return reply({ tier, volume: text(full), today: text(sinceMidnight), tiers: [...feeTiers] });
};
