import { edge, type LiveMessage, type LiveRequest, privateChannels } from '@quay/contract';

export type Connection = {
  readonly state: 'live' | 'connecting' | 'lost';
  /** When the state began; for `lost`, when the exchange last answered. */
  readonly since: number;
  readonly retryAt: number | null;
};

type Subscriber = (data: unknown, message: { seq: number; at: number }) => void;

/** Everything outside that the socket needs; a test brings its own. */
export type SocketSurroundings = {
  open(): WebSocket;
  /** A ticket for the private channels, or nothing for a guest. */
  ticket(): Promise<string | null>;
  random(): number;
  onPrivate(sequence: number): void;
  onTime(at: number): void;
};

/** Well inside the silence after which the exchange lets a client go. */
export const PING_MS = 20_000;
/** How long an answer to a ping may take before the line counts as dead. */
export const PONG_MS = 8_000;
export const BACKOFF_FIRST_MS = 500;
export const BACKOFF_MOST_MS = 15_000;
/** A ticket that could not be had, or was not taken, is asked for again after this long. */
export const LOGIN_AGAIN_MS = 3_000;
/** After a private channel has begun: how long the sequence of the next push is awaited. */
export const CATCH_UP_MS = 1_000;
/** A page that nobody sees keeps its socket this long. */
export const HIDDEN_MS = 60_000;

const TICKET_WRONG = edge['live-ticket-wrong'].reason;

const isPrivate = (channel: string) => (privateChannels as readonly string[]).includes(channel);

/**
 * One connection for all channels of the page. It comes back by itself, with a growing and jittered pause, and asks
 * again to all that is subscribed to. Private channels wait until a ticket was accepted.
 */
export class Socket {
  readonly #outside: SocketSurroundings;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #watchers = new Set<() => void>();
  #connection: Connection = { state: 'connecting', since: Date.now(), retryAt: null };
  #socket: WebSocket | null = null;
  #loggedIn = false;
  #failures = 0;
  #receivedAt = Date.now();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #catchUp: ReturnType<typeof setTimeout> | undefined;
  /** Something was said that must be answered, and nothing has been received since. */
  #awaits = false;
  #hidden: ReturnType<typeof setTimeout> | undefined;
  #pending = false;
  #measuredAt: number | undefined;
  #delay: number | undefined;
  #sequence = 0;
  #opened = 0;
  #version: ((version: string) => void) | undefined;
  #missed: (() => void) | undefined;

  constructor(outside: SocketSurroundings) {
    this.#outside = outside;
  }

  subscribe = (channel: string, listener: Subscriber): (() => void) => {
    const subscribers = this.#subscribers.get(channel) ?? new Set();
    subscribers.add(listener);
    if (!this.#subscribers.has(channel)) {
      this.#subscribers.set(channel, subscribers);
      if (!this.#socket && this.#retry === undefined && !this.#pending) this.#connect();
      else if (this.#maySubscribe(channel)) this.#say({ op: 'subscribe', channels: [channel] });
    }
    return () => {
      if (!subscribers.delete(listener) || subscribers.size > 0 || this.#subscribers.get(channel) !== subscribers)
        return;
      this.#subscribers.delete(channel);
      if (this.#maySubscribe(channel)) this.#say({ op: 'unsubscribe', channels: [channel] });
    };
  };

  /** Takes a channel anew, from its snapshot: something was missed. */
  again = (channel: string): void => {
    if (!this.#subscribers.has(channel) || !this.#maySubscribe(channel)) return;
    this.#say({ op: 'unsubscribe', channels: [channel] });
    this.#say({ op: 'subscribe', channels: [channel] });
  };

  connection = (): Connection => this.#connection;

  /** Asks how long an answer takes; `delay` has it once it came. */
  measure = (): void => {
    if (this.#socket?.readyState !== 1 || this.#measuredAt !== undefined) return;
    this.#measuredAt = Date.now();
    this.#ping();
  };

  /** How many milliseconds an answer took when that was measured last; nothing before, and after the line was lost. */
  delay = (): number | undefined => this.#delay;

  /** The greatest number of the journal that a push named; 0 before the first. */
  sequence = (): number => this.#sequence;

  watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  /** Calls back with the version of the app that the exchange serves, at every connect. */
  onVersion(received: (version: string) => void): void {
    this.#version = received;
  }

  /**
   * Calls back when something may have been missed: the line was gone, or a private channel has only now begun. What
   * was asked before is asked again.
   */
  onMissed(missed: () => void): void {
    this.#missed = missed;
  }

  /** Somebody logged in or out: the private channels are asked for anew, or are no longer this page's business. */
  sessionChanged = (loggedIn: boolean): void => {
    if (!this.#socket) return;
    if (this.#loggedIn) this.retryNow();
    else if (loggedIn) void this.#logIn(this.#socket);
  };

  /** Tries at once instead of waiting for the pause to end. */
  retryNow = (): void => {
    this.#failures = 0;
    this.#drop();
    this.#connect();
  };

  /** The page was hidden or is seen again. */
  seen = (visible: boolean): void => {
    clearTimeout(this.#hidden);
    if (!visible) {
      this.#hidden = setTimeout(() => {
        this.#pending = true;
        this.#drop();
      }, HIDDEN_MS);
    } else if (this.#pending || this.#connection.state === 'lost') {
      this.#pending = false;
      this.retryNow();
    } else this.#ping();
  };

  /** The device says that it has a network, or has none. */
  network = (online: boolean): void => {
    if (!online) this.#lost();
    else if (this.#connection.state !== 'live' && !this.#pending) this.retryNow();
  };

  #connect(): void {
    this.#retry = undefined;
    // The bar of a lost connection stays until the exchange answers again.
    this.#become(this.#connection.state === 'live' ? 'connecting' : this.#connection.state, null);
    let socket: WebSocket;
    try {
      socket = this.#outside.open();
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#receivedAt = Date.now();
      this.#become('live', null);
      const open = [...this.#subscribers.keys()].filter((channel) => !isPrivate(channel));
      if (open.length > 0) this.#say({ op: 'subscribe', channels: open });
      void this.#logIn(socket);
      this.#schedulePing(PING_MS);
      this.#opened += 1;
      if (this.#opened > 1) this.#missed?.();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#receive(event.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    // Nothing came: the browser itself waits for minutes.
    this.#awaitAnswer();
  }

  async #logIn(socket: WebSocket): Promise<void> {
    try {
      const ticket = await this.#outside.ticket();
      if (ticket && this.#socket === socket) this.#say({ op: 'login', ticket });
    } catch {
      this.#logInLater(socket);
    }
  }

  #logInLater(socket: WebSocket): void {
    setTimeout(() => {
      if (this.#socket === socket && !this.#loggedIn) void this.#logIn(socket);
    }, LOGIN_AGAIN_MS);
  }

  #receive(text: string): void {
    const message = read(text);
    if (!message) return;
    this.#receivedAt = Date.now();
    this.#failures = 0;
    // Hundreds of messages a second do not each set a timer: the one that runs looks when it last answered.
    if (this.#awaits) this.#schedulePing(PING_MS);
    if ('channel' in message) {
      this.#sequence = Math.max(this.#sequence, message.seq);
      if (isPrivate(message.channel) || this.#catchUp !== undefined) this.#outside.onPrivate(message.seq);
      for (const listener of [...(this.#subscribers.get(message.channel) ?? [])]) listener(message.data, message);
      if (this.#catchUp !== undefined) this.#caughtUp();
      return;
    }
    if (message.op === 'pong' && this.#measuredAt !== undefined) {
      this.#delay = Date.now() - this.#measuredAt;
      this.#measuredAt = undefined;
    }
    if (message.op === 'welcome') {
      this.#outside.onTime(message.at);
      this.#version?.(message.version);
    } else if (message.op === 'in') {
      this.#loggedIn = true;
      const closed = [...this.#subscribers.keys()].filter(isPrivate);
      if (closed.length > 0) this.#say({ op: 'subscribe', channels: closed });
    } else if (message.op === 'subscribed') {
      // What happened just before was pushed to nobody, and an answer may be older still. The next push names a
      // sequence that is later than both: what is asked for under it is whole.
      if (message.channels.some(isPrivate)) this.#catchUp ??= setTimeout(() => this.#caughtUp(), CATCH_UP_MS);
    } else if (message.op === 'error') {
      console.warn(`live: ${message.code} ${message.reason}`);
      if (message.reason === TICKET_WRONG && this.#socket) this.#logInLater(this.#socket);
    }
  }

  #caughtUp(): void {
    clearTimeout(this.#catchUp);
    this.#catchUp = undefined;
    this.#missed?.();
  }

  #maySubscribe(channel: string): boolean {
    return this.#socket?.readyState === 1 && (!isPrivate(channel) || this.#loggedIn);
  }

  #say(request: LiveRequest): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(request));
  }

  #schedulePing(after: number): void {
    clearTimeout(this.#heartbeat);
    this.#awaits = false;
    this.#heartbeat = setTimeout(() => {
      const silent = Date.now() - this.#receivedAt;
      if (silent < PING_MS) this.#schedulePing(PING_MS - silent);
      else this.#ping();
    }, after);
  }

  #ping(): void {
    if (this.#socket?.readyState !== 1) return;
    this.#say({ op: 'ping' });
    this.#awaitAnswer();
  }

  #awaitAnswer(): void {
    clearTimeout(this.#heartbeat);
    this.#awaits = true;
    this.#heartbeat = setTimeout(() => this.#lost(), PONG_MS);
  }

  #lost(): void {
    this.#drop();
    if (this.#pending) return;
    const most = Math.min(BACKOFF_MOST_MS, BACKOFF_FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    // Between half and whole: a thousand phones that lost the same server do not come back in the same second.
    const pause = most * (0.5 + this.#outside.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), pause);
    this.#become('lost', Date.now() + pause);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#loggedIn = false;
    this.#measuredAt = undefined;
    this.#delay = undefined;
    clearTimeout(this.#retry);
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#catchUp);
    this.#catchUp = undefined;
    this.#retry = undefined;
    socket?.close();
  }

  #become(state: Connection['state'], retryAt: number | null): void {
    const now = this.#connection;
    if (now.state === state && now.retryAt === retryAt) return;
    const since = now.state === state ? now.since : state === 'lost' ? this.#receivedAt : Date.now();
    this.#connection = { state, since, retryAt };
    for (const changed of [...this.#watchers]) changed();
  }
}

/** A message of the exchange; anything that is not even an object is none. */
function read(text: string): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' ? (message as LiveMessage | null) : null;
  } catch {
    return null;
  }
}
