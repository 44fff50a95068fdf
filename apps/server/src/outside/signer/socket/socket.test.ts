import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect as connectPlain } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Signer, SignerRefused, SignerUnavailable } from '../protocol.ts';
import { openSigner, type SignerService } from '../service.ts';
import { PAYEE, sweepOf, terms, withdrawalOf } from '../testing/terms.ts';
import { addressText, type SignerAddress, signerAddress } from './address.ts';
import { connectSigner } from './connect-signer.ts';
import { FRAME_MAX, frame } from './frames.ts';
import { listenForServer, type SignerListener } from './listen.ts';
import { pskOfClient, readSharedSecret, tlsOptions } from './shared-secret.ts';

const SECRET = Buffer.alloc(32, 1);
let root: string;
const said: string[] = [];
const brokenWhy: string[] = [];
const undo: (() => unknown)[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'quay-socket-'));
  writeFileSync(path.join(root, 'signer.key'), 'ab'.repeat(32), { mode: 0o600 });
  said.length = 0;
  brokenWhy.length = 0;
});
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
  rmSync(root, { recursive: true, force: true });
});

const socketFile = () => path.join(root, 'signer.sock');
const atFile = (): SignerAddress => ({ path: socketFile() });

async function listen(
  address: SignerAddress = atFile(),
  secret = SECRET,
): Promise<SignerListener & { service: SignerService }> {
  const service = openSigner({ folder: path.join(root, 'signer'), keyFile: path.join(root, 'signer.key'), terms });
  const log = (line: string) => void said.push(line);
  const listener = await listenForServer({ address, secret, service, log, broken: (why) => void brokenWhy.push(why) });
  let isOver = false;
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    await listener.close();
    service.close();
  };
  undo.push(stop);
  return { ...listener, close: stop, service };
}

async function connect(more: Partial<Parameters<typeof connectSigner>[0]> = {}): Promise<Signer> {
  const log = { warn: (line: string) => void said.push(line) };
  const signer = await connectSigner({ address: atFile(), secret: SECRET, log, beginWithinMs: 0, ...more });
  undo.push(() => signer.close());
  return signer;
}

/** A client that has the secret and then does what it likes. */
async function otherUser(): Promise<TLSSocket & { received: () => string }> {
  let text = '';
  const socket = connectTls({
    path: socketFile(),
    ...tlsOptions,
    pskCallback: pskOfClient(SECRET),
    checkServerIdentity: () => undefined,
  });
  undo.push(() => socket.destroy());
  socket.on('error', () => undefined);
  await new Promise((done) => socket.once('secureConnect', done));
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  return Object.assign(socket, { received: () => text });
}
const ended = (socket: TLSSocket) => (socket.closed ? undefined : new Promise((done) => socket.once('close', done)));

async function until(is: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + 20_000; !is(); await sleep(20)) if (Date.now() > end) throw new Error(`never: ${what}`);
}

describe.each(['a socket file', 'a port'])('over %s', (kind) => {
  async function both() {
    const listener = await listen(kind === 'a port' ? { host: '127.0.0.1', port: 0 } : atFile());
    const address = kind === 'a port' ? { host: '127.0.0.1', port: listener.port! } : atFile();
    return { listener, address, signer: await connect({ address }) };
  }

  test('words go in and signed bytes come out, as they do from a process of ours', async () => {
    const { listener, signer } = await both();
    const { depositKey, hotWallet, hotWallets } = signer;
    expect({ depositKey, hotWallet, hotWallets }).toEqual(listener.service.ready);
    const one = await signer.sign(withdrawalOf());
    expect(await signer.sign(withdrawalOf())).toEqual(one);
    expect(await signer.signed('ERC20', signer.hotWallet, 0)).toEqual({ request: withdrawalOf(), signed: one });
    expect(await signer.signed('ERC20', signer.hotWallet, 1)).toBeUndefined();
    const refused = await signer.sign(withdrawalOf({ to: signer.hotWallet })).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SignerRefused);
    expect(refused).toMatchObject({ refusal: 'malformed' });
    expect((await signer.sign(sweepOf())).raw).toMatch(/^0x02/);
    expect(signer.state()).toEqual({ up: true });
  });

  test('who does not have the secret gets nothing, and is told so in one line', async () => {
    const { address } = await both();
    const wrong = connect({ address, secret: Buffer.alloc(32, 2) });
    await expect(wrong).rejects.toThrow('the handshake failed: the two secrets differ, or it is no signer');
    await until(() => said.includes('somebody was refused who does not have the secret'), 'a line of the signer');
    // Nor is one without any secret answered: not a byte of what stands behind.
    const plain = 'path' in address ? connectPlain(address.path) : connectPlain(address.port, address.host);
    let received = '';
    plain.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    plain.on('error', () => undefined);
    plain.write(frame({ task: 'sign', id: 1, request: withdrawalOf() }));
    await new Promise((done) => plain.once('close', done));
    expect(received).not.toContain('depositKey');
  });
});

test('a server refuses a signer that does not have the secret', async () => {
  await listen(atFile(), Buffer.alloc(32, 3));
  await expect(connect()).rejects.toThrow('the handshake failed');
});

test('a signer that starts again is found again, with the same keys and the same bytes', async () => {
  const first = await listen();
  const signer = await connect();
  const one = await signer.sign(withdrawalOf());
  await first.close();
  await until(() => !signer.state().up, 'the signer away');
  expect(signer.state()).toMatchObject({ up: false, why: expect.stringContaining(`unix:${socketFile()}`) });
  // What is asked while it is away waits a moment, then is given back at once to whoever asked.
  await expect(signer.sign(withdrawalOf({ withdrawal: 8, nonce: 1 }))).rejects.toThrow(SignerUnavailable);
  const began = Date.now();
  await expect(signer.sign(withdrawalOf({ withdrawal: 8, nonce: 1 }))).rejects.toThrow(SignerUnavailable);
  expect(Date.now() - began).toBeLessThan(200);

  await listen();
  await until(() => signer.state().up, 'the signer back');
  expect(await signer.sign(withdrawalOf())).toEqual(one);
  expect(said.filter((line) => !line.startsWith('a line'))).toEqual([
    expect.stringMatching(/^the signer (runs under|is away)/),
    expect.stringMatching(/^the signer (is away|is back)/),
    ...(process.getuid ? ['the signer is back'] : []),
  ]);
  await expect(signer.sign(withdrawalOf({ nonce: 1 }))).rejects.toMatchObject({ refusal: 'other-payload' });
});

test('a signer with other keys is not taken for the one before', async () => {
  const first = await listen();
  const signer = await connect();
  await first.close();
  rmSync(path.join(root, 'signer'), { recursive: true });
  await listen();
  await until(() => 'why' in signer.state() && JSON.stringify(signer.state()).includes('other keys'), 'other keys');
  await expect(signer.sign(withdrawalOf())).rejects.toThrow('it has other keys than before');
});

test('a signer that is not there yet is waited for, and one that never comes is said', async () => {
  const waiting = connect({ beginWithinMs: 10_000 });
  await sleep(700);
  await listen();
  expect((await waiting).state()).toEqual({ up: true });
  const nowhere = { path: path.join(root, 'nowhere.sock') };
  await expect(connect({ address: nowhere, beginWithinMs: 600 })).rejects.toThrow(
    `the signer cannot be reached: unix:${nowhere.path}: ENOENT`,
  );
});

test('a newer server takes the place of the one before; what that one asks is not answered', async () => {
  await listen();
  const before = await otherUser();
  const after = await connect();
  await ended(before);
  expect(before.received()).toContain('another server has connected');
  expect(await after.sign(withdrawalOf())).toMatchObject({ raw: expect.stringMatching(/^0x02/) });
  expect(said).toContain('another line takes the place of the one before');

  // The one before does not fight for its place.
  await connect();
  await until(() => !after.state().up, 'the place taken');
  await expect(after.sign(withdrawalOf())).rejects.toThrow('another server has connected');
  await sleep(1_200);
  expect(said.filter((line) => line === 'another line takes the place of the one before')).toHaveLength(2);
});

describe('a line that is misused is ended, and the next one is answered', () => {
  const misuses: [string, (socket: TLSSocket) => void, string][] = [
    ['an endless frame', (socket) => void socket.write('a'.repeat(FRAME_MAX + 1)), 'a frame is too long'],
    ['a long frame', (socket) => void socket.write(`"${'a'.repeat(FRAME_MAX)}"\n`), 'a frame is too long'],
    ['no JSON', (socket) => void socket.write('GET / HTTP/1.1\r\n\r\n'), 'a frame is no JSON'],
    ['another task', (socket) => void socket.write(frame({ task: 'begin', folder: '/' })), 'what is asked has no form'],
    [
      'more beside it',
      (socket) => void socket.write(frame({ task: 'sign', id: 1, request: {}, data: '0x' })),
      'no form',
    ],
    ['a frame that never ends', (socket) => void socket.write('{"task":'), 'a frame does not end'],
    [
      'too much at once',
      (socket) =>
        void socket.write(Array.from({ length: 2_000 }, (_, id) => frame({ task: 'sign', id, request: {} })).join('')),
      'it asks too much at once',
    ],
  ];
  test.each(misuses)('%s', async (_what, misuse, why) => {
    await listen();
    const socket = await otherUser();
    misuse(socket);
    await ended(socket);
    expect(said.some((line) => line.startsWith('a line was ended: ') && line.includes(why))).toBe(true);
    expect(socket.received()).not.toContain('"signed"');
    expect(await (await connect()).sign(withdrawalOf())).toMatchObject({ raw: expect.stringMatching(/^0x02/) });
  });

  test('answers that nobody reads', async () => {
    await listen();
    const socket = await otherUser();
    socket.pause();
    const sign = frame({ task: 'signed', id: 1, network: 'ERC20', sender: PAYEE, nonce: 0 });
    const isEnded = () => said.some((line) => line.includes('it does not read its answers'));
    for (let sent = 0; sent < 400 && !isEnded(); sent += 1) {
      socket.write(sign.repeat(200));
      await sleep(5);
    }
    await until(isEnded, 'an end');
  });
});

test('without its book it says why and signs nothing', async () => {
  await listen();
  const signer = await connect({ withinMs: 500 });
  writeFileSync(path.join(root, 'signer', 'book.jsonl'), 'somebody else wrote this\n');
  const context = signer.sign(withdrawalOf()).catch(() => undefined);
  await until(() => brokenWhy.length > 0, 'a broken signer');
  expect(brokenWhy).toEqual(['another signer has written to the book']);
  await signer.close();
  await context;
});

describe('the socket file', () => {
  test('is for the owner and its group, and one that is left over is replaced', async () => {
    const first = await listen();
    expect(statSync(socketFile()).mode & 0o777).toBe(0o660);
    await expect(listen()).rejects.toThrow(`another signer listens at ${socketFile()}`);
    await first.close();
    await listen();
    expect(existsSync(socketFile())).toBe(true);
  });

  test('is not made where everybody may write, nor over another file', async () => {
    writeFileSync(socketFile(), 'a file');
    await expect(listen()).rejects.toThrow(`${socketFile()} is there and is no socket`);
    expect(readFileSync(socketFile(), 'utf8')).toBe('a file');
    chmodSync(root, 0o777);
    await expect(listen()).rejects.toThrow(`everybody may write to ${root}`);
  });
});

test('a secret that is missing, open to others or no secret is refused by its file', () => {
  const file = path.join(root, 'secret');
  expect(() => readSharedSecret(file)).toThrow(`there is no file ${file} (SIGNER_SECRET_FILE)`);
  writeFileSync(file, 'hunter2', { mode: 0o600 });
  expect(() => readSharedSecret(file)).toThrow(/^(?!.*hunter2).*must be 64 hexadecimal digits$/);
  writeFileSync(file, `${'cd'.repeat(32)}\n`);
  expect(readSharedSecret(file)).toEqual(Buffer.alloc(32, 0xcd));
  chmodSync(file, 0o604);
  expect(() => readSharedSecret(file)).toThrow('must be readable by its owner alone');
});

test('addresses are read and said in the same way', () => {
  for (const text of ['unix:/run/quay-signer/signer.sock', 'tls://signer.internal:8700', 'tls://[::1]:8700']) {
    expect(addressText(signerAddress(text)!)).toBe(text);
  }
  for (const text of [
    'unix:signer.sock',
    'tcp://host:1',
    'tls://host',
    'tls://host:1/path',
    'tls://a@host:1',
    '/run/x',
  ]) {
    expect(signerAddress(text), text).toBeUndefined();
  }
});
