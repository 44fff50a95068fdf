import type { FastifyInstance } from 'fastify';
import type { Gate } from '../../edge/limits.ts';
import { BATCH_MAX } from './allowed-calls.ts';

export type TestnetParts = {
  /** Where each chain answers on this machine. */
  readonly rpc: Readonly<Record<string, string>>;
  readonly gate: Gate;
};

const RPC_PATH = '/testnet/rpc/';
const WITHIN_MS = 15_000;
const LIMITED = -32_005;
const UNREACHABLE = -32_603;

type RpcRequest = { readonly Params: { readonly network: string }; readonly Body: unknown };

/** Lets people's own wallets and the testnet's pages talk to the development chain. The chain checks what they ask. */
export function mountTestnet(app: FastifyInstance, { rpc, gate }: TestnetParts): void {
  app.post<RpcRequest>(`${RPC_PATH}:network`, async (request, reply) => {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    const endpoint = Object.hasOwn(rpc, request.params.network) ? rpc[request.params.network] : undefined;
    if (endpoint === undefined) return reply.code(404).send(wrong(UNREACHABLE, 'there is no such network'));
    const calls = Array.isArray(request.body) ? Math.min(request.body.length, BATCH_MAX) : 1;
    const flood = gate.take('market', `testnet ${request.ip}`, Date.now(), calls);
    if (flood !== undefined) {
      return reply.code(429).header('retry-after', String(flood)).send(wrong(LIMITED, 'too many calls'));
    }
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request.body ?? null),
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      return reply.send(await answer.text());
    } catch {
      return reply.code(502).send(wrong(UNREACHABLE, 'the network does not answer'));
    }
  });
}

const wrong = (code: number, message: string) => JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } });
