import type { IncomingMessage, Server } from 'node:http';
import type { C2cPush } from '@quay/contract/c2c';
import type { MarketView } from '../areas/market/view.ts';
import type { CorePort } from '../core-host/port.ts';
import type { TradingParts } from './trading.ts';

export type LiveSettings = Omit<TradingParts, 'core'> & {
  readonly port: Pick<CorePort, 'onCommitted' | 'follow' | 'submit' | 'submitAll' | 'seq'>;
  /** Hears the batches before the hub does. */
  readonly view: MarketView;
  /** Whose a ticket is; it is good once. */
  readonly tickets: { redeem(ticket: string): number | undefined };
  /** Hears who has a connection, every so many seconds. */
  readonly present?: (users: readonly number[]) => void;
  /** Version of the app that is served, for clients that run an older one. */
  readonly version: string;
  /** Where a connection comes from. Behind a proxy the socket does not know. */
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly tickMs?: number;
  readonly connectionsMax?: number;
  readonly connectionsPerAddress?: number;
  /** A client that takes nothing for this long is cut off. */
  readonly stallMs?: number;
  readonly silenceMs?: number;
};

export type LiveHub = {
  /** Serves `/ws` of an HTTP server. */
  attach(server: Server): void;
  /** A session of the user ended: their sockets close, and come back with what they may still hear. */
  sessionEnded(user: number): void;
  /** The user's conversation with customer service changed. */
  supportChanged(user: number): void;
  /** A deposit or withdrawal of the user changed, or has one more confirmation. */
  movementsChanged(user: number): void;
  /** A C2C order of the user changed, or something was written or read in it. */
  c2cChanged(user: number, changed: Omit<C2cPush['data'], 'changedAt'>): void;
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
  /** Clients cut off: stalled, silent or senseless. */
  cut: number;
  /** Connections turned away. */
  refused: number;
};
