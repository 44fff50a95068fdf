import { connect, createServer, type Socket } from 'node:net';

/** The network between the server and its database, which fails when it is told to. */
export type Network = {
  /** The database's address through it. */
  readonly url: string;
  /** How long everything takes each way. */
  delay(ms: number): void;
  /** The next answer to the core is heard by nobody: the connection breaks instead. What was asked has happened. */
  loseNextAnswer(): void;
  /** The next question of the core reaches the database whole, and the connection breaks at once. */
  breakAfterNextQuestion(): void;
  /** Breaks all connections and takes no new ones, until `up`. */
  down(): void;
  up(): void;
  /** How often a loss that was asked for has come about. */
  readonly losses: number;
  close(): Promise<void>;
};

/** How the journal's connection names itself when it opens. */
const CORE = Buffer.from('application_name\0quay core\0');

export async function startNetwork(databaseUrl: string): Promise<Network> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let delayed = 0;
  let lose: 'answer' | 'question' | undefined;
  let losses = 0;
  let isDown = false;

  /** Passes on what comes, later while everything takes long, and always in its order: no line turns that round. */
  function lineTo(to: Socket): (bytes: Buffer) => void {
    const waiting: { readonly bytes: Buffer; readonly due: number }[] = [];
    const release = () => {
      while (waiting[0] && waiting[0].due <= performance.now()) {
        const { bytes } = waiting.shift()!;
        if (!to.destroyed) to.write(bytes);
      }
      if (waiting[0]) setTimeout(release, Math.max(1, waiting[0].due - performance.now()));
    };
    return (bytes) => {
      const due = Math.max(performance.now() + delayed, waiting.at(-1)?.due ?? 0);
      waiting.push({ bytes, due });
      if (waiting.length === 1) release();
    };
  }

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let isCore = false;
    let request = false;
    const cut = () => {
      for (const socket of [near, far]) {
        sockets.delete(socket);
        socket.destroy();
      }
    };
    const lost = () => {
      lose = undefined;
      losses += 1;
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut).on('close', cut);
    }
    if (isDown) cut();
    const [toNear, toFar] = [lineTo(near), lineTo(far)];
    near.on('data', (bytes: Buffer) => {
      if (!request) isCore = bytes.includes(CORE);
      request = true;
      if (isCore && lose === 'question') {
        lost();
        far.write(bytes, () => cut());
        return;
      }
      toFar(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      if (isCore && lose === 'answer') {
        lost();
        cut();
        return;
      }
      toNear(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);

  return {
    url: url.href,
    delay(ms) {
      delayed = ms;
    },
    loseNextAnswer() {
      lose = 'answer';
    },
    breakAfterNextQuestion() {
      lose = 'question';
    },
    down() {
      isDown = true;
      for (const socket of sockets) socket.destroy();
    },
    up() {
      isDown = false;
    },
    get losses() {
      return losses;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
