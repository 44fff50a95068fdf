import type { Area } from '../../engine/area.ts';
import { type TradingArea, tradingArea } from '../../trading/trading-area.ts';
import { amendOrder } from './commands/amend-order.ts';
import { cancelAll } from './commands/cancel-all.ts';
import { cancelOrder } from './commands/cancel-order.ts';
import { forgetClientIds } from './commands/forget-client-ids.ts';
import { placeOrder } from './commands/place-order.ts';
import { setFeeTiers } from './commands/set-fee-tiers.ts';
import { SpotHoldings } from './holdings.ts';
import type { SpotNeeds } from './needs.ts';
import { spotProduct } from './product.ts';
import { SpotSettlement } from './settlement.ts';

export type SpotArea = Area &
  Pick<TradingArea, 'orders' | 'instruments' | 'ordersOf' | 'claims'> & {
    /** The fee tier of an owner. */
    tierOf(owner: number): number;
  };

/** Buying and selling one asset for another, now. */
export function spotArea(needs: SpotNeeds): SpotArea {
  const { changes, ledger, guard } = needs;
  const holdings = new SpotHoldings();
  const { parts: trading, ...area } = tradingArea(
    spotProduct,
    needs,
    holdings,
    ({ orders, volumes }) => new SpotSettlement({ orders, volumes, ledger, needs, changes }),
  );
  const parts = { ...trading, guard, holdings };
  return {
    ...area,
    tierOf: (owner) => trading.volumes.tierOf(owner),
    commands: [
      placeOrder(parts),
      amendOrder(parts),
      cancelOrder(parts),
      cancelAll(parts),
      forgetClientIds(parts),
      setFeeTiers(parts),
    ],
  };
}
