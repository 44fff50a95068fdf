import { type chat, support } from '@quay/contract/support';
import { type Route, refused, told } from '../../../edge/route.ts';
import { customerOf } from '../customer.ts';

export const chatRoute: Route<typeof chat> = async ({ before }, asking) => {
  const customer = customerOf(asking);
  if (!customer) return refused(support['guest-unnamed']);
  return told(await asking.support.chat(customer, before === undefined ? undefined : Number(before)));
};
