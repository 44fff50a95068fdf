import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Rpc = { readonly id: unknown; readonly method: string; readonly params?: readonly unknown[] };

/** How an endpoint fails. `lies` may change what it answers. */
export type Mood = {
  readonly kind: 'well' | 'down' | 'silent' | 'busy' | 'garbled';
  readonly lies?: (query: Rpc, result: unknown) => unknown;
};

/** An endpoint in front of a chain's own, which fails as it is told. */
export type RpcProxy = { readonly url: string; mood: Mood; readonly requests: string[]; close(): Promise<void> };

export async function startRpcProxy(behind: string): Promise<RpcProxy> {
  const proxy = { url: '', mood: { kind: 'well' } as Mood, requests: [] as string[], close };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const params = JSON.parse(body) as Rpc;
      proxy.requests.push(params.method);
      const { kind, lies } = proxy.mood;
      if (kind === 'down') return request.socket.destroy();
      if (kind === 'silent') return undefined;
      if (kind === 'busy') return response.writeHead(429).end('too many');
      if (kind === 'garbled') return response.end('<html>');
      const headers = { 'content-type': 'application/json' };
      return fetch(behind, { method: 'POST', headers, body })
        .then((answer) => answer.json() as Promise<{ result?: unknown }>)
        .then((answer) => {
          const reply = lies && 'result' in answer ? { ...answer, result: lies(params, answer.result) } : answer;
          response.writeHead(200, headers).end(JSON.stringify(reply));
        })
        .catch(() => response.destroy());
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  return proxy;
}
