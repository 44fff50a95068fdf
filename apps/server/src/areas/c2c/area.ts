import type { C2cChange } from '@quay/contract/c2c';
import {
  adDetail,
  advertiser,
  advertiserReviews,
  answerFault,
  buy,
  cancel,
  closeAd,
  coins,
  countries,
  createAd,
  fiats,
  me,
  myAds,
  offers,
  orderDetail,
  orders,
  pay,
  pre,
  quickBuy,
  quickSell,
  release,
  reviewOrder,
  sell,
  setTaking,
  shelveAd,
  statistics,
  unshelveAd,
  updateAd,
} from '@quay/contract/c2c';
import type { Area } from '../../area.ts';
import type { CorePort } from '../../core-host/port.ts';
import { type C2cNeeds, type Served, serve } from './asking.ts';
import { type FollowerNeeds, startFollower } from './follower.ts';
import { legacyRoutes } from './legacy/routes.ts';
import { c2cNoticeRoutes } from './notices-routes.ts';
import { c2cPeopleRoutes } from './people-routes.ts';
import { adDetailRoute } from './routes/ad-detail.ts';
import { advertiserRoute } from './routes/advertiser.ts';
import { advertiserReviewsRoute } from './routes/advertiser-reviews.ts';
import { answerFaultRoute } from './routes/answer-fault.ts';
import { buyRoute } from './routes/buy.ts';
import { cancelRoute } from './routes/cancel.ts';
import { closeAdRoute } from './routes/close-ad.ts';
import { coinsRoute } from './routes/coins.ts';
import { countriesRoute } from './routes/countries.ts';
import { createAdRoute } from './routes/create-ad.ts';
import { fiatsRoute } from './routes/fiats.ts';
import { meRoute } from './routes/me.ts';
import { myAdsRoute } from './routes/my-ads.ts';
import { offersRoute } from './routes/offers.ts';
import { orderDetailRoute } from './routes/order-detail.ts';
import { ordersRoute } from './routes/orders.ts';
import { payRoute } from './routes/pay.ts';
import { preRoute } from './routes/pre.ts';
import { quickBuyRoute } from './routes/quick-buy.ts';
import { quickSellRoute } from './routes/quick-sell.ts';
import { releaseRoute } from './routes/release.ts';
import { reviewOrderRoute } from './routes/review-order.ts';
import { sellRoute } from './routes/sell.ts';
import { setTakingRoute } from './routes/set-taking.ts';
import { shelveAdRoute } from './routes/shelve-ad.ts';
import { statisticsRoute } from './routes/statistics.ts';
import { unshelveAdRoute } from './routes/unshelve-ad.ts';
import { updateAdRoute } from './routes/update-ad.ts';

const routes: readonly Served[] = [
  serve(fiats, fiatsRoute),
  serve(countries, countriesRoute),
  serve(coins, coinsRoute),
  serve(offers, offersRoute),
  serve(me, meRoute),
  serve(createAd, createAdRoute),
  serve(updateAd, updateAdRoute),
  serve(adDetail, adDetailRoute),
  serve(myAds, myAdsRoute),
  serve(shelveAd, shelveAdRoute),
  serve(unshelveAd, unshelveAdRoute),
  serve(closeAd, closeAdRoute),
  serve(pre, preRoute),
  serve(buy, buyRoute),
  serve(sell, sellRoute),
  serve(quickBuy, quickBuyRoute),
  serve(quickSell, quickSellRoute),
  serve(orders, ordersRoute),
  serve(orderDetail, orderDetailRoute),
  serve(pay, payRoute),
  serve(cancel, cancelRoute),
  serve(release, releaseRoute),
  serve(answerFault, answerFaultRoute),
  serve(reviewOrder, reviewOrderRoute),
  serve(advertiser, advertiserRoute),
  serve(advertiserReviews, advertiserReviewsRoute),
  serve(setTaking, setTakingRoute),
  serve(statistics, statisticsRoute),
  ...c2cPeopleRoutes,
  ...c2cNoticeRoutes,
];

/** Both sides of an order hear by the socket, in the conversation and by notices what is committed from now on. */
export function c2cArea(needs: C2cNeeds & Pick<FollowerNeeds, 'until' | 'log'> & { readonly core: CorePort }): Area {
  const { c2c, core, identity } = needs;
  let push: (user: number, orderId: number, what: C2cChange) => void = () => {};
  const changed: typeof push = (...change) => push(...change);
  c2c.chat.onChanged(changed);
  const own = routes.map((one) => one(needs));
  const events = startFollower({ ...needs, ...c2c, port: core, changed, now: identity.now });
  return {
    routes: [...own, ...legacyRoutes(needs, own)],
    pushes: {
      user: [
        {
          channel: 'c2c',
          begin(say) {
            push = (user, orderId, what) => say(user, { orderId, changedAt: Date.now(), what });
          },
        },
      ],
    },
    close: () => events.close(),
  };
}
