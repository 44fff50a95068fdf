import { showToast } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useFigures } from '../../shell/figures.ts';
import { tradingWords } from '../words/index.ts';
import type { Order } from './order.ts';
import { isLive } from './order-figures.ts';
import type { ProductOrders } from './product-orders.ts';

/** Says that a stop order's price has come, and what became of it. */
export function useTriggerNotice({ href, useMarkets }: ProductOrders): (order: Order) => void {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const coins = useMarkets();
  return (order) => {
    const decimals = coins.find(({ symbol }) => symbol === order.symbol)?.priceDecimals ?? 8;
    const stop = figures.price(order.stopPrice ?? '0', decimals);
    const outcome = isLive(order) ? 'open' : order.status === 'filled' ? 'filled' : 'ended';
    showToast(words.triggered[outcome](String(order.orderId), stop), {
      tone: outcome === 'ended' ? 'warn' : 'done',
      act: (
        <AppLink className="q-act" href={href(order)}>
          {words.seeOrder}
        </AppLink>
      ),
    });
  };
}
