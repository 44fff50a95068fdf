import type { wallets } from '@quay/contract/wallet';
import { type Route, told } from '../../../edge/route.ts';
import { listedCoins } from '../coins.ts';
import { balanceOnWire } from '../wire.ts';

export const walletsRoute: Route<typeof wallets> = async (_request, asking) => {
  const rows = await asking.rows();
  const held = new Map((await rows.wallet.balances(asking.owner)).map((account) => [account.asset, account]));
  const coins = new Set([...listedCoins(asking.market.markets()), ...held.keys()]);
  const nothing = { owner: asking.owner, book: 'spot', available: 0n, frozen: 0n } as const;
  return told([...coins].map((asset) => balanceOnWire(held.get(asset) ?? { ...nothing, asset })));
};
