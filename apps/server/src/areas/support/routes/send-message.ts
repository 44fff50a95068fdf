import { edge } from '@quay/contract';
import { type sendMessage, support } from '@quay/contract/support';
import { type Route, refused, told } from '../../../edge/route.ts';
import { customerOf } from '../customer.ts';

export const sendMessageRoute: Route<typeof sendMessage> = async ({ text, picture, clientId }, asking) => {
  const customer = customerOf(asking);
  if (!customer) return refused(support['guest-unnamed']);
  const sent = await asking.support.write(customer, { text, picture, clientId });
  if (sent === 'flood') return refused(edge['too-many-requests'], { seconds: '60' });
  return 'refusal' in sent ? refused(sent.refusal, sent.params, sent.field) : told(sent);
};
