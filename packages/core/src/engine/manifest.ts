import type { TradingProduct } from '../trading/product.ts';
import type { Shape } from './command.ts';
import type { Table } from './table.ts';

/**
 * Whose rows of a table leave the core's thread as they change. `owner`: those of owners that somebody follows. `all`:
 * all of them. `none`: nobody needs them there; they are read from the database.
 */
export type Followed = 'owner' | 'all' | 'none';

/** What an area brings into the core. `core.ts` and all that is listed by area are folds over the manifests. */
export type Manifest = {
  /** The first part of its commands' names. */
  readonly name: string;
  /** Its commands, as those see them who send them from another thread. */
  readonly commands: readonly Shape[];
  /** Which of them nobody sends: time alone makes them happen. */
  readonly due: readonly string[];
  /**
   * Its tables: those in memory in the order in which start-up loads them, and its logs behind them. A subscriber of the
   * core begins with all rows of those that are marked `opening`; of the others it gets what changes from then on.
   */
  readonly tables: readonly (readonly [table: Table, followed: Followed, opening?: 'opening'])[];
  /** Tables that nobody keeps: who follows the core gets their rows beside the changes of a batch. */
  readonly news?: readonly Table[];
  /** What the area trades, if it is a product that trades. */
  readonly product?: TradingProduct;
};
