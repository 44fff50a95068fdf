import { rsaPub, wallet, withdraw, withdrawalDetail, withdrawals, withdrawalTerms } from '@quay/contract/wallet';
import { pageOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { WalletNeeds } from '../needs.ts';

/** Coins on their way out. */
export const withdrawalRoutes = ({ encryption, withdrawals: outgoing }: WalletNeeds): Served[] => [
  serve(rsaPub, async () => reply({ key: await encryption.publicKey(), algorithm: 'RSA-OAEP-256' })),
  serve(withdrawalTerms, async (_request, context) => reply(await outgoing.terms(context.owner, await context.rows()))),
  serve(withdraw, async (request, context) => {
    const { owner, device, address } = context;
    const params = await outgoing.request(request, { owner, device, address, rows: context.rows });
    return 'refusal' in params ? { outcome: { ok: false, ...params } } : reply(params.withdrawal, params.seq);
  }),
  serve(withdrawals, async (request, context) => {
    const rows = await context.rows();
    const found = await rows.chain.withdrawalsOf(context.owner, { state: request.state, ...pageOf(request) });
    return reply(await outgoing.onWire(context.owner, found));
  }),
  serve(withdrawalDetail, async ({ withdrawalId }, context) => {
    const rows = await context.rows();
    const found = await rows.chain.withdrawalOf(context.owner, Number(withdrawalId));
    if (!found) return refused(wallet['withdrawal-unknown']);
    const [withdrawal] = await outgoing.onWire(context.owner, [found]);
    return reply(withdrawal!);
  }),
];
