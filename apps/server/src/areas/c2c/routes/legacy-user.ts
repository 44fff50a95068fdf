import type { legacyUser } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { reworded } from '../legacy/reworded.ts';
import { figuresOf, personOf } from '../legacy/wire.ts';
import { advertiserRoute } from './advertiser.ts';

export const legacyUserRoute: Route<typeof legacyUser> = ({ c2c_user_id }, asking) =>
  reworded(advertiserRoute({ userId: Number(c2c_user_id) }, asking), (advertiser) => {
    const { orders, good, bad, counterparties, releaseSeconds, paySeconds } = advertiser.reputation;
    return {
      ...personOf(advertiser),
      ...figuresOf(advertiser.reputation),
      total_success_orders: orders,
      thirty_days_pass_average_time: releaseSeconds,
      thirty_days_pay_average_time: paySeconds,
      appraise_good: good,
      appraise_bad: bad,
      accounts: counterparties,
      deposit: advertiser.deposit,
      create_time: advertiser.memberSince,
    };
  });
