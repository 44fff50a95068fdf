import type { Changes } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Instrument } from '../../trading/instrument.ts';
import type { Measured } from '../../trading/terms.ts';

/** What the demo may look at of a real market. It gets nothing by which one could be changed. */
export type MarketSeen = Measured &
  Pick<Instrument, 'tick' | 'lot' | 'isMet' | 'makerRates' | 'takerRates'> & {
    readonly book: Pick<Instrument['book'], 'levels'>;
  };

/** What the demo asks of its neighbours; wired in `core.ts`. There is no ledger among it. */
export type DemoNeeds = {
  readonly changes: Changes;
  readonly sequences: Sequences;
  /** A real market, to look at. */
  market(symbol: string): MarketSeen | undefined;
  /** The fee tier that somebody really has. */
  tierOf(owner: number): number;
};
