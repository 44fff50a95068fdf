import type { Served } from './edge/route.ts';
import type { LiveOrders } from './live/orders.ts';
import type { PrivatePushes, PublicPushes } from './live/pushes.ts';

/** Work that comes again and again, such as removing what is over. */
export type Job = {
  /** What it does, as the log names it when it fails. */
  readonly name: string;
  readonly everyMs: number;
  /** Begins with the server, and not only after its time has passed once. */
  readonly atStart?: true;
  run(): Promise<unknown>;
};

/** What a product area adds to the server. Its `area.ts` makes it of what the area needs, and of nothing else. */
export type Area = {
  /** A route for each of the area's calls. */
  readonly routes: readonly Served[];
  /** A route for each of its calls that sessions of the demo are answered by their own books. */
  readonly practice?: readonly Served[];
  readonly jobs?: readonly Job[];
  readonly pushes?: {
    /** Channels that anybody may subscribe to. */
    readonly everybody?: PublicPushes;
    /** Channels of a user, after a ticket. */
    readonly user?: readonly PrivatePushes[];
  };
  /** Orders over the socket, of an area that has orders. */
  readonly orders?: LiveOrders;
  close?(): Promise<void> | void;
};
