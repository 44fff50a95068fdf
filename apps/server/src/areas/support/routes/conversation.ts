import { edge } from '@quay/contract';
import { chat, readMessages, sendMessage, support, typing } from '@quay/contract/support';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { customerOf } from '../customer.ts';
import type { SupportNeeds } from '../needs.ts';

/** A customer's side of the conversation. */
export const conversationRoutes = ({ support: conversations }: SupportNeeds): Served[] => [
  serve(chat, async ({ before }, context) => {
    const customer = customerOf(context);
    if (!customer) return refused(support['guest-unnamed']);
    return reply(await conversations.chat(customer, before === undefined ? undefined : Number(before)));
  }),
  serve(sendMessage, async ({ text, picture, clientId }, context) => {
    const customer = customerOf(context);
    if (!customer) return refused(support['guest-unnamed']);
    const sent = await conversations.write(customer, { text, picture, clientId });
    if (sent === 'flood') return refused(edge['too-many-requests'], { seconds: '60' });
    return 'refusal' in sent ? refused(sent.refusal, sent.params, sent.field) : reply(sent);
  }),
  serve(readMessages, async ({ upTo }, context) => {
    const customer = customerOf(context);
    if (!customer) return refused(support['guest-unnamed']);
    await conversations.readByCustomer(customer, upTo);
    return reply({});
  }),
  serve(typing, async (_request, context) => {
    const customer = customerOf(context);
    if (!customer) return refused(support['guest-unnamed']);
    await conversations.customerTypes(customer);
    return reply({});
  }),
];
