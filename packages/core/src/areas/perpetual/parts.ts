import type { TradingParts } from '../../trading/trading-area.ts';
import type { Caps } from './caps.ts';
import type { Contracts } from './contracts.ts';
import type { Dating } from './dating.ts';
import type { Delivery } from './delivery.ts';
import type { Funding } from './funding.ts';
import type { PerpetualHoldings } from './holdings.ts';
import type { Liquidations } from './liquidations.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { MarketClosing } from './market-closing.ts';
import type { Marks } from './marks.ts';
import type { PerpetualNeeds } from './needs.ts';
import type { Positions } from './positions.ts';
import type { Risk } from './risk.ts';
import type { Syncing } from './syncing.ts';
import type { TriggerFiring } from './trigger-firing.ts';
import type { Triggers } from './triggers.ts';
import type { Unwinding } from './unwinding.ts';

/** What the commands of contracts work with. */
export type PerpetualParts = TradingParts &
  Pick<PerpetualNeeds, 'guard' | 'isCopied'> & {
    readonly holdings: PerpetualHoldings;
    readonly contracts: Contracts;
    readonly caps: Caps;
    readonly positions: Positions;
    readonly marks: Marks;
    readonly accounts: MarginAccounts;
    readonly syncing: Syncing;
    readonly risk: Risk;
    readonly liquidations: Liquidations;
    readonly unwinding: Unwinding;
    readonly funding: Funding;
    readonly dating: Dating;
    readonly delivery: Delivery;
    readonly closing: MarketClosing;
    readonly triggers: Triggers;
    readonly firing: TriggerFiring;
  };
