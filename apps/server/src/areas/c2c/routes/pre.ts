import { c2c, type pre } from '@quay/contract/c2c';
import { text } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { methodsOf } from '../market/offers.ts';
import type { C2cNeeds } from '../needs.ts';
import { amountsParams, bothAt } from '../orders/amounts-params.ts';

export const preRoute =
  ({ c2c: { market, methods } }: C2cNeeds): Route<typeof pre> =>
  async ({ side, symbol, fiat, adId, kinds, ...typed }, context) => {
    const { owner } = context;
    const rows = await context.rows();
    const named = adId === undefined ? undefined : await rows.c2c.ad(adId);
    const isAmountless = adId !== undefined && typed.money === undefined && typed.quantity === undefined;
    const request = isAmountless ? {} : amountsParams(typed, named ?? { asset: symbol, fiat });
    if ('refusal' in request) return refused(request.refusal, request.params, request.field);
    if (adId !== undefined && (!named || named.state === 'closed')) return refused(c2c['ad-unknown'], {}, 'adId');

    const apart = named && market.blocks.refusal(owner, named.owner);
    if (apart) return refused(apart.refusal);
    const taker = named ? undefined : await market.takerOf(owner, rows);
    const best = taker && (await market.best({ side, symbol, fiat, kinds, ...request, taker }));
    const ad = named ?? best?.ad;
    if (!ad) return refused(c2c['no-offer']);
    const price = market.references.priceOf(ad);
    const offer = await market.offerOf(ad);
    if (price === undefined || !offer) return refused(c2c['no-reference'], { symbol: ad.asset });

    const balances = await rows.wallet.balances(owner);
    const sellable = balances.filter(({ book, asset }) => (book === 'spot' || book === 'c2c') && asset === ad.asset);
    const { money, quantity } = bothAt(request, price, ad);
    const accounts = await methods.kindOf(methodsOf(ad));
    return reply({
      offer,
      price: text(price),
      money: text(money),
      quantity: text(quantity),
      available: text(sellable.reduce((sum, { available }) => sum + available, 0n)),
      payTo: [...accounts].map(([methodId, kind]) => ({ methodId, kind })),
    });
  };
