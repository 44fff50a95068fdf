import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import { edge } from '@quay/contract';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { mountApiDocument } from '../api-document/mount.ts';
import { CoreBusy, CoreStopped } from '../core-host/port.ts';
import { mountTestnet } from '../outside/development-chain/mount.ts';
import { mountFiles } from '../vault/serve-file.ts';
import type { Vault } from '../vault/vault.ts';
import type { Trust } from './address-of.ts';
import { deliver, JSON_TYPE } from './answer.ts';
import type { AppFiles } from './app-files.ts';
import { Busy, OutcomeUnknown } from './busy.ts';
import { type CallParts, languageOf, mountCalls, refusalResult } from './calls.ts';
import type { Connections } from './connections.ts';
import { isExhausted, type SpareDescriptors } from './descriptors.ts';
import { type No, refusal } from './envelope.ts';
import { readForms } from './form-body.ts';
import { badRequest } from './request-headers.ts';
import { securityHeaders } from './security-headers.ts';

export type EdgeParts = CallParts & {
  readonly log: FastifyBaseLogger;
  /** Whose word is taken for where a request comes from. */
  readonly trust: Trust;
  readonly connections: Connections;
  readonly spareDescriptors: SpareDescriptors;
  /** What whoever reads the figures must send; without one nobody may. */
  readonly metricsToken: string | undefined;
  readonly files: AppFiles;
  /** The pictures that people sent in. */
  readonly vault: Pick<Vault, 'show'>;
  /** Whether withdrawals can be signed now; nothing where there are no chains. */
  signer(): { readonly up: boolean } | undefined;
  /** Coins that have too few fresh sources of prices for an index; nothing where there are no sources. */
  coinsWithoutIndex(): readonly string[] | undefined;
  /** Where the networks of the development chain answer on this machine, if there are any. */
  readonly testnet: Readonly<Record<string, string>> | undefined;
};

export type Edge = {
  readonly server: Server;
  /** Gives the port, which the system chose when 0 was asked for. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
};

const BODY_MAX = 100 * 1024;
/** Headers are small: whoever takes longer to send them is not going to. */
const HEADERS_WITHIN_MS = 10_000;
/** As long as a picture may take on a slow line. What is no file has less time; see connections.ts. */
const REQUEST_WITHIN_MS = 120_000;
/** Longer than the proxies that people use keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 75_000;
/** How often the server looks for what is over time. */
const TIME_LIMITS_EVERY_MS = 1_000;
/** Connections that the system keeps while we come to accept them. */
const WAITING_TO_BE_ACCEPTED = 4_096;
/** Durable batches that the rows may be behind while all is well: some seconds of a busy hour. */
const BEHIND_MAX = 10_000;
const PROBE_MS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call that a path belongs to. */
    call?: string;
  }
}

/** Everything that serves HTTP. */
export function createEdge(given: Omit<EdgeParts, 'failed'>): Edge {
  const { log, metrics, files } = given;
  const parts: EdgeParts = { ...given, failed: (error, call, request) => failed(log, error, call, request) };
  // Without a logger of its own: a line and a child logger for each request cost more than most requests.
  const app: FastifyInstance = Fastify({
    bodyLimit: BODY_MAX,
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    trustProxy: given.trust,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: TIME_LIMITS_EVERY_MS },
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, request, reply) => {
      // The address itself cannot be read.
      const { status, headers, body } = refusalResult(badRequest('path'), languageOf(request), metrics);
      deliver(reply as FastifyReply, request.id, status, JSON_TYPE, headers, body);
    },
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) {
        socket.destroy();
        return;
      }
      const body = JSON.stringify(refusal(badRequest('request'), 'en_US'));
      const head = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nconnection: close\r\n`;
      // Whoever does not close their end must not keep ours open.
      socket.end(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, () => socket.destroy());
    },
  });
  const { connections, spareDescriptors } = parts;
  connections.guard(app.server);
  // Nobody could be accepted just now, which is no reason to end.
  app.server.on('error', (error) => {
    if (isExhausted(error)) spareDescriptors.release();
    log.warn(`a connection could not be accepted: ${error.message}`);
  });
  // A connection of a proxy carries the requests of many: these are counted for the address that they come from.
  app.addHook('onRequest', (request, reply, done) => {
    if (!parts.trust(request.socket.remoteAddress ?? '')) return done();
    const { ip } = request;
    if (connections.began(ip)) {
      reply.raw.once('close', () => connections.ended(ip));
      return done();
    }
    const no: No = { refusal: edge['too-many-requests'], params: { seconds: '1' } };
    const { status, headers, body } = refusalResult(no, languageOf(request), metrics);
    deliver(reply, request.id, status, JSON_TYPE, headers, body);
  });
  // A form of another site can send text, and nothing of ours does.
  app.removeContentTypeParser('text/plain');
  readForms(app);

  // On all that goes out through the framework: what is no call.
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(securityHeaders).header('request-id', request.id);
    done(null, payload);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const call = request.routeOptions.config?.call;
    const { status, headers, body } = refusalResult(
      parts.failed(error, call ?? request.method, request.id),
      languageOf(request),
      metrics,
    );
    deliver(reply, request.id, status, JSON_TYPE, headers, body);
    if (call) metrics.answered(call, status, 0);
  });
  app.setNotFoundHandler((request, reply) => {
    const page = files.answer(request, reply);
    if (page) return page;
    const path = request.url.split('?', 1)[0]!.slice(0, 200);
    const no: No = { refusal: edge['not-found'], params: { path } };
    const { status, headers, body } = refusalResult(no, languageOf(request), metrics);
    return deliver(reply, request.id, status, JSON_TYPE, headers, body);
  });

  mountCalls(app, parts);
  mountFiles(app, parts);
  mountHealth(app, parts);
  mountApiDocument(app);
  if (given.testnet) mountTestnet(app, { rpc: given.testnet, gate: given.gate });
  return {
    server: app.server,
    async listen(port, host) {
      await app.listen({
        port,
        host,
        backlog: WAITING_TO_BE_ACCEPTED,
        listenTextResolver: (address) => `listening at ${address}`,
      });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    close: () => app.close(),
  };
}

/** SQLSTATEs of a text that is none: of a column, and within JSON. */
const NO_TEXT = ['22021', '22P05'];

/** What was thrown on the way: a user's mistake makes no noise in the log, a fault of ours stands there whole. */
function failed(log: FastifyBaseLogger, error: unknown, call: string, request: string): No {
  const no = mistakeOf(error as FastifyError);
  // What stopped the core is said once, by the core; here is only who was waiting for it.
  if (error instanceof CoreStopped) log.warn(`no answer to ${call}: ${error.message}`);
  else if (!no) log.error({ err: error, call, request }, 'fault');
  return no ?? { refusal: edge.fault, params: {} };
}

function mistakeOf(error: FastifyError): No | undefined {
  if (error instanceof OutcomeUnknown || error instanceof CoreStopped) {
    return { refusal: edge['outcome-unknown'], params: {} };
  }
  if (error instanceof Busy || error instanceof CoreBusy) return { refusal: edge.busy, params: {} };
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { refusal: edge['too-large'], params: { limit: String(BODY_MAX) } };
  }
  // A text with a NUL in it; no column takes one.
  if (NO_TEXT.includes(error.code)) return badRequest('body');
  const unread = error.code?.startsWith('FST_ERR_CTP_') || (error instanceof SyntaxError && error.statusCode === 400);
  return unread ? { refusal: edge['not-json'], params: {} } : undefined;
}

/** For those who run it. */
function mountHealth(app: FastifyInstance, parts: Omit<EdgeParts, 'failed'>): void {
  const reachable = cachedProbe(() => parts.rows.reads.market.hasHistory());
  app.get('/health', async (_request, reply) => {
    const behind = Math.max(0, parts.rows.core.seq - parts.rows.projector.seq);
    const healthy = !parts.closed() && behind <= BEHIND_MAX && (await reachable());
    reply.code(healthy ? 200 : 503).header('cache-control', 'no-store');
    const signer = parts.signer();
    const withoutIndex = parts.coinsWithoutIndex();
    // Orders are taken all the same; withdrawals wait.
    const sound = parts.isSound();
    return {
      healthy,
      role: 'leader',
      seq: parts.rows.core.seq,
      behind,
      sound,
      ...(signer && { signer: signer.up ? 'up' : 'away' }),
      ...(withoutIndex && { withoutIndex }),
    };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(parts.metricsToken, request.headers.authorization)) {
      reply.code(401).header('cache-control', 'no-store').header('www-authenticate', 'Bearer');
      return reply.type('text/plain').send(METRICS_CLOSED);
    }
    reply.type(parts.metrics.contentType).header('cache-control', 'no-store');
    return parts.metrics.text();
  });
}

const METRICS_CLOSED = 'The figures are for whoever sends METRICS_TOKEN as a bearer token.\n';

/** Compared by their hashes, so that the time it takes reveals nothing. */
function isBearer(token: string | undefined, authorization: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(`Bearer ${token}`), digest(authorization));
}

/** Whether the database answers within a second; asked once a second at most, however many ask here. */
function cachedProbe(ask: () => Promise<unknown>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let probedAt = 0;
  return () => {
    const now = Date.now();
    if (!answer || now - probedAt >= PROBE_MS) {
      probedAt = now;
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
