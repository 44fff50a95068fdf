import type { Order } from '@quay/contract/spot';
import { showToast } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../paths.ts';
import { useCoins } from '../../shell/coins.ts';
import { useFigures } from '../../shell/figures.ts';
import { isLive } from '../../areas/spot/figures.ts';
import { spotWords } from '../../areas/spot/words/index.ts';

/** Says that a stop order's price has come, and what became of it. */
export function useWokenNotice(): (order: Order) => void {
  const words = spotWords.useWords();
  const figures = useFigures();
  const coins = useCoins();
  return (order) => {
    const decimals = coins.find(({ symbol }) => symbol === order.symbol)?.priceDecimals ?? 8;
    const stop = figures.price(order.stopPrice ?? '0', decimals);
    const outcome = isLive(order) ? 'open' : order.status === 'filled' ? 'filled' : 'ended';
    showToast(words.woke[outcome](String(order.orderId), stop), {
      tone: outcome === 'ended' ? 'warn' : 'done',
      act: (
        <AppLink className="q-act" href={paths.tradeDetail(String(order.orderId))}>
          {words.seeOrder}
        </AppLink>
      ),
    });
  };
}
