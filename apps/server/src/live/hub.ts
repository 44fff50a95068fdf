import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { edge, LIVE_MAX_CHANNELS, LIVE_PATH, LIVE_SILENCE_MS, type Push, type Refusal } from '@quay/contract';
import { WebSocketServer } from 'ws';
import type { Committed } from '../core-host/port.ts';
import { originOf } from '../edge/address-of.ts';
import { BACKLOG_MAX, Connection } from './connection.ts';
import { textFrame } from './frame.ts';
import type { LiveFigures, LiveHub, LiveSettings } from './live-hub.ts';
import { channelsOf } from './private-channels.ts';
import type { PrivateChannel } from './pushes.ts';
import { type ListenRequest, liveRequest, type TradeRequest } from './request.ts';
import { createTrading, errorText } from './trading.ts';

/** Public channels are pushed to this often. */
const TICK_MS = 100;
const HOUSEKEEPING_MS = 1_000;
/** Who has a connection is said this often. */
const PRESENT_EVERY_MS = 5_000;
/** How long a client may take to say goodbye when the server stops. */
const GOODBYE_MS = 1_000;
const ERRORS_MAX = 5;
/** Most bytes of a client's message. */
export const PAYLOAD_MAX = 64 * 1024;
/** Close codes (RFC 6455, section 7.4). */
const GOING_AWAY = 1001;
const POLICY = 1008;

/** Refusals that are not the client's mistake. */
const notNonsense = new Set<Refusal>([edge.busy, edge['outcome-unknown'], edge['too-many-requests']]);

type PrivatePush = Push & { readonly channel: PrivateChannel };

/** The socket: who subscribes to which channel, and what is pushed. Every push is built once, for all subscribers. */
export function createLiveHub(settings: LiveSettings): LiveHub {
  const { everybody, port, tickets } = settings;
  const trading = createTrading(settings);
  const connectionsMax = settings.connectionsMax ?? 10_000;
  const connectionsPerAddress = settings.connectionsPerAddress ?? 20;
  const unreadMaxMs = settings.unreadMaxMs ?? 60_000;
  const silenceMs = settings.silenceMs ?? LIVE_SILENCE_MS;
  const addressOf = settings.addressOf ?? ((request: IncomingMessage) => request.socket.remoteAddress ?? '');
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: PAYLOAD_MAX,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
  });
  const figures: LiveFigures = {
    connections: 0,
    framesBuilt: 0,
    framesSent: 0,
    bytesSent: 0,
    conflated: 0,
    cut: 0,
    refused: 0,
  };

  const connections = new Set<Connection>();
  const perAddress = new Map<string, number>();
  const listeners = new Map<string, Set<Connection>>();
  const users = new Map<number, Set<Connection>>();
  /** Subscribers of private channels, by user. */
  const own = channelsOf<Connection>(settings.user);
  const isPrivate = (channel: string): channel is PrivateChannel => own.subscribers.has(channel as PrivateChannel);
  const subscribersOf = (channel: PrivateChannel) => own.subscribers.get(channel)!;
  /** Clients that have missed something. */
  const behind = new Set<Connection>();
  /** Snapshots built since the last tick: a thousand clients that come back at once share one. */
  const snapshots = new Map<string, Buffer>();
  let keptSettingsAt = 0;
  let saidPresentAt = 0;

  // What goes out

  function frameOf(push: Push, at: number): Buffer {
    figures.framesBuilt += 1;
    return textFrame(JSON.stringify({ ...push, seq: port.seq, at }));
  }

  function send(connection: Connection, frame: Buffer): void {
    connection.write(frame);
    figures.framesSent += 1;
    figures.bytesSent += frame.length;
  }

  function fallBehind(connection: Connection, now: number): void {
    figures.conflated += 1;
    connection.stalledAt ??= now;
    behind.add(connection);
  }

  /** Pushes to all subscribers of a channel. The push is built only when there are any. */
  function notify(channel: string, now: number, make: () => Push | undefined): void {
    const hearing = listeners.get(channel);
    if (!hearing) return;
    const push = make();
    if (!push) return;
    const frame = frameOf(push, now);
    for (const connection of hearing) {
      if (connection.behind.has(channel)) continue;
      if (connection.backlog <= BACKLOG_MAX) send(connection, frame);
      else {
        connection.behind.add(channel);
        fallBehind(connection, now);
      }
    }
  }

  /** How a public channel begins; nothing where there is none of this name. */
  function beginning(name: string): ((now: number) => Push) | undefined {
    for (const { begin } of everybody) {
      const make = begin(name);
      if (make) return make;
    }
    return undefined;
  }

  function snapshot(name: string, now: number): Buffer | undefined {
    const known = snapshots.get(name);
    if (known) return known;
    const make = beginning(name);
    if (!make) return undefined;
    const frame = frameOf(make(now), now);
    snapshots.set(name, frame);
    return frame;
  }

  function begin(connection: Connection, channel: string, now: number): void {
    if (connection.backlog > BACKLOG_MAX) {
      connection.behind.add(channel);
      fallBehind(connection, now);
      return;
    }
    const frame = snapshot(channel, now);
    if (frame) send(connection, frame);
  }

  function tick(): void {
    const now = Date.now();
    snapshots.clear();
    for (const pushes of everybody) pushes.tick(now, notify);
    for (const connection of behind) catchUp(connection, now);
    if (now - keptSettingsAt >= HOUSEKEEPING_MS) keepSettings(now);
  }

  /** Once a slow client has taken what waited, it gets what it missed as it is now, bit by bit. */
  function catchUp(connection: Connection, now: number): void {
    const limit = BACKLOG_MAX / 2;
    for (const [channel, rows] of connection.missed) {
      if (connection.backlog > limit) return;
      connection.missed.delete(channel);
      connection.stalledAt = now;
      send(connection, frameOf({ channel, data: [...rows.values()] } as Push, now));
    }
    for (const channel of connection.behind) {
      if (connection.backlog > limit) return;
      connection.behind.delete(channel);
      connection.stalledAt = now;
      begin(connection, channel, now);
    }
    if (connection.behind.size > 0) return;
    connection.stalledAt = undefined;
    behind.delete(connection);
  }

  function hearCommitted({ changes }: Committed): void {
    const now = Date.now();
    for (const { channel, user } of own.changedFor(changes)) {
      sayTo(user, { channel, data: { changedAt: now } } as PrivatePush, now);
    }
    for (const { channel, user, rows } of own.rowsFor(changes)) {
      const push = { channel, data: rows.map(([, row]) => row) } as PrivatePush;
      let frame: Buffer | undefined;
      for (const connection of subscribersOf(channel).get(user) ?? []) {
        if (connection.backlog <= BACKLOG_MAX && !connection.missed.has(channel)) {
          frame ??= frameOf(push, now);
          send(connection, frame);
        } else if (connection.miss(channel, rows)) fallBehind(connection, now);
        else cut(connection);
      }
    }
  }

  /** Pushes to a user's connections that subscribe to the channel. */
  function sayTo(user: number, push: PrivatePush, now: number): void {
    let frame: Buffer | undefined;
    for (const connection of subscribersOf(push.channel).get(user) ?? []) {
      // A client that is slow just now asks again by itself before long.
      if (connection.backlog > BACKLOG_MAX) continue;
      frame ??= frameOf(push, now);
      send(connection, frame);
    }
  }

  // What comes in

  function refuse(connection: Connection, refusal: Refusal, id?: string): void {
    const { code, reason } = refusal;
    connection.say(id === undefined ? { op: 'error', code, reason } : { op: 'error', code, reason, id });
    connection.errors += 1;
    if (connection.errors < ERRORS_MAX) return;
    figures.cut += 1;
    connection.close(POLICY, refusal.reason);
  }

  function receive(connection: Connection, text: string, now: number): void {
    connection.receivedAt = now;
    const request = liveRequest(text);
    if (settings.gate.take('address', connection.from, now) !== undefined) {
      refuse(connection, edge['too-many-requests'], request && 'id' in request ? request.id : undefined);
    } else if (request && 'id' in request) onTrader(connection, request, now);
    else {
      const refusal = validate(connection, request, now);
      if (refusal) refuse(connection, refusal);
      else connection.errors = 0;
    }
    if (connection.backlog > BACKLOG_MAX) connection.waitUntilTaken();
  }

  /** A refusal for the rate of orders or for overload does not count as a malformed message. */
  function onTrader(connection: Connection, request: TradeRequest, now: number): void {
    const refusal = trading.receive(connection, request, now);
    if (!refusal) connection.errors = 0;
    else if (notNonsense.has(refusal)) {
      connection.write(textFrame(errorText(refusal, request.id)));
    } else refuse(connection, refusal, request.id);
  }

  function validate(connection: Connection, request: ListenRequest | undefined, now: number): Refusal | undefined {
    const cost = request && 'channels' in request ? 1 + request.channels.length : 1;
    if (!connection.allowance.take(cost, now)) return edge['too-many-requests'];
    return request ? obey(connection, request, now) : edge['live-message-malformed'];
  }

  function obey(connection: Connection, request: ListenRequest, now: number): Refusal | undefined {
    switch (request.op) {
      case 'ping':
        connection.say({ op: 'pong', at: now });
        return undefined;
      case 'login': {
        const user = tickets.redeem(request.ticket);
        if (user === undefined) return edge['live-ticket-wrong'];
        logIn(connection, user);
        connection.say({ op: 'in' });
        return undefined;
      }
      case 'unsubscribe': {
        const channels = request.channels.filter((channel) => connection.channels.has(channel));
        for (const channel of channels) leave(connection, channel);
        connection.say({ op: 'unsubscribed', channels });
        return undefined;
      }
      case 'subscribe':
        return subscribe(connection, request.channels, now);
    }
  }

  /** Channels that are there are subscribed even when others of the same message are refused. */
  function subscribe(connection: Connection, wanted: readonly string[], now: number): Refusal | undefined {
    let refusal: Refusal | undefined;
    const channels: string[] = [];
    for (const channel of new Set(wanted)) {
      if (connection.channels.has(channel)) channels.push(channel);
      else if (connection.channels.size >= LIVE_MAX_CHANNELS) refusal = edge['live-too-many-channels'];
      else if (isPrivate(channel) && connection.user === undefined) refusal = edge.unauthorized;
      else if (!isPrivate(channel) && !beginning(channel)) refusal = edge['live-channel-unknown'];
      else {
        channels.push(channel);
        connection.channels.add(channel);
        if (isPrivate(channel)) join(subscribersOf(channel), connection.user!, connection);
        else join(listeners, channel, connection);
      }
    }
    if (channels.length > 0) connection.say({ op: 'subscribed', channels, seq: port.seq });
    for (const channel of channels) if (!isPrivate(channel)) begin(connection, channel, now);
    return refusal;
  }

  function leave(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    connection.behind.delete(channel);
    connection.missed.delete(channel);
    if (isPrivate(channel)) part(subscribersOf(channel), connection.user!, connection);
    else part(listeners, channel, connection);
  }

  function logIn(connection: Connection, user: number): void {
    if (connection.user !== undefined && connection.user !== user) {
      part(users, connection.user, connection);
      for (const channel of own.subscribers.keys()) leave(connection, channel);
    }
    connection.user = user;
    join(users, user, connection);
  }

  // Coming and going

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = originOf(addressOf(request));
    const refusal = refusedBeforehand(request, address);
    if (refusal) {
      figures.refused += 1;
      socket.on('error', () => {});
      const head = `HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
      // Whoever does not close their end must not keep ours open.
      socket.end(head, () => socket.destroy());
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(ws, socket, address, Date.now());
      connections.add(connection);
      figures.connections = connections.size;
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      ws.on('message', (data, isBinary) => {
        if (connection.open) receive(connection, isBinary ? '' : data.toString(), Date.now());
      });
      ws.on('ping', (data) => {
        const now = Date.now();
        connection.receivedAt = now;
        if (connection.allowance.take(1, now)) connection.pong(data);
      });
      ws.on('pong', () => {
        connection.receivedAt = Date.now();
      });
      // A client that breaks the protocol: the library closes the connection, and there is nothing to do about it.
      ws.on('error', () => {});
      ws.on('close', () => forget(connection));
      connection.say({ op: 'welcome', at: Date.now(), version: settings.version });
    });
  }

  function refusedBeforehand(request: IncomingMessage, address: string): string | undefined {
    if (request.url?.split('?')[0] !== LIVE_PATH) return '404 Not Found';
    // A page of another site must not listen with the user's browser.
    const { origin, host } = request.headers;
    if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) return '403 Forbidden';
    if (connections.size >= connectionsMax) return '503 Service Unavailable';
    if ((perAddress.get(address) ?? 0) >= connectionsPerAddress) return '429 Too Many Requests';
    return undefined;
  }

  function forget(connection: Connection): void {
    if (!connections.delete(connection)) return;
    figures.connections = connections.size;
    const left = perAddress.get(connection.address)! - 1;
    if (left > 0) perAddress.set(connection.address, left);
    else perAddress.delete(connection.address);
    for (const channel of connection.channels) leave(connection, channel);
    if (connection.user !== undefined) part(users, connection.user, connection);
    behind.delete(connection);
  }

  function cut(connection: Connection): void {
    figures.cut += 1;
    connection.cut();
    forget(connection);
  }

  function keepSettings(now: number): void {
    keptSettingsAt = now;
    if (now - saidPresentAt >= PRESENT_EVERY_MS) {
      saidPresentAt = now;
      settings.present?.([...users.keys()]);
    }
    for (const connection of connections) {
      if (connection.backlog > BACKLOG_MAX) connection.stalledAt ??= now;
      else if (!behind.has(connection)) connection.stalledAt = undefined;
      const silent = now - connection.receivedAt;
      if (silent > silenceMs || (connection.stalledAt !== undefined && now - connection.stalledAt > unreadMaxMs)) {
        cut(connection);
      } else if (silent > silenceMs / 2) connection.ping();
    }
  }

  for (const { channel, begin } of settings.user) {
    begin?.((user, data) => sayTo(user, { channel, data } as PrivatePush, Date.now()));
  }
  const stopFollowing = port.follow(own.isFollowed);
  const unsubscribe = port.onCommitted(hearCommitted);
  const timer = setInterval(tick, settings.tickMs ?? TICK_MS);

  return {
    attach: (server) => {
      server.on('upgrade', upgrade);
    },
    sessionEnded(user) {
      for (const connection of [...(users.get(user) ?? [])]) connection.close(POLICY, edge.unauthorized.reason);
    },
    figures,
    close() {
      clearInterval(timer);
      unsubscribe();
      stopFollowing();
      for (const connection of connections) connection.close(GOING_AWAY, 'the server stops');
      sockets.close();
      setTimeout(() => {
        for (const connection of connections) connection.cut();
      }, GOODBYE_MS).unref();
    },
  };
}

function join<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  if (set) set.add(connection);
  else sets.set(key, new Set([connection]));
}

function part<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  if (set?.delete(connection) && set.size === 0) sets.delete(key);
}
