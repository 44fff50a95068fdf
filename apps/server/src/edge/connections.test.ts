import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, isIPv6, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trustIn } from './address-of.ts';
import { type Connections, createConnections } from './connections.ts';

let server: Server;
let connections: Connections;
const sockets: Socket[] = [];
let now: number;

function serve(caps: { most: number; mostOfAddress: number; receiveMs?: number }, proxies: string[] = []): void {
  connections = createConnections(caps, trustIn(proxies), () => now);
  connections.guard(server);
}

beforeEach(async () => {
  now = 1_000_000;
  server = createServer((request, reply) => {
    request.resume();
    request.once('end', () => reply.end('yes'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  connections.close();
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;

/** A connection from one of this machine's own addresses, and whether it is closed. */
async function open(localAddress = '127.0.0.1', text = ''): Promise<{ socket: Socket; closed(): boolean }> {
  const host = isIPv6(localAddress) ? '::1' : '127.0.0.1';
  const socket = connect({ port: port(), host, localAddress });
  let closed = false;
  sockets.push(socket);
  socket.on('close', () => {
    closed = true;
  });
  socket.on('error', () => undefined);
  socket.resume();
  await new Promise((resolve) => socket.once('connect', resolve));
  if (text) socket.write(text);
  // The server has it when a turn of the event loop later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { socket, closed: () => closed };
}

const ask = (localAddress: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const context = request(
      { port: port(), host: '127.0.0.1', localAddress, agent: false },
      (answer: IncomingMessage) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    context.once('error', reject);
    context.end();
  });

const WHOLE = 'GET / HTTP/1.1\r\nhost: quay.test\r\n\r\n';
const HALF = 'GET / HTTP/1.1\r\nhost: quay.te';
const HALF_BODY = 'POST / HTTP/1.1\r\nhost: quay.test\r\ncontent-length: 100\r\n\r\n{"half":';

test.each([
  ['silent', ''],
  ['with half of their headers', HALF],
  ['with half of a body', HALF_BODY],
])('a full server closes the oldest of connections %s, and lets in who asks', async (_what, text) => {
  serve({ most: 3, mostOfAddress: 3 });
  const first = await open('127.0.0.2', text);
  const second = await open('127.0.0.2', text);
  await open('127.0.0.2', text);
  expect(await ask('127.0.0.1')).toBe(200);
  expect([first.closed(), second.closed()]).toEqual([true, false]);
  expect(connections.figures).toMatchObject({ evicted: 1, refused: 0 });
});

test('one address has its cap, and evicts only its own', async () => {
  serve({ most: 10, mostOfAddress: 2 });
  const other = await open('127.0.0.1');
  const first = await open('127.0.0.2');
  await open('127.0.0.2');
  await open('127.0.0.2');
  expect([other.closed(), first.closed(), connections.figures.open]).toEqual([false, true, 3]);
});

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

test('an address of IPv6 has its cap on a real socket, too', async ({ skip }) => {
  skip(!hasIPv6, 'this machine has no loopback of IPv6');
  await new Promise((closed) => server.close(closed));
  await new Promise<void>((resolve) => server.listen(0, '::1', resolve));
  serve({ most: 10, mostOfAddress: 2 });
  const first = await open('::1');
  const second = await open('::1', WHOLE);
  expect([first.closed(), second.closed(), connections.figures.open]).toEqual([false, false, 2]);
  const third = await open('::1', WHOLE);
  expect([first.closed(), second.closed(), third.closed()]).toEqual([true, false, false]);
  const fourth = await open('::1');
  expect([fourth.closed(), connections.figures.refused, connections.figures.evicted]).toEqual([true, 1, 1]);
});

test('who has sent whole requests is not evicted for a newcomer of the same address, which is turned away', async () => {
  serve({ most: 10, mostOfAddress: 2 });
  await open('127.0.0.2', WHOLE);
  await open('127.0.0.2', WHOLE);
  const third = await open('127.0.0.2');
  expect([third.closed(), connections.figures.refused, connections.figures.evicted]).toEqual([true, 1, 0]);
});

test('silent connections go before idle ones, and the one that was idle longest goes first of those', async () => {
  serve({ most: 3, mostOfAddress: 3 });
  const idle = await open('127.0.0.2', WHOLE);
  const silent = await open('127.0.0.3');
  const later = await open('127.0.0.2', WHOLE);
  now += 1_000;
  const fourth = await open('127.0.0.1', WHOLE);
  expect([idle.closed(), silent.closed(), later.closed()]).toEqual([false, true, false]);
  const fifth = await open('127.0.0.1', WHOLE);
  expect([idle.closed(), later.closed(), fourth.closed(), fifth.closed()]).toEqual([true, false, false, false]);
});

test('of the oldest silent connections one of the largest crowd goes first', async () => {
  serve({ most: 3, mostOfAddress: 3 });
  const alone = await open('127.0.0.1');
  const crowd = [await open('127.0.0.2'), await open('127.0.0.2')];
  now += 1_000;
  await open('127.0.0.3');
  expect([alone, ...crowd].map(({ closed }) => closed())).toEqual([false, true, false]);
});

test('who has only just connected is not taken for silent while others are idle', async () => {
  serve({ most: 2, mostOfAddress: 2 });
  const idle = await open('127.0.0.2', WHOLE);
  const newcomer = await open('127.0.0.1');
  const next = await open('127.0.0.3');
  expect([idle.closed(), newcomer.closed(), next.closed()]).toEqual([true, false, false]);
});

test('idle connections of people with a session make room last', async () => {
  serve({ most: 2, mostOfAddress: 2 });
  server.on('request', ({ socket, url }) => url === '/signed-in' && connections.signedIn(socket));
  const trader = await open('127.0.0.2', WHOLE.replace(' / ', ' /signed-in '));
  const guest = await open('127.0.0.3', WHOLE);
  const third = await open('127.0.0.4', WHOLE);
  expect([trader.closed(), guest.closed(), third.closed()]).toEqual([false, true, false]);
});

test('connections of a trusted proxy make no room for others', async () => {
  serve({ most: 2, mostOfAddress: 2 }, ['127.0.0.2']);
  const proxy = await open('127.0.0.2', WHOLE);
  const silent = await open('127.0.0.2');
  const third = await open('127.0.0.1', WHOLE);
  expect([proxy.closed(), silent.closed(), third.closed()]).toEqual([false, false, true]);
});

test('a server full of work turns away', async () => {
  server.removeAllListeners('request');
  serve({ most: 2, mostOfAddress: 2 });
  const busy = [await open('127.0.0.2', WHOLE), await open('127.0.0.3', WHOLE)];
  const third = await open('127.0.0.1', WHOLE);
  expect([...busy.map(({ closed }) => closed()), third.closed()]).toEqual([false, false, true]);
});

test('a body that comes too slowly ends the connection; a file has longer', async () => {
  serve({ most: 9, mostOfAddress: 9, receiveMs: 60 });
  const slow = await open('127.0.0.2', HALF_BODY);
  const file = await open(
    '127.0.0.2',
    'POST / HTTP/1.1\r\nhost: quay.test\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100\r\n\r\n--x',
  );
  now += 60;
  await expect.poll(() => slow.closed(), { timeout: 2_000 }).toBe(true);
  expect(file.closed()).toBe(false);
});

test('figures are back to nothing when everybody is gone', async () => {
  serve({ most: 50, mostOfAddress: 50 });
  const opened = [];
  for (const text of ['', HALF, HALF_BODY, WHOLE, WHOLE]) opened.push(await open('127.0.0.2', text));
  expect(connections.figures).toMatchObject({ open: 5, silent: 3 });
  for (const { socket } of opened) socket.destroy();
  await expect.poll(() => ({ ...connections.figures })).toMatchObject({ open: 0, silent: 0 });
});

test('connections of a trusted proxy count for nobody, and its requests for the address they come from', async () => {
  serve({ most: 10, mostOfAddress: 2 }, ['127.0.0.2']);
  const opened = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')];
  expect(opened.map(({ closed }) => closed())).toEqual([false, false, false]);
  const began = () => connections.began('2001:db8::1');
  expect([began(), connections.began('2001:db8::2'), began(), connections.began('192.0.2.1')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  connections.ended('2001:db8::2');
  expect(began()).toBe(true);
});
