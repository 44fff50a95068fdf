import { wallet, type walletOf } from '@quay/contract/wallet';
import { type Route, refused, told } from '../../../edge/route.ts';
import { listedCoins } from '../coins.ts';
import { balanceOnWire } from '../wire.ts';

export const walletOfRoute: Route<typeof walletOf> = async ({ symbol }, asking) => {
  const rows = await asking.rows();
  const accounts = await rows.wallet.balances(asking.owner);
  const held = accounts.find(({ book, asset }) => book === 'spot' && asset === symbol);
  if (held) return told(balanceOnWire(held));
  if (!listedCoins(asking).has(symbol)) return refused(wallet['coin-unknown'], { symbol }, 'symbol');
  return told(balanceOnWire({ owner: asking.owner, book: 'spot', asset: symbol, available: 0n, frozen: 0n }));
};
