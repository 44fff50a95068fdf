import type { IncomingMessage, Server } from 'node:http';
import type { CorePort } from '../core-host/port.ts';
import type { PrivatePushes, PublicPushes } from './pushes.ts';
import type { TradingParts } from './trading.ts';

export type LiveSettings = TradingParts & {
  readonly port: Pick<CorePort, 'onCommitted' | 'follow' | 'seq'>;
  /** The areas' public channels. What they push is true at the port's seq: they get a batch before the hub does. */
  readonly everybody: readonly PublicPushes[];
  /** The areas' channels of users, in the order in which a user gets the pushes of one batch. */
  readonly user: readonly PrivatePushes[];
  /** Whose a ticket is; it is good once. */
  readonly tickets: { redeem(ticket: string): number | undefined };
  /** Called with the users who have a connection, every few seconds. */
  readonly present?: (users: readonly number[]) => void;
  /** Version of the app that is served, for clients that run an older one. */
  readonly version: string;
  /** Where a connection comes from. Behind a proxy the socket does not know. */
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly tickMs?: number;
  readonly connectionsMax?: number;
  readonly connectionsPerAddress?: number;
  /** A client that takes nothing for this long is cut off. */
  readonly unreadMaxMs?: number;
  readonly silenceMs?: number;
};

export type LiveHub = {
  /** Serves `/ws` of an HTTP server. */
  attach(server: Server): void;
  /** A session of the user ended: their sockets close, and may connect again with what is still allowed. */
  sessionEnded(user: number): void;
  /** Counters since the start, and what stands now. */
  readonly figures: Readonly<LiveFigures>;
  close(): void;
};

export type LiveFigures = {
  connections: number;
  framesBuilt: number;
  framesSent: number;
  bytesSent: number;
  /** Pushes left out because a client was slow. */
  conflated: number;
  /** Clients cut off: not reading, silent, or sending malformed messages. */
  cut: number;
  /** Connections refused. */
  refused: number;
};
