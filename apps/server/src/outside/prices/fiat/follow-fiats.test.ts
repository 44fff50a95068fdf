import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FollowedFiats, followFiats } from './follow-fiats.ts';
import type { Publication } from './publication.ts';

let answer: (response: ServerResponse, count: number) => void;
let requests = 0;
const published: [string, Publication][] = [];
const logged: string[] = [];
const server = createServer((_, response) => answer(response, ++requests));
let followed: FollowedFiats | undefined;
beforeEach(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterEach(async () => {
  await followed?.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  requests = 0;
  published.length = 0;
  logged.length = 0;
});

const SECONDS = 1_763_643_600;
const right = `{"base":"USD","timestamp":${SECONDS},"rates":{"EUR":0.86}}`;
function follow(refused: [string, 'leap'][] = []) {
  followed = followFiats({
    configs: [
      {
        name: 'rates',
        form: 'rates-json',
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest?key=hunter2`,
        everyMs: 30,
      },
    ],
    rates: {
      async published(source, publication) {
        published.push([source, publication]);
        return new Map(refused);
      },
    },
    log: { warn: (line) => void logged.push(line) },
    now: () => SECONDS * 1_000 + 5_000,
    limits: { timeoutMs: 200, mostBytes: 10_000, retryAfterMostMs: 60_000 },
    backoff: { leastMs: 20, mostMs: 100 },
  });
  return followed;
}

it('reads what is published, again and again', async () => {
  answer = (response) => void response.end(right);
  const { status } = follow();
  await vi.waitFor(() => expect(published.length).toBeGreaterThan(2));
  expect(published[0]).toEqual(['rates', { base: 'USD', at: SECONDS * 1_000, rates: new Map([['EUR', '0.86']]) }]);
  expect(status()).toEqual([{ source: 'rates', answers: true, failures: 0, refused: 0, ageMs: 5_000 }]);
  expect(logged).toEqual([]);
});

it.each<[string, (response: ServerResponse) => void, string]>([
  ['is no publication', (response) => void response.end('<html>'), 'the answer is no publication of rates'],
  ['is too long', (response) => void response.end(' '.repeat(20_000)), 'the answer is too long'],
  ['leads elsewhere', (response) => void response.writeHead(301, { location: '/other' }).end(), 'HTTP 301'],
  ['does not end', (response) => void response.write('{'), 'no answer in time'],
  ['is a failure', (response) => void response.writeHead(500).end(right), 'HTTP 500'],
])('an answer that %s is said once, and tried again', async (_, fails, words) => {
  answer = (response, count) => (count < 3 ? fails(response) : void response.end(right));
  const { status } = follow();
  await vi.waitFor(() => expect(published.length).toBeGreaterThan(0), 3_000);
  expect(logged).toEqual([
    `the source of fiat rates rates does not answer: ${words}`,
    'the source of fiat rates rates answers again',
  ]);
  expect(status()).toMatchObject([{ answers: true, failures: 2 }]);
  expect(logged.join()).not.toContain('hunter2');
});

it('is left alone as long as it asks for', async () => {
  answer = (response) => void response.writeHead(429, { 'retry-after': '30' }).end();
  follow();
  await new Promise((later) => setTimeout(later, 400));
  expect(requests).toBe(1);
});

it('says once which rates are not taken', async () => {
  answer = (response) => void response.end(right);
  const { status } = follow([['EUR', 'leap']]);
  await vi.waitFor(() => expect(published.length).toBeGreaterThan(2));
  expect(logged).toEqual(['rates of rates are not taken: EUR (leap)']);
  expect(status()[0]!.refused).toBeGreaterThan(1);
});
