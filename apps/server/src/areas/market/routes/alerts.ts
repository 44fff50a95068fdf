import { trading } from '@quay/contract';
import {
  ALERTS_MAX,
  type AlertKind,
  type AlertWindow,
  alerts,
  MOVE_LEAST,
  MOVE_MOST,
  market as refusals,
  removeAlert,
  setAlert,
} from '@quay/contract/market';
import { instrumentKey } from '@quay/contract/trading';
import { parse, text, units } from '@quay/money';
import { type Reply, refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { MarketNeeds } from '../needs.ts';

type Wanted = { price?: string | undefined; percent?: string | undefined; within?: AlertWindow | undefined };
type Condition = { readonly price: bigint | null; readonly rate: bigint | null; readonly within: AlertWindow | null };

/** A percentage has so many units for one part in a hundred. */
const PERCENT = 100n;

/** Price alerts of the user: what there are, one more, one less. */
export const alertRoutes = ({ market, alerts: of }: MarketNeeds): Served[] => [
  serve(alerts, async (_request, { owner }) => reply(await of.list(owner))),

  serve(setAlert, async ({ product = 'spot', symbol, kind, ...wanted }, { owner }) => {
    const key = instrumentKey({ product, symbol });
    const tick = market.tick(key);
    if (tick === undefined) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    const where = { product, market: symbol };
    const condition = kind === 'moves' ? moveOf(wanted) : crossingOf(kind, wanted, tick, of.lastPrice(where));
    if ('outcome' in condition) return condition;
    const set = await of.set({ userId: owner, ...where, kind, ...condition });
    if (set === 'full') return refused(refusals['alerts-full'], { max: String(ALERTS_MAX) });
    return reply(await of.list(owner));
  }),

  serve(removeAlert, async ({ id }, { owner }) => {
    await of.remove(owner, id);
    return reply(await of.list(owner));
  }),
];

function crossingOf(kind: AlertKind, wanted: Wanted, tick: bigint, last: bigint): Condition | Reply<never> {
  const price = parse(wanted.price ?? '');
  if (price === undefined || price <= 0n || price % tick !== 0n) {
    return refused(refusals['alert-price-wrong'], { tick: text(tick) }, 'price');
  }
  const isThere = kind === 'rises-above' ? last >= price : last <= price;
  if (isThere) return refused(refusals['alert-at-once'], { last: text(last) }, 'price');
  return { price, rate: null, within: null };
}

function moveOf({ percent, within }: Wanted): Condition | Reply<never> {
  const share = parse(percent ?? '');
  const isWithin = share !== undefined && share >= units(MOVE_LEAST) && share <= units(MOVE_MOST);
  if (!isWithin || share % PERCENT !== 0n || within === undefined) {
    return refused(refusals['alert-move-wrong'], { least: MOVE_LEAST, most: MOVE_MOST }, 'percent');
  }
  return { price: null, rate: share / PERCENT, within };
}
