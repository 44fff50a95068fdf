import type { wallets } from '@quay/contract/wallet';
import { type Route, told } from '../../../edge/route.ts';
import { listedCoins } from '../coins.ts';
import { balanceOnWire } from '../wire.ts';

export const walletsRoute: Route<typeof wallets> = async (_request, asking) => {
  const rows = await asking.rows();
  const held = await rows.wallet.balances(asking.owner);
  const spot = new Map(held.filter(({ book }) => book === 'spot').map((account) => [account.asset, account]));
  const elsewhere = held.filter(({ book, available, frozen }) => book !== 'spot' && available + frozen > 0n);
  const nothing = { owner: asking.owner, book: 'spot', available: 0n, frozen: 0n } as const;
  const coins = [...new Set([...listedCoins(asking), ...spot.keys()])];
  return told([...coins.map((asset) => spot.get(asset) ?? { ...nothing, asset }), ...elsewhere].map(balanceOnWire));
};
