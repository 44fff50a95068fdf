import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { originOf, type Trust } from './address-of.ts';

/** How many connections there may be, sockets of `/ws` included. */
export type ConnectionCaps = {
  readonly most: number;
  /** From one IPv4 address or one /64 of IPv6. Thousands of subscribers may share an address of their carrier. */
  readonly mostOfAddress: number;
  /** A request that is not a file has to be here whole within this time. */
  readonly receiveMs?: number;
};

export type ConnectionFigures = {
  /** Open now. */
  open: number;
  /** Of those, without a whole request so far. */
  silent: number;
  /** Closed to make room for others. */
  evicted: number;
  /** Refused because there was no room. */
  refused: number;
};

export type Connections = {
  /** Watches over the connections of a server, from the moment in which the system hands them over. */
  guard(server: Server): void;
  /**
   * A request that a trusted proxy passed on begins for its real address. Gives false when that address has as many
   * under way already as it may have connections; otherwise it counts until `ended` is called.
   */
  began(address: string): boolean;
  ended(address: string): void;
  /** A request of somebody with a session came over this connection: it is among the last that make room. */
  signedIn(socket: Duplex): void;
  readonly figures: Readonly<ConnectionFigures>;
  close(): void;
};

const RECEIVE_MS = 20_000;
const SWEEP_MS = 1_000;
/** So many of the oldest silent connections are compared. */
const LOOK_AT = 16;
/** For so long a connection is new. */
const NEW_MS = 1_000;

/**
 * What a connection is doing. `silent`: no request has arrived whole. `idle`: between two requests. `busy`: a request
 * is being answered, or it became a WebSocket.
 */
type State = 'silent' | 'idle' | 'busy';

type Known = {
  readonly socket: Socket;
  /** Connections of a trusted proxy have none: what comes over them is counted by request, and nobody evicts them. */
  readonly origin: Origin | undefined;
  state: State;
  readonly since: number;
  isSignedIn: boolean;
  /** Requests that are not answered yet; a client may send several without waiting. */
  pending: number;
  /** Since when the body of a request is on its way to us. */
  receivingSince: number | undefined;
};

/** All that comes from one address or network. */
type Origin = { readonly name: string; open: number; readonly silent: Set<Known> };

/**
 * Caps on connections. A server that is full closes the oldest connection that never sent a whole request, then the
 * one that has been idle longest, then new ones, those of people with a session last, before it turns anybody away:
 * connections that cost their owner nothing keep nobody out who has something to ask.
 */
export function createConnections(caps: ConnectionCaps, trust: Trust, clock: () => number = Date.now): Connections {
  const receiveMs = caps.receiveMs ?? RECEIVE_MS;
  const all = new Map<Duplex, Known>();
  /** In the order in which they came into this state, the oldest first. */
  const silent = new Set<Known>();
  const idle = new Set<Known>();
  const idleSignedIn = new Set<Known>();
  const receiving = new Set<Known>();
  const origins = new Map<string, Origin>();
  /** Requests through proxies by their real place. */
  const underWay = new Map<string, number>();
  const figures: ConnectionFigures = { open: 0, silent: 0, evicted: 0, refused: 0 };

  function turn(known: Known, state: State): void {
    known.state = state;
    const { origin } = known;
    if (!origin) return;
    silent.delete(known);
    origin.silent.delete(known);
    idle.delete(known);
    idleSignedIn.delete(known);
    if (state === 'idle') (known.isSignedIn ? idleSignedIn : idle).add(known);
    if (state === 'silent') {
      silent.add(known);
      origin.silent.add(known);
    }
    figures.silent = silent.size;
  }

  function forget(known: Known): void {
    if (!all.delete(known.socket)) return;
    turn(known, 'busy');
    receiving.delete(known);
    figures.open = all.size;
    const { origin } = known;
    if (!origin) return;
    origin.open -= 1;
    if (origin.open === 0) origins.delete(origin.name);
  }

  function evict(known: Known | undefined): boolean {
    if (!known) return false;
    figures.evicted += 1;
    forget(known);
    known.socket.destroy();
    return true;
  }

  const oldest = (of: Set<Known>): Known | undefined => of.values().next().value;

  /** Of the oldest silent ones that of the place with most of them: who comes alone is not mistaken for a crowd. */
  function oldestSilent(): Known | undefined {
    let found: Known | undefined;
    let looked = 0;
    for (const known of silent) {
      if (!found || known.origin!.silent.size > found.origin!.silent.size) found = known;
      looked += 1;
      if (looked === LOOK_AT) break;
    }
    return found;
  }

  /** Makes room for one more connection of a place where it can. */
  function hasRoom(origin: Origin | undefined): boolean {
    if (origin && origin.open >= caps.mostOfAddress && !evict(oldest(origin.silent))) return false;
    if (all.size < caps.most) return true;
    // Who has only just connected may be about to ask.
    const unasking = oldestSilent();
    if (unasking && unasking.since <= clock() - NEW_MS) return evict(unasking);
    return evict(oldest(idle)) || evict(unasking) || evict(oldest(idleSignedIn));
  }

  function originAt(address: string): Origin | undefined {
    // What a proxy of ours passes on comes from many addresses; they are counted by request.
    if (trust(address)) return undefined;
    const name = originOf(address);
    let origin = origins.get(name);
    if (!origin) {
      origin = { name, open: 0, silent: new Set() };
      origins.set(name, origin);
    }
    return origin;
  }

  function admit(socket: Socket): boolean {
    const origin = originAt(socket.remoteAddress ?? '');
    if (!hasRoom(origin)) {
      if (origin?.open === 0) origins.delete(origin.name);
      figures.refused += 1;
      socket.destroy();
      return false;
    }
    const known: Known = {
      socket,
      origin,
      state: 'silent',
      since: clock(),
      isSignedIn: false,
      pending: 0,
      receivingSince: undefined,
    };
    // Making room may have closed the last other connection of this place.
    if (origin) {
      origins.set(origin.name, origin);
      origin.open += 1;
    }
    all.set(socket, known);
    figures.open = all.size;
    turn(known, 'silent');
    socket.once('close', () => forget(known));
    return true;
  }

  function hasArrived(known: Known): void {
    known.receivingSince = undefined;
    receiving.delete(known);
    if (all.has(known.socket)) turn(known, 'busy');
  }

  /** Headers are here. What says that it has a body counts as silent until that has come too. */
  function receive(request: IncomingMessage): void {
    const known = all.get(request.socket);
    if (!known) return;
    known.pending += 1;
    const { headers } = request;
    if (!('transfer-encoding' in headers) && Number(headers['content-length'] ?? 0) === 0) {
      turn(known, 'busy');
      return;
    }
    if (known.state === 'idle') turn(known, 'busy');
    // Files may take as long as a slow line needs; the server's own limit of time ends them.
    if (!headers['content-type']?.startsWith('multipart/')) {
      known.receivingSince = clock();
      receiving.add(known);
    }
    request.once('end', () => hasArrived(known));
  }

  function rest(request: IncomingMessage): void {
    const known = all.get(request.socket);
    if (!known) return;
    known.pending -= 1;
    if (known.pending === 0 && request.complete) turn(known, 'idle');
  }

  /** Requests whose bodies come too slowly end here. */
  function sweep(): void {
    const until = clock() - receiveMs;
    for (const known of receiving) {
      if (known.receivingSince! > until) return;
      evict(known);
    }
  }

  const sweeping = setInterval(sweep, Math.min(SWEEP_MS, receiveMs));
  sweeping.unref();

  return {
    guard(server) {
      // Before the server's own listener makes a parser for it: turning away must stay cheap.
      const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
      server.removeAllListeners('connection');
      server.on('connection', (socket: Socket) => {
        if (admit(socket)) for (const listen of listeners) listen.call(server, socket);
      });
      server.prependListener('request', (request, reply) => {
        receive(request);
        reply.once('close', () => rest(request));
      });
      server.prependListener('upgrade', (request) => {
        const known = all.get(request.socket);
        if (known) turn(known, 'busy');
      });
    },
    began(address) {
      const origin = originOf(address);
      const count = underWay.get(origin) ?? 0;
      if (count >= caps.mostOfAddress) return false;
      underWay.set(origin, count + 1);
      return true;
    },
    ended(address) {
      const origin = originOf(address);
      const left = (underWay.get(origin) ?? 0) - 1;
      if (left > 0) underWay.set(origin, left);
      else underWay.delete(origin);
    },
    signedIn(socket) {
      const known = all.get(socket);
      if (known) known.isSignedIn = true;
    },
    figures,
    close: () => clearInterval(sweeping),
  };
}
