import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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

/**
 * Sends a file that is made while it is sent: nothing of it waits in memory but what the client has not taken. One that
 * fails on the way is cut off, so that no client takes a part for the whole.
 */
export async function deliverMade(
  reply: FastifyReply,
  requestId: string,
  type: string,
  headers: readonly string[],
  body: AsyncIterable<string>,
): Promise<void> {
  reply.hijack();
  reply.raw.writeHead(200, [...ON_EVERY_ANSWER, 'request-id', requestId, 'content-type', type, ...headers]);
  await pipeline(Readable.from(body), reply.raw);
}
