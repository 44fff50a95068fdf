import { LIQUIDITY_COIN, type linkWallet, liquidity } from '@quay/contract/liquidity';
import type { LinkedWallet, LinkWallet } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { LINK, type LinkBegun, statementOf } from '../link.ts';
import type { LiquidityNeeds } from '../needs.ts';
import { walletOnWire } from '../wire.ts';

export const linkWalletRoute =
  ({ core, messages, oneTime, origins }: LiquidityNeeds): Route<typeof linkWallet> =>
  async ({ address, sign, code }, context) => {
    const { owner } = context;
    // Whatever comes of it, the nonce is used up.
    const ticket = await oneTime.redeem(LINK, code);
    const begun = ticket?.data as LinkBegun | undefined;
    if (!begun || ticket?.user !== owner || begun.wallet !== address.toLowerCase()) {
      return refused(liquidity['message-over'], {}, 'code');
    }
    const message = await messages.of(origins()[0]!, code, begun, statementOf(begun));
    if ((await messages.signerOf(message, sign)) !== begun.wallet) {
      return refused(liquidity['signature-wrong'], {}, 'sign');
    }
    const input = { owner, address: begun.wallet, network: begun.network, asset: LIQUIDITY_COIN } satisfies LinkWallet;
    const { outcome, seq } = await core.submit<LinkedWallet>('liquidity/link-wallet', input);
    if (!outcome.ok) return { outcome, seq };
    const terms = (await (await context.rowsAfter(seq)).liquidity.terms())!;
    return reply(walletOnWire(outcome.value, terms.dayMs), seq);
  };
