import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** What a connection says before it falls silent: all of a request, half of its headers, half of its body, nothing. */
const said = {
  idle: 'GET /market/coin/list HTTP/1.1\r\nhost: quay.test\r\n\r\n',
  'half-sent': 'GET /market/coin/list HTTP/1.1\r\nhost: quay.te',
  'half-body':
    'POST /api/login HTTP/1.1\r\nhost: quay.test\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  silent: '',
} as const;

export type HeldKind = keyof typeof said;

export type Holding = {
  readonly port: number;
  readonly kind: HeldKind;
  readonly count: number;
  /** Where they come from, in turn: addresses of this machine. */
  readonly addresses: readonly string[];
};

export type Held = {
  /** Connections that were made so far, and those that are open now. */
  readonly opened: number;
  readonly open: number;
};

export type Holder = {
  /** Resolves when all were tried once. */
  readonly allTried: Promise<unknown>;
  held(): Promise<Held>;
  end(): Promise<void>;
};

const PROGRAM = fileURLToPath(import.meta.url);
/** Connections that are tried each turn, and how long a turn is. */
const A_TURN = 20;
const TURN_MS = 10;
/** What was closed comes back, as an attacker's would, so many a turn. */
const AGAIN_A_TURN = 2;

/** Opens connections in a process of its own, because each takes a descriptor here too, and holds on to them. */
export function hold(holding: Holding): Holder {
  const child = fork(PROGRAM, [JSON.stringify(holding)]);
  const ended = once(child, 'exit');
  return {
    allTried: Promise.race([once(child, 'message'), ended]),
    async held() {
      child.send('held');
      const [held] = (await once(child, 'message')) as [Held];
      return held;
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function run({ port, kind, count, addresses }: Holding): void {
  const sockets = new Set<Socket>();
  let tried = 0;
  let opened = 0;
  let lost = 0;

  function open(): void {
    const localAddress = addresses[tried % addresses.length]!;
    tried += 1;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.add(socket);
    socket.on('connect', () => {
      opened += 1;
      if (said[kind]) socket.write(said[kind]);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      lost += 1;
    });
    // It reads nothing that is not forced on it, and keeps its end open.
    socket.resume();
  }

  setInterval(() => {
    if (tried < count) {
      for (let n = 0; n < A_TURN && tried < count; n += 1) open();
      if (tried === count) process.send!('all tried');
      return;
    }
    for (let n = 0; n < AGAIN_A_TURN && lost > 0; n += 1) {
      lost -= 1;
      open();
    }
  }, TURN_MS);
  process.on('message', () => process.send!({ opened, open: sockets.size } satisfies Held));
  process.on('disconnect', () => process.exit(0));
}

if (process.argv[1] === PROGRAM) run(JSON.parse(process.argv[2]!) as Holding);
