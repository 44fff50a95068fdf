import type { MarketPush } from './areas/market/pushes.ts';
import type { SpotPush } from './areas/spot/pushes.ts';
import type { WalletPush } from './areas/wallet/pushes.ts';

/** The socket, at `/ws`. Every message is one JSON object. */
export const LIVE_PATH = '/ws';

/** What a client may say. Anything else is answered with an error; five in a row end the connection. */
export type LiveRequest =
  | { readonly op: 'subscribe'; readonly channels: readonly string[] }
  | { readonly op: 'unsubscribe'; readonly channels: readonly string[] }
  /** From then on the private channels may be subscribed. The ticket comes from `/live/ticket`. */
  | { readonly op: 'login'; readonly ticket: string }
  | { readonly op: 'ping' };

/** Everything that is pushed. */
export type Push = MarketPush | SpotPush | WalletPush;

/** What the server says. `seq` is the journal sequence that a push is true at; `at` the server's clock. */
export type LiveMessage =
  | (Push & { readonly seq: number; readonly at: number })
  | { readonly op: 'subscribed' | 'unsubscribed'; readonly channels: readonly string[] }
  | { readonly op: 'welcome'; readonly at: number; readonly version: string }
  | { readonly op: 'in' }
  | { readonly op: 'pong'; readonly at: number }
  | { readonly op: 'error'; readonly code: number; readonly reason: string };

/** Channels that need a ticket. */
export const privateChannels = ['orders', 'fills', 'balances'] as const;

/** A client that says nothing for this long, not even ping, is let go. */
export const LIVE_SILENCE_MS = 60_000;
export const LIVE_MAX_CHANNELS = 64;
