import { noticeSettings, notices, saveNoticeSettings, seeNotices } from '@quay/contract/perpetual';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';

const END = Number.MAX_SAFE_INTEGER;

/** What somebody was told of their contracts, and by which ways. */
export const noticeRoutes = ({ notices: of }: Pick<PerpetualNeeds, 'notices'>): Served[] => [
  serve(notices, async ({ before }, context) => {
    const { perpetual } = await context.rows();
    return reply(await of.list(context.owner, before === undefined ? END : Number(before), perpetual));
  }),
  serve(seeNotices, async ({ upTo }, { owner }) => {
    await of.see(owner, upTo);
    return reply({});
  }),
  serve(noticeSettings, async (_request, { owner }) => reply(await of.settings(owner))),
  serve(saveNoticeSettings, async (request, { owner }) => {
    const saved = await of.save(owner, request);
    return 'refusal' in saved ? refused(saved.refusal, saved.params, saved.field) : reply(saved);
  }),
];
