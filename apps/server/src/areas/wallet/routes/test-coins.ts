import { type testCoins, wallet } from '@quay/contract/wallet';
import { text } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { ChainUnreachable } from '../../../outside/chain/chain-access.ts';
import { readAddress } from '../address.ts';
import type { WalletNeeds } from '../needs.ts';
import { requestedToken } from '../requested-token.ts';

const MINUTE_MS = 60_000;
/** An address gets each coin so often. */
const WITHIN_MS = 10 * MINUTE_MS;

export const testCoinsRoute =
  ({ chain, identity, reads }: WalletNeeds): Route<typeof testCoins> =>
  async (request) => {
    if (!chain.testCoins) return refused(wallet['test-coins-closed']);
    const token = requestedToken(chain, request);
    if ('refusal' in token) return { outcome: { ok: false, ...token } };
    const to = readAddress(request.address);
    if (typeof to !== 'string') return refused(to, {}, 'address');

    const { network, symbol: asset } = request;
    if (!(await chain.isOpen(network))) return refused(wallet['test-coins-closed']);
    const rows = reads.wallet;
    const wanted = { network, address: to, asset };
    const now = identity.now();
    const last = await rows.takeTestCoins(wanted, now, WITHIN_MS);
    if (last !== undefined) {
      const minutes = Math.max(1, Math.ceil((last + WITHIN_MS - now) / MINUTE_MS));
      return refused(wallet['test-coins-too-soon'], { minutes: String(minutes) });
    }
    try {
      const { amount, txHash } = await chain.testCoins(network, asset, to);
      return reply({ amount: text(amount), txHash });
    } catch (error) {
      await rows.giveBackTestCoins(wanted, now);
      if (error instanceof ChainUnreachable) return refused(wallet['test-coins-closed']);
      throw error;
    }
  };
