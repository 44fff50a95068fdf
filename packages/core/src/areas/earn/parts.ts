import type { Ledger } from '../../ledger/ledger.ts';
import type { Flows } from './flows.ts';
import type { Funds } from './funds.ts';
import type { EarnNeeds } from './needs.ts';
import type { Orders } from './orders.ts';
import type { EarnPostings } from './postings.ts';
import type { Products } from './products.ts';
import type { Redemptions } from './redemptions.ts';
import type { Repeats } from './repeats.ts';
import type { SavingsRows } from './savings-rows.ts';
import type { ScheduledRows } from './scheduled-rows.ts';
import type { Sharing } from './sharing.ts';
import type { Terms } from './terms.ts';
import type { Trials } from './trials.ts';

/** What the commands of earn work with. */
export type EarnParts = Pick<EarnNeeds, 'sequences'> & {
  readonly ledger: Ledger;
  readonly products: Products;
  readonly funds: Funds;
  readonly savings: SavingsRows;
  readonly redemptions: Redemptions;
  readonly sharing: Sharing;
  readonly orders: Orders;
  readonly terms: Terms;
  readonly scheduled: ScheduledRows;
  readonly trials: Trials;
  readonly flows: Flows;
  readonly postings: EarnPostings;
  readonly repeats: Repeats;
};

/** Does as much as one batch may of what is due; gives how much that was. */
export type Work = (at: number) => number;
