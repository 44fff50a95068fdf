import { depositAddress, depositDetail, deposits, unsupportedDeposits, wallet } from '@quay/contract/wallet';
import { pageOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { unsupportedOnWire } from '../../../outside/chain/on-wire.ts';
import { depositOnWire } from '../deposit-on-wire.ts';
import type { WalletNeeds } from '../needs.ts';
import { requestedToken } from '../requested-token.ts';

/** Where coins come in, and those that came. */
export const depositRoutes = ({ chain, reads }: WalletNeeds): Served[] => [
  serve(depositAddress, async (request, context) => {
    const { owner } = context;
    const token = requestedToken(chain, request);
    if ('refusal' in token) return { outcome: { ok: false, ...token } };
    const { network } = request;
    if (!(await chain.isOpen(network))) return refused(wallet['deposit-closed'], { network }, 'network');
    return reply({ address: await chain.addressOf(owner) });
  }),
  serve(deposits, async (request, context) => {
    const { owner } = context;
    const rows = await context.rows();
    const wanted = { asset: request.symbol, state: request.state, ...pageOf(request) };
    return reply((await rows.wallet.deposits(owner, wanted)).map((row) => depositOnWire(row, chain)));
  }),
  serve(depositDetail, async ({ depositId }, context) => {
    const rows = await context.rows();
    const row = await rows.wallet.deposit(context.owner, Number(depositId));
    return row ? reply(depositOnWire(row, chain)) : refused(wallet['deposit-unknown'], {}, 'depositId');
  }),
  serve(unsupportedDeposits, async (request, context) =>
    reply((await reads.chain.unsupportedOf(context.owner, pageOf(request))).map(unsupportedOnWire)),
  ),
];
