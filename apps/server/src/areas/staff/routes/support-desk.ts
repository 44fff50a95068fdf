import {
  answer,
  cannedAnswers,
  conversations,
  deleteCanned,
  saveCanned,
  staff,
  staffTyping,
} from '@quay/contract/staff';
import { support as refusals } from '@quay/contract/support';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { conversationOnWire } from '../conversation-on-wire.ts';
import type { StaffNeeds } from '../needs.ts';

const LIST_MAX = 200;

/** The support desk: conversations with customers, and texts that are ready for them. */
export const supportDeskRoutes = ({ support }: StaffNeeds): Served[] => [
  serve(conversations, async ({ waiting }) => {
    const heads = await support.rows.conversations({ waitingOnly: waiting === 'yes', limit: LIST_MAX });
    return reply(heads.map(conversationOnWire));
  }),
  serve(answer, async ({ conversationId, text, clientId }, { staff }) => {
    const conversation = await support.rows.conversation(conversationId);
    if (!conversation) return refused(refusals['conversation-unknown']);
    const sent = await support.answer(conversation, staff.id, { text, clientId });
    return 'refusal' in sent ? refused(sent.refusal, sent.params, sent.field) : reply(sent);
  }),
  serve(staffTyping, async ({ conversationId }) => {
    const conversation = await support.rows.conversation(conversationId);
    if (!conversation) return refused(refusals['conversation-unknown']);
    support.staffTypes(conversation);
    return reply({});
  }),
  serve(cannedAnswers, async () => {
    const rows = await support.rows.cannedAnswers();
    return reply(rows.map(({ id, ...answer }) => ({ cannedId: id, ...answer })));
  }),
  serve(saveCanned, async ({ cannedId, ...answer }) => {
    const saved =
      cannedId === undefined
        ? await support.rows.addCanned(answer)
        : await support.rows.changeCanned({ id: cannedId, ...answer });
    if (!saved) return refused(staff['canned-unknown']);
    const { id, ...words } = saved;
    return reply({ cannedId: id, ...words });
  }),
  serve(deleteCanned, async ({ cannedId }) =>
    (await support.rows.deleteCanned(cannedId)) ? reply({}) : refused(staff['canned-unknown']),
  ),
];
