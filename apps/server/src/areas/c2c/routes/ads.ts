import { adDetail, c2c, closeAd, createAd, myAds, shelveAd, unshelveAd, updateAd } from '@quay/contract/c2c';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';
import { pageOf } from '../page-of.ts';
import { adReply } from './ad-reply.ts';

/** A merchant's own ads. */
export const adRoutes = ({ c2c: { ads } }: C2cNeeds): Served[] => [
  serve(createAd, async (request, context) =>
    adReply(ads, context, await ads.create(context.owner, request, context.rows)),
  ),
  serve(updateAd, async ({ adId, ...request }, context) =>
    adReply(ads, context, await ads.update(context.owner, adId, request, await context.rows())),
  ),
  serve(adDetail, async ({ adId }, context) => {
    const rows = await context.rows();
    const found = await ads.find(context.owner, adId, rows);
    if (!found) return refused(c2c['ad-unknown']);
    const [ad] = await ads.onWire([found], rows);
    return reply(ad!);
  }),
  serve(myAds, async ({ size, pageNo, pageSize, ...wanted }, context) => {
    const rows = await context.rows();
    const page = pageOf({ size, pageNo, pageSize });
    return reply(await ads.onWire(await ads.list(context.owner, { ...wanted, ...page }, rows), rows));
  }),
  serve(shelveAd, async ({ adId }, context) =>
    adReply(ads, context, await ads.shelve(context.owner, adId, await context.rows())),
  ),
  serve(unshelveAd, async ({ adId }, context) => adReply(ads, context, await ads.unshelve(context.owner, adId))),
  serve(closeAd, async ({ adId }, context) => adReply(ads, context, await ads.close(context.owner, adId))),
];
