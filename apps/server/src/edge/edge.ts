import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { edge } from '@quay/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { mountApiDocument } from '../api-document/mount.ts';
import { CoreBusy, CoreStopped } from '../core-host/port.ts';
import type { AppFiles } from './app-files.ts';
import { Busy } from './busy.ts';
import { type CallParts, languageOf, mountCalls, turnAway } from './calls.ts';
import { type No, refusal } from './envelope.ts';
import { badRequest } from './request-headers.ts';
import { securityHeaders } from './security-headers.ts';

export type EdgeParts = CallParts & {
  readonly log: FastifyBaseLogger;
  readonly files: AppFiles;
};

export type Edge = {
  readonly server: Server;
  /** Gives the port, which the system chose when 0 was asked for. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
};

const BODY_MAX = 100 * 1024;
/** Durable batches that the rows may be behind while all is well. */
const BEHIND_MAX = 1_000;
const PROBE_MS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call that a path belongs to. */
    call?: string;
  }
}

/** Everything that speaks HTTP. */
export function createEdge(parts: EdgeParts): Edge {
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log,
    // A line for each request would cost more than most requests; metrics count them, `debug` shows them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX,
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, request, reply) => {
      // The address itself cannot be read.
      reply.headers(securityHeaders).header('request-id', request.id);
      const answer: unknown = turnAway(reply, parts.metrics, languageOf(request), badRequest('path'));
      void (reply as FastifyReply).send(answer);
    },
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return;
      const body = JSON.stringify(refusal(badRequest('request'), 'en_US'));
      const head = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nconnection: close\r\n`;
      socket.end(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    },
  });
  // A form of another site can send text, and nothing of ours does.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config?.call;
    if (call) parts.metrics.answered(call, reply.statusCode, reply.elapsedTime / 1_000);
    request.log.debug({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => onError(error, request, reply, parts));
  app.setNotFoundHandler((request, reply) => {
    const given = parts.files.answer(request, reply);
    if (given) return given;
    const path = request.url.split('?', 1)[0]!.slice(0, 200);
    return turnAway(reply, parts.metrics, languageOf(request), { refusal: edge['not-found'], params: { path } });
  });

  mountCalls(app, parts);
  mountHealth(app, parts);
  mountApiDocument(app);
  return {
    server: app.server,
    async listen(port, host) {
      await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    close: () => app.close(),
  };
}

/** What was thrown on the way: a user's mistake makes no noise in the log, a fault of ours stands there whole. */
function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, parts: EdgeParts): unknown {
  const no = mistakeOf(error);
  // What stopped the core is said once, by the core; here is only who was waiting for it.
  if (error instanceof CoreStopped)
    request.log.warn(`no answer to ${request.routeOptions.config?.call}: ${error.message}`);
  else if (!no) request.log.error({ err: error, call: request.routeOptions.config?.call }, 'fault');
  return turnAway(reply, parts.metrics, languageOf(request), no ?? { refusal: edge.fault, params: {} });
}

function mistakeOf(error: FastifyError): No | undefined {
  if (error instanceof Busy || error instanceof CoreBusy) return { refusal: edge.busy, params: {} };
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { refusal: edge['too-large'], params: { limit: String(BODY_MAX) } };
  }
  const unread = error.code?.startsWith('FST_ERR_CTP_') || (error instanceof SyntaxError && error.statusCode === 400);
  return unread ? { refusal: edge['not-json'], params: {} } : undefined;
}

/** For those who run it. */
function mountHealth(app: FastifyInstance, parts: EdgeParts): void {
  const reachable = cachedProbe(() => parts.reads.market.hasHistory());
  app.get('/health', async (_request, reply) => {
    const behind = Math.max(0, parts.core.seq - parts.projector.seq);
    const healthy = !parts.closed() && behind <= BEHIND_MAX && (await reachable());
    reply.code(healthy ? 200 : 503).header('cache-control', 'no-store');
    return { healthy, seq: parts.core.seq, behind };
  });
  app.get('/metrics', async (_request, reply) => {
    reply.type(parts.metrics.contentType).header('cache-control', 'no-store');
    return parts.metrics.text();
  });
}

/** Whether the database answers within a second; asked once a second at most, however many ask here. */
function cachedProbe(ask: () => Promise<unknown>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let askedAt = 0;
  return () => {
    const now = Date.now();
    if (!answer || now - askedAt >= PROBE_MS) {
      askedAt = now;
      const tooLate = new Promise<false>((resolve) => setTimeout(resolve, PROBE_MS, false).unref());
      answer = Promise.race([
        ask().then(
          () => true,
          () => false,
        ),
        tooLate,
      ]);
    }
    return answer;
  };
}
