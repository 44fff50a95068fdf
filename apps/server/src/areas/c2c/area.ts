import {
  advertiser,
  advertiserReviews,
  answerFault,
  cancel,
  me,
  offers,
  pay,
  pre,
  release,
  reviewOrder,
  saveMethod,
  setTaking,
  statistics,
} from '@quay/contract/c2c';
import type { Area } from '../../area.ts';
import type { CorePort } from '../../core-host/port.ts';
import { type Served, serve } from '../../edge/route.ts';
import { type EventHandlerNeeds, startEventHandler } from './event-handler.ts';
import { legacyRoutes } from './legacy/routes.ts';
import type { C2cNeeds } from './needs.ts';
import { adRoutes } from './routes/ads.ts';
import { advertiserRoute } from './routes/advertiser.ts';
import { advertiserReviewsRoute } from './routes/advertiser-reviews.ts';
import { answerFaultRoute } from './routes/answer-fault.ts';
import { appealRoutes } from './routes/appeals.ts';
import { cancelRoute } from './routes/cancel.ts';
import { chatRoutes } from './routes/chat.ts';
import { currencyRoutes } from './routes/currencies.ts';
import { meRoute } from './routes/me.ts';
import { noticeRoutes } from './routes/notices.ts';
import { offersRoute } from './routes/offers.ts';
import { orderRoutes } from './routes/orders.ts';
import { payRoute } from './routes/pay.ts';
import { paymentMethodRoutes } from './routes/payment-methods.ts';
import { peopleRoutes } from './routes/people.ts';
import { preRoute } from './routes/pre.ts';
import { releaseRoute } from './routes/release.ts';
import { reviewOrderRoute } from './routes/review-order.ts';
import { saveMethodRoute } from './routes/save-method.ts';
import { setTakingRoute } from './routes/set-taking.ts';
import { statisticsRoute } from './routes/statistics.ts';
import { timelineRoutes } from './routes/timelines.ts';

const c2cRoutes = (needs: C2cNeeds & { readonly core: CorePort }): Served[] => [
  ...currencyRoutes(needs),
  serve(offers, offersRoute(needs)),
  serve(me, meRoute(needs)),
  ...adRoutes(needs),
  serve(pre, preRoute(needs)),
  ...orderRoutes(needs),
  serve(pay, payRoute(needs)),
  serve(cancel, cancelRoute(needs)),
  serve(release, releaseRoute(needs)),
  serve(answerFault, answerFaultRoute(needs)),
  serve(reviewOrder, reviewOrderRoute(needs)),
  serve(advertiser, advertiserRoute(needs)),
  serve(advertiserReviews, advertiserReviewsRoute(needs)),
  ...peopleRoutes(needs),
  serve(setTaking, setTakingRoute(needs)),
  serve(statistics, statisticsRoute(needs)),
  ...paymentMethodRoutes(needs),
  serve(saveMethod, saveMethodRoute(needs)),
  ...chatRoutes(needs),
  ...timelineRoutes(needs),
  ...appealRoutes(needs),
  ...noticeRoutes(needs),
];

/** Both sides of an order get what is committed from now on by the socket, in the conversation and by notices. */
export function c2cArea(
  needs: C2cNeeds & Pick<EventHandlerNeeds, 'until' | 'log'> & { readonly core: CorePort },
): Area {
  const { c2c, core, identity } = needs;
  let send: EventHandlerNeeds['push'] = () => {};
  const push: typeof send = (user, changed) => send(user, changed);
  c2c.chat.onChanged(push);
  const own = c2cRoutes(needs);
  const events = startEventHandler({ ...needs, ...c2c, port: core, push, now: identity.now });
  return {
    routes: [...own, ...legacyRoutes(needs, own)],
    pushes: {
      user: [
        {
          channel: 'c2c',
          begin(say) {
            send = (user, changed) => say(user, { ...changed, changedAt: Date.now() });
          },
        },
      ],
    },
    close: () => events.close(),
  };
}
