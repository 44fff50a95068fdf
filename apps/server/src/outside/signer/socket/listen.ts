import { chmodSync, existsSync, lstatSync, statSync, unlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createServer, type TLSSocket } from 'node:tls';
import { z } from 'zod';
import type { SignerReady, SignerService } from '../service.ts';
import type { SignerAddress } from './address.ts';
import { frame, readFrames } from './frames.ts';
import { pskOfServer, tlsOptions } from './shared-secret.ts';

/** What the signer says first on a line. `uid` is its account, for a server that runs beside it. */
export type Hello = { readonly version: 1; readonly ready: SignerReady; readonly uid?: number | undefined };

export type SignerListener = { readonly port: number | undefined; close(): Promise<void> };

const HANDSHAKE_MS = 5_000;
const LEAVE_MS = 1_000;
const REFUSED_AGAIN_MS = 1_000;
/** Unauthenticated peers share a few connections, for some seconds each. */
const CONNECTIONS_MAX = 16;
/** Questions of one line that wait; the server asks a handful at a time. */
const WAITING_MAX = 256;
/** Answers that nobody fetches. */
const UNREAD_MAX = 1024 * 1024;

const question = z.discriminatedUnion('task', [
  z.strictObject({ task: z.literal('sign'), id: z.number().int(), request: z.unknown() }),
  z.strictObject({
    task: z.literal('signed'),
    id: z.number().int(),
    network: z.string().max(32),
    sender: z.string().max(64),
    nonce: z.number().int().nonnegative(),
  }),
  z.strictObject({
    task: z.literal('retire'),
    id: z.number().int(),
    network: z.string().max(32),
    wallet: z.number().int().nonnegative(),
  }),
]);

/**
 * Answers a server over a socket. One line at a time: a newer one that has proved itself takes the place of the one
 * before, so that a standby that takes over need not wait for a server that is dead and does not know it.
 */
export async function listenForServer(options: {
  readonly address: SignerAddress;
  readonly secret: Buffer;
  readonly service: SignerService;
  readonly log: (line: string) => void;
  /** The signer cannot go on, such as when its book was changed by somebody else. */
  readonly broken: (why: string) => void;
}): Promise<SignerListener> {
  const { address, secret, service, log, broken } = options;
  let current: TLSSocket | undefined;

  const server = createServer({ ...tlsOptions, pskCallback: pskOfServer(secret), handshakeTimeout: HANDSHAKE_MS });
  server.maxConnections = CONNECTIONS_MAX;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let refusedAt = Number.NEGATIVE_INFINITY;
  server.on('tlsClientError', () => {
    // Who knocks without end fills no disk with it.
    if (performance.now() - refusedAt < REFUSED_AGAIN_MS) return;
    refusedAt = performance.now();
    log('somebody was refused who does not have the secret');
  });
  server.on('secureConnection', (socket) => {
    socket.setKeepAlive(true, 10_000);
    socket.on('error', () => socket.destroy());
    const hello: Hello = { version: 1, ready: service.ready, uid: process.getuid?.() };
    if (current && !current.destroyed) {
      log('another line takes the place of the one before');
      const before = current;
      before.end(frame({ closed: 'another server has connected' }));
      // One that is dead does not end by itself, and would keep a place.
      setTimeout(() => before.destroy(), LEAVE_MS).unref();
    }
    current = socket;
    socket.write(frame(hello));
    serve(socket);
  });

  function serve(socket: TLSSocket): void {
    let waiting = 0;
    const end = (why: string) => {
      if (!socket.destroyed) log(`a line was ended: ${why}`);
      socket.destroy();
    };
    readFrames(
      socket,
      (said) => {
        // What the place was taken from is no longer answered.
        if (socket !== current) return;
        const read = question.safeParse(said);
        if (!read.success) return end('what is asked has no form');
        if (waiting >= WAITING_MAX) return end('it asks too much at once');
        waiting += 1;
        service
          .answer(read.data)
          .then(
            (reply) => {
              if (socket.writableLength > UNREAD_MAX) end('it does not read its answers');
              else if (!socket.destroyed) socket.write(frame(reply));
            },
            (error: unknown) => broken(error instanceof Error ? error.message : String(error)),
          )
          .finally(() => {
            waiting -= 1;
          });
      },
      end,
    );
  }

  if ('path' in address) await makeRoom(address.path);
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(address, () => {
      server.off('error', failed);
      done();
    });
  });
  // Its group may knock; who is there must still have the secret.
  if ('path' in address) chmodSync(address.path, 0o660);
  const bound = server.address();
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : undefined,
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      current?.destroy();
      await closed;
    },
  };
}

/** Removes the socket file of a signer that is gone; one that somebody listens at stays. */
async function makeRoom(file: string): Promise<void> {
  const folder = path.dirname(file);
  if ((statSync(folder).mode & 0o002) !== 0) {
    throw new Error(`everybody may write to ${folder}, and put another socket there: give it mode 750`);
  }
  if (!existsSync(file)) return;
  if (!lstatSync(file).isSocket()) throw new Error(`${file} is there and is no socket`);
  const isTaken = await new Promise<boolean>((done) => {
    const socket = connect({ path: file });
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('close', () => socket.destroy());
    setTimeout(() => socket.destroy(), 1_000).unref();
  });
  if (isTaken) throw new Error(`another signer listens at ${file}`);
  unlinkSync(file);
}
