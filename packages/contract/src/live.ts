import type { C2cPush } from './areas/c2c/pushes.ts';
import type { CreditPush } from './areas/credit/pushes.ts';
import type { EarnPush } from './areas/earn/pushes.ts';
import type { FollowingPush } from './areas/following/pushes.ts';
import type { LoansPush } from './areas/loans/pushes.ts';
import type { MarketPush } from './areas/market/pushes.ts';
import type { PlaceOrder as PlaceContractOrder } from './areas/perpetual/place-order.ts';
import type { PerpetualPush } from './areas/perpetual/pushes.ts';
import type { PlaceOrder } from './areas/spot/place-order.ts';
import type { SpotPush } from './areas/spot/pushes.ts';
import type { SupportPush } from './areas/support/pushes.ts';
import type { WalletPush } from './areas/wallet/pushes.ts';
import { ownChannels } from './trading/channels.ts';
import type { Placed } from './trading/placed.ts';
import type { Product } from './trading/products.ts';

/** The socket, at `/ws`. Every message is one JSON object. */
export const LIVE_PATH = '/ws';

/** What a client may say. Anything else is answered with an error; five in a row end the connection. */
export type LiveRequest =
  | { readonly op: 'subscribe'; readonly channels: readonly string[] }
  | { readonly op: 'unsubscribe'; readonly channels: readonly string[] }
  /** From then on the private channels may be subscribed. The ticket comes from `/live/ticket`. */
  | { readonly op: 'login'; readonly ticket: string }
  /** Up to 50 orders, each with a result of its own. Only after a ticket; `id` comes back with the answer. */
  | { readonly op: 'place'; readonly id: string; readonly orders: readonly PlaceOrder[] }
  | {
      readonly op: 'place';
      readonly id: string;
      readonly product: 'perpetual';
      readonly orders: readonly PlaceContractOrder[];
    }
  /** Of the first product, spot, where none is named. */
  | { readonly op: 'cancel'; readonly id: string; readonly product?: Product; readonly orderIds: readonly number[] }
  | { readonly op: 'cancel-all'; readonly id: string; readonly product?: Product; readonly symbol?: string }
  | { readonly op: 'ping' };

/** Everything that is pushed. */
export type Push =
  | MarketPush
  | SpotPush
  | PerpetualPush
  | FollowingPush
  | LoansPush
  | EarnPush
  | CreditPush
  | WalletPush
  | C2cPush
  | SupportPush;

/** What the server says. `seq` is the journal sequence that a push is true at; `at` the server's clock. */
export type LiveMessage =
  | (Push & { readonly seq: number; readonly at: number })
  /** Everything up to `seq` was pushed before, or to nobody: rows that are at least as new miss nothing. */
  | { readonly op: 'subscribed'; readonly channels: readonly string[]; readonly seq: number }
  | { readonly op: 'unsubscribed'; readonly channels: readonly string[] }
  | { readonly op: 'welcome'; readonly at: number; readonly version: string }
  | { readonly op: 'in' }
  | { readonly op: 'pong'; readonly at: number }
  /** Durable, and true at `seq`; the results stand in the order of the request. */
  | {
      readonly op: 'placed' | 'cancelled';
      readonly id: string;
      readonly seq: number;
      readonly at: number;
      readonly results: readonly Placed[];
    }
  | {
      readonly op: 'cancelled-all';
      readonly id: string;
      readonly seq: number;
      readonly at: number;
      readonly orderIds: readonly number[];
    }
  /**
   * `id` is that of the request which could not be done, where it had one: nothing of it was done, or, with the reason
   * `edge/outcome-unknown`, nobody knows yet.
   */
  | { readonly op: 'error'; readonly code: number; readonly reason: string; readonly id?: string };

/** Channels that need a ticket: orders and fills of each product, and those of no product. */
export const privateChannels = [
  ...ownChannels,
  'positions',
  'triggers',
  'notices',
  'following',
  'loans',
  'earn',
  'balances',
  'movements',
  'support',
  'c2c',
  'credit',
] as const;

/** A client that says nothing for this long, not even ping, is let go. */
export const LIVE_SILENCE_MS = 60_000;
export const LIVE_MAX_CHANNELS = 64;
