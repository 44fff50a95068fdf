import { addPush, notices, removePush, saveNotices } from '@quay/contract/c2c';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';

/** By which ways somebody is told of orders. */
export const noticeRoutes = ({ c2c: trading }: C2cNeeds): Served[] => [
  serve(notices, async (_request, { owner }) => reply(await trading.notices.settings(owner))),
  serve(saveNotices, async (request, { owner }) => {
    const saved = await trading.notices.save(owner, request);
    return 'refusal' in saved ? refused(saved.refusal, saved.params, saved.field) : reply(saved);
  }),
  serve(addPush, async ({ endpoint, keys }, { owner }) => {
    const added = await trading.notices.addDevice(owner, { endpoint, ...keys });
    trading.market.traders.changed();
    return 'refusal' in added ? refused(added.refusal, added.params, added.field) : reply(added);
  }),
  serve(removePush, async ({ endpoint }, { owner }) => {
    const left = await trading.notices.removeDevice(owner, endpoint);
    trading.market.traders.changed();
    return reply(left);
  }),
];
