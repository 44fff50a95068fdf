import { recipient, sendToUser, sentToUsers } from '@quay/contract/wallet';
import { pageOf } from '../../../edge/page.ts';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { WalletNeeds } from '../needs.ts';

/** Coins that users give to each other. */
export const sendingRoutes = ({ sending }: WalletNeeds): Served[] => [
  serve(recipient, async (request, context) => {
    const found = await sending.recipient(context.owner, request.recipient);
    return 'refusal' in found ? { outcome: { ok: false, ...found } } : reply(found);
  }),
  serve(sendToUser, async (request, context) => {
    const { owner, device, address } = context;
    const sent = await sending.send(request, { owner, device, address, rows: context.rows });
    return 'refusal' in sent ? { outcome: { ok: false, ...sent } } : reply(sent.line, sent.seq);
  }),
  serve(sentToUsers, async (request, context) => {
    const rows = await context.rows();
    const found = await rows.wallet.userTransfers(context.owner, pageOf(request));
    return reply(found.map((one) => sending.onWire(context.owner, one)));
  }),
];
