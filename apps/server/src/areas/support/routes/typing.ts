import { support, type typing } from '@quay/contract/support';
import { type Route, refused, told } from '../../../edge/route.ts';
import { customerOf } from '../customer.ts';

export const typingRoute: Route<typeof typing> = async (_request, asking) => {
  const customer = customerOf(asking);
  if (!customer) return refused(support['guest-unnamed']);
  await asking.support.customerTypes(customer);
  return told({});
};
