import type { Log } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Ads } from './ads.ts';
import type { Blocks } from './blocks.ts';
import type { Clock } from './clock.ts';
import type { Days } from './days.ts';
import type { Deposits } from './deposits.ts';
import type { Escrow } from './escrow.ts';
import type { C2cNeeds } from './needs.ts';
import type { Orders } from './orders.ts';
import type { Silences } from './silences.ts';
import type { C2cOrderNumber } from './state.ts';
import type { Suspensions } from './suspensions.ts';
import type { Timeline } from './timeline.ts';

/** What the commands are made of. */
export type C2cParts = C2cNeeds & {
  readonly deposits: Deposits;
  readonly ads: Ads;
  readonly orders: Orders;
  readonly days: Days;
  readonly silences: Silences;
  readonly suspensions: Suspensions;
  readonly blocks: Blocks;
  readonly numbers: Log<C2cOrderNumber>;
  readonly clock: Clock;
  readonly escrow: Escrow;
  readonly timeline: Timeline;
  readonly ledger: Ledger;
  readonly depositIds: Sequence;
  readonly adIds: Sequence;
  readonly orderIds: Sequence;
};
