import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BATCH_MAX, validateCall } from './allowed-calls.ts';
import type { ChainNode } from './chain-node.ts';

export type RpcServer = { readonly url: string; close(): Promise<void> };

type RpcRequest = { readonly id?: unknown; readonly method?: unknown; readonly params?: unknown };
type Answer =
  | { readonly jsonrpc: '2.0'; readonly id: unknown; readonly result: unknown }
  | {
      readonly jsonrpc: '2.0';
      readonly id: unknown;
      readonly error: { code: number; message: string; data?: unknown };
    };

export const RPC_BODY_MAX = 256 * 1024;
const INTERNAL = -32_603;

/** JSON-RPC over HTTP on this machine, by which everything of ours and every wallet talks to the chain. */
export async function startRpcServer(node: ChainNode): Promise<RpcServer> {
  const server: Server = createServer((request, response) => {
    void read(request).then(
      async (body) => respond(response, 200, await answer(node, body)),
      () => respond(response, 413, wrong(null, -32_600, 'the request is too large')),
    );
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(node: ChainNode, body: string): Promise<Answer | Answer[]> {
  let request: RpcRequest | RpcRequest[];
  try {
    request = JSON.parse(body) as RpcRequest | RpcRequest[];
  } catch {
    return wrong(null, -32_700, 'that is not JSON');
  }
  if (!Array.isArray(request)) return answerOne(node, request);
  if (request.length > BATCH_MAX) return wrong(null, -32_600, `at most ${BATCH_MAX} calls at once`);
  return Promise.all(request.map((one) => answerOne(node, one)));
}

async function answerOne(node: ChainNode, query: RpcRequest | null): Promise<Answer> {
  const { id = null, method, params = [] } = query ?? {};
  if (typeof method !== 'string' || !Array.isArray(params)) return wrong(id, -32_600, 'that is no call');
  const refusal = validateCall(method, params, node.head);
  if (refusal) return wrong(id, refusal.code, refusal.message);
  try {
    return { jsonrpc: '2.0', id, result: await node.request(method, params) };
  } catch (error) {
    const { code, message, data } = error as { code?: unknown; message?: unknown; data?: unknown };
    return wrong(id, typeof code === 'number' ? code : INTERNAL, String(message), revertData(data));
  }
}

/** What a contract said when it reverted, as every client expects it: the bytes alone. */
function revertData(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
}

const wrong = (id: unknown, code: number, message: string, data?: unknown): Answer => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, data },
});

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > RPC_BODY_MAX) throw new Error('too large');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

function respond(response: ServerResponse, status: number, body: Answer | Answer[]): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
