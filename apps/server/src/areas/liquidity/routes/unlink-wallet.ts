import type { unlinkWallet } from '@quay/contract/liquidity';
import type { LinkedWallet, UnlinkWallet } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import type { LiquidityNeeds } from '../needs.ts';
import { walletOnWire } from '../wire.ts';

export const unlinkWalletRoute =
  ({ core }: Pick<LiquidityNeeds, 'core'>): Route<typeof unlinkWallet> =>
  async ({ wallet }, context) => {
    const input = { owner: context.owner, wallet } satisfies UnlinkWallet;
    const { outcome, seq } = await core.submit<LinkedWallet>('liquidity/unlink-wallet', input);
    if (!outcome.ok) return { outcome, seq };
    const terms = (await (await context.rowsAfter(seq)).liquidity.terms())!;
    return reply(walletOnWire(outcome.value, terms.dayMs), seq);
  };
