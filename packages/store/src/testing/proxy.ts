import { connect, createServer, type Socket } from 'node:net';

export type Proxy = {
  /** The database's address through the proxy. */
  readonly url: string;
  /** The server's next message is lost: the connection breaks instead. */
  loseNextAnswer(): Promise<void>;
  /** The next thing that is asked never reaches the server: the connection breaks instead. */
  loseNextQuestion(): Promise<void>;
  /** The next thing that is asked reaches the server after the one that follows it; resolves when it is held back. */
  swapNextQuestions(): Promise<void>;
  /** Passes nothing on any more, in either direction, and breaks nothing: as when a cable is cut. */
  freeze(): void;
  /** Breaks all connections and refuses new ones, until `up`. */
  down(): void;
  up(): void;
  close(): Promise<void>;
};

type Loss = { readonly of: 'answer' | 'question'; done(): void };

/** A network that fails on request. */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let loss: Loss | undefined;
  let isDown = false;
  let isFrozen = false;
  let holding: (() => void) | undefined;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const both = [near, far];
    const cut = () => {
      for (const socket of both) {
        sockets.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    if (isDown) cut();
    const pass = (from: Socket, on: (bytes: Buffer) => void, what: Loss['of']) =>
      from.on('data', (bytes: Buffer) => {
        if (isFrozen) return;
        if (loss?.of !== what) {
          on(bytes);
          return;
        }
        const { done } = loss;
        loss = undefined;
        cut();
        done();
      });
    let held: Buffer | undefined;
    const ask = (bytes: Buffer) => {
      if (holding) {
        held = bytes;
        holding();
        holding = undefined;
        return;
      }
      far.write(bytes);
      if (held) far.write(held);
      held = undefined;
    };
    pass(near, ask, 'question');
    pass(far, (bytes) => near.write(bytes), 'answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);

  const lose = (of: Loss['of']) =>
    new Promise<void>((done) => {
      loss = { of, done };
    });
  return {
    url: url.href,
    loseNextAnswer: () => lose('answer'),
    loseNextQuestion: () => lose('question'),
    swapNextQuestions: () =>
      new Promise<void>((resolve) => {
        holding = resolve;
      }),
    freeze() {
      isFrozen = true;
    },
    down() {
      isDown = true;
      isFrozen = false;
      for (const socket of sockets) socket.destroy();
    },
    up() {
      isDown = false;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
