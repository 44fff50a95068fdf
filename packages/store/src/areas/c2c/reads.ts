import type { Query } from '../../database.ts';
import { type AdsReads, adsReads } from './ads.ts';
import { type AppealsReads, appealsReads } from './appeals.ts';
import { type OrderChatReads, orderChatReads } from './chat.ts';
import { type MethodsReads, methodsReads } from './methods.ts';
import { type OrderNoticesReads, orderNoticesReads } from './notices.ts';
import { type NumbersReads, numbersReads } from './numbers.ts';
import { type OrderFactsReads, orderFactsReads } from './order-facts.ts';
import { type C2cOrdersReads, c2cOrdersReads } from './orders.ts';
import { type C2cPeopleReads, c2cPeopleReads } from './people.ts';
import { type ReviewsReads, reviewsReads } from './reviews.ts';
import { type MerchantReads, merchantReads } from './simulated-merchants.ts';
import { type TimelinesReads, timelinesReads } from './timelines.ts';

/** What the C2C market reads, and the rows that it writes without the core. */
export type C2cReads = AdsReads &
  AppealsReads &
  OrderChatReads &
  MerchantReads &
  MethodsReads &
  NumbersReads &
  OrderNoticesReads &
  OrderFactsReads &
  C2cOrdersReads &
  C2cPeopleReads &
  ReviewsReads &
  TimelinesReads;

export function c2cReads(db: Query): C2cReads {
  return {
    ...adsReads(db),
    ...appealsReads(db),
    ...orderChatReads(db),
    ...merchantReads(db),
    ...methodsReads(db),
    ...numbersReads(db),
    ...orderNoticesReads(db),
    ...orderFactsReads(db),
    ...c2cOrdersReads(db),
    ...c2cPeopleReads(db),
    ...reviewsReads(db),
    ...timelinesReads(db),
  };
}
