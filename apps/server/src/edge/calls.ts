import { type Envelope, edge, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import { catalog, type Entry } from '@quay/contract/catalog';
import type { Language } from '@quay/contract/identity';
import type { Projector, Reads } from '@quay/store';
import { languageFor } from '@quay/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../areas/identity/identity.ts';
import type { MarketView } from '../areas/market/view.ts';
import type { CorePort } from '../core-host/port.ts';
import { Busy } from './busy.ts';
import { type No, refusal, statusOf, success } from './envelope.ts';
import { costOf, type Gate, kindOf } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { badRequest, header, headersRefusal, queryRefusal, seenSeq } from './request-headers.ts';
import type { Asking, Served } from './route.ts';

/** What calls are answered with. */
export type CallParts = {
  readonly core: CorePort;
  readonly projector: Pick<Projector, 'seq' | 'until'>;
  readonly reads: Reads;
  readonly market: MarketView;
  readonly identity: Identity;
  readonly served: readonly Served[];
  readonly gate: Gate;
  readonly metrics: Metrics;
  /** Nothing is taken any more, or not yet. */
  closed(): boolean;
};

/** Files that are made at once: each reads a hundred thousand rows at most, and is whole in memory for a moment. */
const FILES_MAX = 3;
/** How long an answer waits for rows that are as new as its reader. */
const ROWS_WAIT_MS = 2_000;
const PUBLIC = 'public, max-age=1';

/** Mounts every call of the catalogue. A call that nobody serves, or a route without a call, ends the start. */
export function mountCalls(app: FastifyInstance, parts: CallParts): void {
  const oneOfFew = atMost(FILES_MAX);
  const routes = new Map(parts.served.map((one) => [one.name, one.route]));
  for (const entry of catalog) {
    const { name, method, path, getTwin } = entry.call;
    const route = routes.get(name);
    if (!route) throw new Error(`nothing serves the call ${name}`);
    routes.delete(name);
    const answer = answering(entry, route, parts, oneOfFew);
    app.route({ method, url: path, config: { call: name }, handler: answer });
    if (getTwin) app.route({ method: 'GET', url: getTwin, config: { call: name }, handler: answer });
  }
  const [stray] = routes.keys();
  if (stray !== undefined) throw new Error(`${stray} is served and stands in no catalogue`);
}

/** From request to envelope: limits, headers, session, permission, shape, route. */
function answering({ call, request: shape }: Entry, route: Served['route'], parts: CallParts, oneOfFew: OneOfFew) {
  const kind = kindOf(call);
  const isMarketData = call.name.startsWith('market/') && call.permission === 'guest';
  const file = call.file === undefined ? undefined : fileHeaders(call.file);

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const language = languageOf(request);
    const no = (reason: No) => turnAway(reply, parts.metrics, language, reason);
    const now = Date.now();
    if (parts.closed()) return no({ refusal: edge.busy, params: {} });
    const flood = parts.gate.take('address', request.ip, now);
    if (flood !== undefined) return no(tooMany(flood));

    const misplaced = queryRefusal(request.query as object) ?? headersRefusal(request.headers, now);
    if (misplaced) return no(misplaced);

    const token = header(request.headers, TOKEN_HEADER);
    const session = token === undefined ? undefined : await parts.identity.sessions.find(token);
    const who = session && kind !== 'credentials' ? `user ${session.user}` : `address ${request.ip}`;
    const wait = parts.gate.take(kind, who, now);
    if (wait !== undefined) return no(tooMany(wait));
    if (call.permission !== 'guest' && !session) return no({ refusal: edge.unauthorized, params: {} });

    const said =
      request.method === 'GET' ? { ...(request.query as object), ...(request.params as object) } : request.body;
    const read = shape.safeParse(said ?? {});
    if (!read.success) return no(badRequest(fieldOf(read.error.issues[0])));
    // One of them is taken already.
    const more = costOf(read.data) - 1;
    const waitForMore = more > 0 ? parts.gate.take(kind, who, now, more) : undefined;
    if (waitForMore !== undefined) return no(tooMany(waitForMore));

    const { asking, rowsAt } = askingOf(request, session, parts);
    const answered = await (file ? oneOfFew(() => route(read.data, asking)) : route(read.data, asking));
    const { outcome, seq = rowsAt() } = answered;
    if (seq !== undefined) reply.header(SEQ_HEADER, String(seq));
    if (!outcome.ok) return no(outcome);
    if (file) return reply.headers(file).send(outcome.value);
    const cacheable = isMarketData && request.method === 'GET' && token === undefined;
    reply.headers(
      cacheable ? { 'cache-control': PUBLIC, vary: `${TOKEN_HEADER}, lang` } : { 'cache-control': 'no-store' },
    );
    return success(outcome.value);
  };
}

const fileHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
});

type OneOfFew = <Result>(work: () => Promise<Result> | Result) => Promise<Result>;

/** Lets so many run at once, and turns the others away. */
function atMost(most: number): OneOfFew {
  let running = 0;
  return async (work) => {
    if (running >= most) throw new Busy('too many at once');
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}

function askingOf(
  request: FastifyRequest,
  session: Asking['session'],
  { core, projector, reads, market, identity }: CallParts,
): { asking: Asking; rowsAt(): number | undefined } {
  let rowsAt: number | undefined;
  const asking: Asking = {
    get owner() {
      if (!session) throw new Error('a guest has no accounts');
      return session.user;
    },
    session,
    address: request.ip,
    core,
    reads,
    market,
    identity,
    async rows(atLeast = 0) {
      // Nobody can have seen more than there is; an older database may have been put back.
      const wanted = Math.min(Math.max(seenSeq(request.headers), atLeast), core.seq);
      if (wanted > projector.seq && !(await projector.until(wanted, ROWS_WAIT_MS))) {
        throw new Busy('the rows are behind');
      }
      rowsAt = projector.seq;
      return reads;
    },
  };
  return { asking, rowsAt: () => rowsAt };
}

/** Answers with a refusal. */
export function turnAway(reply: FastifyReply, metrics: Metrics, language: Language, no: No): Envelope<never> {
  metrics.refused(no.refusal.reason);
  reply.code(statusOf(no.refusal)).header('cache-control', 'no-store');
  if (no.refusal === edge['too-many-requests']) reply.header('retry-after', no.params.seconds ?? '1');
  if (no.refusal === edge.busy) reply.header('retry-after', '1');
  return refusal(no, language);
}

export const languageOf = (request: FastifyRequest): Language => languageFor(header(request.headers, 'lang'));

const tooMany = (seconds: number): No => ({
  refusal: edge['too-many-requests'],
  params: { seconds: String(seconds) },
});

type Issue = { readonly code: string; readonly path: readonly PropertyKey[]; readonly keys?: readonly string[] };

/** The name of the field that a schema complains of. */
function fieldOf(issue: Issue | undefined): string {
  const path = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])];
  return path.map(String).join('.') || 'body';
}
