import type { legacyUserCenter } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { reworded } from '../legacy/reworded.ts';
import { figuresOf } from '../legacy/wire.ts';
import { meRoute } from './me.ts';

export const legacyUserCenterRoute: Route<typeof legacyUserCenter> = async (_request, asking) => {
  const user = await asking.reads.identity.userById(asking.owner);
  return reworded(meRoute({}, asking), (me) => ({
    c2c_user_id: String(asking.owner),
    nick_name: user?.nickname ?? '',
    c2c_user_type: me.c2c_user_type,
    ...figuresOf(me.reputation),
    real_name: me.realName ?? '',
    fund_password: me.fundPassword,
    taking: me.taking,
    cancels_left: me.cancelsLeft,
    day_left: me.dayLeft,
    nofinish_order_count: me.open,
    unread_msg: me.unread,
  }));
};
