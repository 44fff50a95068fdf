import { type readMessages, support } from '@quay/contract/support';
import { type Route, refused, told } from '../../../edge/route.ts';
import { customerOf } from '../customer.ts';

export const readMessagesRoute: Route<typeof readMessages> = async ({ upTo }, asking) => {
  const customer = customerOf(asking);
  if (!customer) return refused(support['guest-unnamed']);
  await asking.support.readByCustomer(customer, upTo);
  return told({});
};
