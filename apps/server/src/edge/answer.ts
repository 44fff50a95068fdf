import type { FastifyReply } from 'fastify';
import { securityHeaders } from './security-headers.ts';

const ON_EVERY_ANSWER: readonly string[] = Object.entries(securityHeaders).flat();
export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends the answer to a call past the framework, which would lower, look up and check each header once more and run
 * its chain of hooks: for a small answer that is a good part of all its work.
 */
export function deliver(
  reply: FastifyReply,
  requestId: string,
  status: number,
  type: string,
  headers: readonly string[],
  body: string,
): void {
  reply.hijack();
  reply.raw.writeHead(status, [
    ...ON_EVERY_ANSWER,
    'request-id',
    requestId,
    'content-type',
    type,
    'content-length',
    String(Buffer.byteLength(body)),
    ...headers,
  ]);
  reply.raw.end(body);
}
