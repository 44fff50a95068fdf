import multipart from '@fastify/multipart';
import { edge, isSpecified, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import { catalog, type Entry } from '@quay/contract/catalog';
import { demo } from '@quay/contract/demo';
import { identity as identityRefusals, type Language } from '@quay/contract/identity';
import { wallet } from '@quay/contract/wallet';
import { languageFacts, languageFor } from '@quay/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWayOut } from '../integrity/ways-out.ts';
import { originOf } from './address-of.ts';
import { deliver, deliverMade, JSON_TYPE } from './answer.ts';
import { Busy } from './busy.ts';
import type { Connections } from './connections.ts';
import { type No, refusal, statusOf, success } from './envelope.ts';
import { FORM_TYPE } from './form-body.ts';
import { costOf, type Gate } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { refusedBeforehand } from './outcome-unknown.ts';
import { formLimits, pictureOf } from './picture.ts';
import type { Authentication, StaffSession } from './request-context.ts';
import { badRequest, header, headersRefusal, queryRefusal } from './request-headers.ts';
import { ContextOfRequest, type RowsSource } from './request-rows.ts';
import type { Served } from './route.ts';
import { specificationRequest } from './specification-request.ts';
import { consoleToken, isForStaff, isUse, mayStaff, saysConsole } from './who.ts';

/** What calls are answered with. */
export type CallParts = {
  readonly rows: RowsSource;
  readonly authentication: Authentication;
  readonly served: readonly Served[];
  /** What sessions of the demo are answered by instead, of the calls that say `practice`. */
  readonly practice: readonly Served[];
  readonly gate: Gate;
  readonly connections: Pick<Connections, 'signedIn'>;
  readonly metrics: Metrics;
  /** Nothing is taken any more, or not yet. */
  closed(): boolean;
  /** The database is as it was written; else nothing may leave the exchange. */
  isSound(): boolean;
  /** This turn of the event loop took too long: new orders are refused, cancels are taken. */
  strained(): boolean;
  /** What was thrown while a call was answered, as the refusal that is sent. */
  failed(error: unknown, call: string, requestId: string): No;
};

/** Files that are made at once: each reads a hundred thousand rows at most, and is whole in memory for a moment. */
const FILES_MAX = 3;
const PUBLIC = 'public, max-age=1';

/** Mounts every call of the catalogue. A call that nobody serves, or a route without a call, ends the start. */
export function mountCalls(app: FastifyInstance, parts: CallParts): void {
  const oneOfFew = atMost(FILES_MAX);
  const routes = new Map(parts.served.map((one) => [one.name, one.route]));
  const practice = new Map(parts.practice.map((one) => [one.name, one.route]));
  const forms: ((on: FastifyInstance) => unknown)[] = [];
  for (const entry of catalog) {
    const { name, method, path, getTwin } = entry.call;
    const route = routes.get(name);
    if (!route) throw new Error(`nothing serves the call ${name}`);
    routes.delete(name);
    const practised = practice.get(name);
    if ((practised !== undefined) !== (entry.call.inDemo === 'practice')) throw new Error(`${name} in the demo`);
    const answer = answering(entry, { real: route, demo: practised ?? route }, parts, oneOfFew);
    const mount = (on: FastifyInstance) => on.route({ method, url: path, config: { call: name }, handler: answer });
    if (entry.call.multipart) forms.push(mount);
    else mount(app);
    if (getTwin) app.route({ method: 'GET', url: getTwin, config: { call: name }, handler: answer });
  }
  const [stray] = routes.keys();
  if (stray !== undefined) throw new Error(`${stray} is served and stands in no catalogue`);

  // Forms are read where they are asked for, and nowhere else.
  app.register((scope, _options, done) => {
    scope.register(multipart, { limits: formLimits, throwFileSizeLimit: false });
    for (const mount of forms) mount(scope);
    done();
  });
}

/** What answers a call, to a real session and to one of the demo. */
type Routes = { readonly real: Served['route']; readonly demo: Served['route'] };

type Result = {
  readonly status: number;
  readonly headers: readonly string[];
  /** A file may be made while it is sent. */
  readonly body: string | AsyncIterable<string>;
};

/** From request to answer. Whatever is thrown on the way is answered too. */
function answering(entry: Entry, routes: Routes, parts: CallParts, oneOfFew: OneOfFew) {
  const { name } = entry.call;
  const { file } = entry.call;
  const type = file === undefined || file.endsWith('.json') ? JSON_TYPE : 'text/csv; charset=utf-8';
  const checked = judging(entry, routes, parts, oneOfFew);
  const refusedResult = (request: FastifyRequest, no: No): Result =>
    refusalResult(refusedBeforehand(no, request.body), languageOf(request), parts.metrics);

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const startedAt = performance.now();
    let result: Result;
    let isRefusal = false;
    try {
      const outcome = await checked(request);
      isRefusal = 'refusal' in outcome;
      result = 'refusal' in outcome ? refusedResult(request, outcome) : outcome;
    } catch (error) {
      isRefusal = true;
      result = refusedResult(request, parts.failed(error, name, request.id));
    }
    const { status, headers, body } = result;
    if (typeof body === 'string') deliver(reply, request.id, status, isRefusal ? JSON_TYPE : type, headers, body);
    else {
      await deliverMade(reply, request.id, type, headers, body).catch((error: unknown) => {
        parts.failed(error, name, request.id);
      });
    }
    parts.metrics.answered(name, result.status, (performance.now() - startedAt) / 1_000);
  };
}

/** The result of a call, or why there is none: limits, headers, session, permission, shape, route. */
function judging(entry: Entry, routes: Routes, parts: CallParts, oneOfFew: OneOfFew) {
  const { call, request: shape, limit: kind } = entry;
  const leaves = isWayOut(entry);
  const cacheHeaders = cachingOf(entry);
  const reading = isSpecified(call.path) ? specificationRequest(shape) : undefined;

  return async function validated(request: FastifyRequest): Promise<Result | (No & { readonly seq?: number })> {
    const now = Date.now();
    if (parts.closed() || (kind === 'trade' && parts.strained())) return { refusal: edge.busy, params: {} };
    if (leaves && !parts.isSound()) return { refusal: wallet['sending-stopped'], params: {} };
    const origin = originOf(request.ip);
    const flood = parts.gate.take('address', origin, now);
    if (flood !== undefined) return tooMany(flood);

    const misplaced = queryRefusal(request.query as object) ?? headersRefusal(request.headers, now);
    if (misplaced) return misplaced;

    const token = header(request.headers, TOKEN_HEADER);
    const session = token === undefined ? undefined : await parts.authentication.user(token, request.ip);
    if (session) parts.connections.signedIn(request.socket);
    const who = session && kind !== 'credentials' ? `user ${session.user}` : `address ${origin}`;
    const wait = parts.gate.take(kind, who, now);
    if (wait !== undefined) return tooMany(wait);
    const staff = await staffOf(request);
    if (staff && 'refusal' in staff) return staff;
    if (call.permission === 'user' && !session) return { refusal: edge.unauthorized, params: {} };
    // Deny by default: what does not say that the demo has it is for a real session.
    if (session?.demo && call.permission === 'user' && !call.inDemo) return { refusal: demo['exit-first'], params: {} };
    // A frozen account looks, cancels and asks for help; nothing else.
    if (call.permission === 'user' && call.method === 'POST' && !call.whileFrozen && session?.standing === 'frozen') {
      return { refusal: identityRefusals['account-frozen'], params: {} };
    }

    const picture = call.multipart ? await pictureOf(request) : undefined;
    if (picture && 'refusal' in picture) return picture;
    if (!reading && isForm(request.headers)) return { refusal: edge['not-json'], params: {} };
    const given = picture ? picture.fields : said(request);
    const read = shape.safeParse(reading ? reading(given) : given);
    if (!read.success) return badRequest(fieldOf(read.error.issues[0]));
    // One of them is taken already.
    const more = costOf(read.data) - 1;
    const waitForMore = more > 0 ? parts.gate.take(kind, who, now, more) : undefined;
    if (waitForMore !== undefined) return tooMany(waitForMore);

    const context = new ContextOfRequest(request, languageOf(request), session, staff, picture?.bytes, parts.rows);
    const route = session?.demo ? routes.demo : routes.real;
    const answered = await (call.file ? oneOfFew(() => route(read.data, context)) : route(read.data, context));
    const { outcome, cookie, seq = context.rowsAt } = answered;
    if (!outcome.ok) return seq === undefined ? outcome : { ...outcome, seq };
    const body = call.file === undefined ? JSON.stringify(success(outcome.value)) : (outcome.value as Result['body']);
    const headers = cookie === undefined ? cacheHeaders(token) : [...UNCACHED, 'set-cookie', cookie];
    return { status: 200, body, headers: seq === undefined ? headers : [...headers, SEQ_HEADER, String(seq)] };
  };

  /** The member of staff who makes a call of the console. */
  async function staffOf(request: FastifyRequest): Promise<StaffSession | No | undefined> {
    if (!call.path.startsWith(CONSOLE)) return undefined;
    if (call.method === 'POST' && !saysConsole(request.headers)) return { refusal: edge.forbidden, params: {} };
    if (!isForStaff(call.permission)) return undefined;
    const token = consoleToken(request.headers);
    const staff = token === undefined ? undefined : await parts.authentication.staff(token, isUse(request.headers));
    if (!staff) return { refusal: edge.unauthorized, params: {} };
    if (mayStaff(call.permission, staff)) return staff;
    await parts.authentication.denied(staff, call.name);
    return { refusal: edge.forbidden, params: {} };
  }
}

const CONSOLE = '/console/api/';

/** What a request says: its query and path, or its body. */
const said = ({ method, query, params, body }: FastifyRequest): unknown =>
  method === 'GET' ? { ...(query as object), ...(params as object) } : (body ?? {});

const isForm = (headers: FastifyRequest['headers']): boolean =>
  header(headers, 'content-type')?.startsWith(FORM_TYPE) ?? false;

const UNCACHED: readonly string[] = ['cache-control', 'no-store'];

/** Market data that a guest asks for may be kept for a moment; nothing else may. */
function cachingOf({ call: { file }, isCached }: Entry) {
  if (file !== undefined) {
    const asFile = [...UNCACHED, 'content-disposition', `attachment; filename="${file}"`];
    return () => asFile;
  }
  const cached = ['cache-control', PUBLIC, 'vary', `${TOKEN_HEADER}, lang`];
  return (token: string | undefined) => (isCached && token === undefined ? cached : UNCACHED);
}

type OneOfFew = <Value>(work: () => Promise<Value> | Value) => Promise<Value>;

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

/** A refusal as an answer; it is counted. */
export function refusalResult(
  no: No & { readonly seq?: number },
  language: Language,
  metrics: Metrics,
): Result & { readonly body: string } {
  metrics.refused(no.refusal.reason);
  // The language that the words are in: the nearest to the one that was asked for.
  const headers = [...UNCACHED, 'content-language', languageFacts(language).tag];
  if (no.refusal === edge['too-many-requests']) headers.push('retry-after', no.params.seconds ?? '1');
  if (no.refusal === edge.busy || no.refusal === edge['outcome-unknown']) headers.push('retry-after', '1');
  if (no.closes) headers.push('connection', 'close');
  if (no.seq !== undefined) headers.push(SEQ_HEADER, String(no.seq));
  return { status: statusOf(no.refusal), headers, body: JSON.stringify(refusal(no, language)) };
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
