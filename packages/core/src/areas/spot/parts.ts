import type { TradingParts } from '../../trading/trading-area.ts';
import type { Brackets } from './brackets.ts';
import type { SpotHoldings } from './holdings.ts';
import type { SpotNeeds } from './needs.ts';
import type { OcoPlacing } from './oco-placing.ts';

/** What spot's commands work with. */
export type SpotParts = TradingParts &
  Pick<SpotNeeds, 'guard'> & {
    readonly holdings: SpotHoldings;
    readonly brackets: Brackets;
    readonly ocoPlacing: OcoPlacing;
  };
