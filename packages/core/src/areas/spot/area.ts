import type { Area } from '../../engine/area.ts';
import { type TradingArea, tradingArea } from '../../trading/trading-area.ts';
import { SpotAttached } from './attached.ts';
import { Brackets } from './brackets.ts';
import { amendOrder } from './commands/amend-order.ts';
import { cancelAll } from './commands/cancel-all.ts';
import { cancelOrder } from './commands/cancel-order.ts';
import { forgetClientIds } from './commands/forget-client-ids.ts';
import { placeBracket } from './commands/place-bracket.ts';
import { placeOco } from './commands/place-oco.ts';
import { placeOrder } from './commands/place-order.ts';
import { setFeeTiers } from './commands/set-fee-tiers.ts';
import { Exits } from './exits.ts';
import { SpotHoldings } from './holdings.ts';
import { brokenLink, markLinks } from './links.ts';
import type { SpotNeeds } from './needs.ts';
import { OcoPairs } from './oco-pairs.ts';
import { OcoPlacing } from './oco-placing.ts';
import { spotProduct } from './product.ts';
import { SpotSettlement } from './settlement.ts';

export type SpotArea = Area &
  Pick<TradingArea, 'orders' | 'instruments' | 'ordersOf' | 'claims'> & {
    /** The fee tier of an owner. */
    tierOf(owner: number): number;
  };

/** Buying and selling one asset for another, now. */
export function spotArea(needs: SpotNeeds): SpotArea {
  const { changes, ledger, guard, isMarketMaker } = needs;
  const pairs = new OcoPairs(changes);
  const brackets = new Brackets(changes);
  const holdings = new SpotHoldings();
  const { parts: trading, ...area } = tradingArea(spotProduct, needs, holdings, (settled) => {
    const { orders, volumes, withdraw, loop } = settled;
    const placing = new OcoPlacing(settled, pairs, isMarketMaker);
    const exits = new Exits({ orders, ledger, brackets, placing, loop });
    const attached = new SpotAttached({ orders, ledger, pairs, brackets, exits, withdraw });
    return new SpotSettlement({ orders, volumes, ledger, needs, changes, attached });
  });
  const { orders, matchLoop } = trading;
  const ocoPlacing = new OcoPlacing({ ...trading, loop: () => matchLoop }, pairs, isMarketMaker);
  const parts = { ...trading, guard, holdings, brackets, ocoPlacing };
  return {
    ...area,
    state: [...area.state, pairs, brackets],
    rebuild(at) {
      markLinks(orders, pairs, brackets);
      area.rebuild(at);
    },
    invariants: [
      ...area.invariants,
      {
        name: 'I80 both orders of a pair live untouched, one holds for both, and exits wait for a purchase that lives',
        broken: () => brokenLink(orders, pairs, brackets),
      },
    ],
    tierOf: (owner) => trading.volumes.tierOf(owner),
    commands: [
      placeOrder(parts),
      placeOco(parts),
      placeBracket(parts),
      amendOrder(parts),
      cancelOrder(parts),
      cancelAll(parts),
      forgetClientIds(parts),
      setFeeTiers(parts),
    ],
  };
}
