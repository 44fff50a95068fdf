import { type Call, type Envelope, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import { languageCode } from './language-codes.ts';
import { DUPLICATE, HTTP, NETWORK, Refusal, TIMEOUT } from './refusal.ts';
import { sawSequence, seenSequence } from './sequence.ts';
import { signatureAt } from './signature.ts';
import type { RequestWords } from './words.ts';

export const REQUEST_TIMEOUT_MS = 10_000;
/** Files travel longer than answers, up or down. */
export const FILE_TIMEOUT_MS = 120_000;
/** How long a lost network is announced; the bar of the shell says the rest. */
const NETWORK_NOTICE_MS = 1_000;

/** Codes that end the session: the two of HTTP, and those that a second client of the same server knows. */
const SIGNED_OUT = new Set([401, 403, 3000, 4000]);
const CLOCK_OFF = 'edge/clock-off';

/** Everything outside that asking needs; a test brings its own. */
export type Surroundings = {
  fetch: typeof fetch;
  /** Before every path: empty on the exchange's own address. */
  base: string;
  now(): number;
  /** Reads the exchange's clock from the `date` of an answer. */
  learnTime(at: number): void;
  token(): string | null;
  guestToken(): string | null;
  language(): string;
  words(): RequestWords;
  /** A refusal in the user's language; nothing when this version does not know the reason. */
  say(reason: string, params: Readonly<Record<string, string>>): Promise<string | undefined>;
  /** The session has ended: forget the user, go to the login, come back afterwards. */
  signedOut(): void;
  notify(words: string, ms?: number): void;
};

export type AskOptions = {
  signal?: AbortSignal;
  /** The form shows every refusal itself, so that none is announced besides. */
  quiet?: boolean;
};

export type Ask = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  options?: AskOptions,
) => Promise<Response>;

export function asking(outside: Surroundings): Ask {
  /** State-changing calls that are on their way, by all that they say. */
  const underWay = new Set<string>();

  return async function ask(call, request, options = {}) {
    const { url, body } = address(call, request, outside.base);
    if (call.permission === 'user' && !outside.token()) {
      outside.signedOut();
      throw refusal(401, HTTP, outside.words().http(401, url));
    }
    // What may be given up changes nothing, whatever its method: many a list is asked for by POST.
    if (call.method !== 'POST' || options.signal) return send(call, url, body, options);

    const submission = `${url} ${typeof body === 'string' ? body : ''}`;
    if (underWay.has(submission)) throw refusal(0, DUPLICATE, outside.words().duplicate);
    underWay.add(submission);
    try {
      return await send(call, url, body, options);
    } finally {
      underWay.delete(submission);
    }
  };

  async function send<Response>(
    call: Call<never, Response>,
    url: string,
    body: BodyInit | undefined,
    options: AskOptions,
    again = true,
  ): Promise<Response> {
    const token = outside.token();
    const ms = call.file || body instanceof FormData ? FILE_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
    const answer = await reach(call.method, url, body, token, ms, options.signal);
    outside.learnTime(Date.parse(answer.headers.get('date') ?? ''));
    sawSequence(Number(answer.headers.get(SEQ_HEADER)));

    if (call.file && isFile(answer)) return (await answer.text()) as Response;
    const envelope = await open<Response>(answer);
    if (envelope?.code === 0) return envelope.data as Response;

    const refused = envelope ? await worded(envelope) : undeclared(answer, url);
    // The clock was just learnt from this answer. The call was refused before anything happened.
    if (refused.reason === CLOCK_OFF && again) return send(call, url, body, options, false);
    if (SIGNED_OUT.has(refused.code)) {
      // An old answer must not end a session that was opened since.
      if (outside.token() === token) outside.signedOut();
    } else if (call.method === 'POST' && !options.quiet && !refused.field) {
      outside.notify(refused.words);
    }
    throw refused;
  }

  async function reach(
    method: string,
    url: string,
    body: BodyInit | undefined,
    token: string | null,
    ms: number,
    cancelled: AbortSignal | undefined,
  ): Promise<Response> {
    const control = new AbortController();
    const cancel = () => control.abort(cancelled?.reason);
    if (cancelled?.aborted) cancel();
    cancelled?.addEventListener('abort', cancel);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      control.abort();
    }, ms);
    try {
      const headers = await headersFor(body, token);
      const answer = await outside.fetch(url, { method, headers, body, signal: control.signal, cache: 'no-store' });
      // The body belongs to the time limit too.
      const text = await answer.text();
      return new Response(text || null, { status: answer.status, headers: answer.headers });
    } catch (failure) {
      if (cancelled?.aborted) throw failure;
      const words = late ? outside.words().timeout : outside.words().network;
      outside.notify(words, late ? undefined : NETWORK_NOTICE_MS);
      throw refusal(0, late ? TIMEOUT : NETWORK, words);
    } finally {
      clearTimeout(timer);
      cancelled?.removeEventListener('abort', cancel);
    }
  }

  async function headersFor(body: BodyInit | undefined, token: string | null): Promise<Record<string, string>> {
    const headers: Record<string, string> = {
      ...(await signatureAt(outside.now())),
      lang: languageCode(outside.language()),
    };
    const guest = outside.guestToken();
    const seen = seenSequence();
    if (token) headers[TOKEN_HEADER] = token;
    if (guest) headers['guest-token'] = guest;
    if (seen > 0) headers[SEQ_HEADER] = String(seen);
    // The browser names the boundary of a form itself.
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    return headers;
  }

  async function worded(envelope: Envelope<unknown>): Promise<Refusal> {
    const refused =
      envelope.code === 0 ? null : (envelope.data as ({ reason?: string } & Record<string, unknown>) | null);
    const reason = refused?.reason ?? HTTP;
    const params = (refused?.params ?? {}) as Record<string, string>;
    const words = (await outside.say(reason, params)) ?? (envelope.message || outside.words().system);
    const field = typeof refused?.field === 'string' ? refused.field : undefined;
    return new Refusal({ code: envelope.code, reason, params, words, ...(field ? { field } : {}) });
  }

  /** Something between us and the exchange has answered. */
  function undeclared(answer: Response, url: string): Refusal {
    const words = answer.ok ? outside.words().system : outside.words().http(answer.status, url);
    return refusal(answer.ok ? 0 : answer.status, HTTP, words);
  }
}

const refusal = (code: number, reason: string, words: string) => new Refusal({ code, reason, words });

/** Fills the path, and puts the rest where the method has it: the query of a GET, the JSON body of a POST. */
function address(call: Call<never, unknown>, request: unknown, base: string): { url: string; body?: BodyInit } {
  if (request instanceof FormData) return { url: base + call.path, body: request };
  const rest = new Map(Object.entries(request ?? {}).filter(([, value]) => value !== undefined));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (call.method === 'POST') return { url: base + path, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  return { url: base + path + (query && `?${query}`) };
}

/** A page that something between us and the exchange put in its place is no file of ours. */
const isFile = (answer: Response) => answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/csv');

/** The envelope of an answer, or nothing when it is not one. */
async function open<Data>(answer: Response): Promise<Envelope<Data> | undefined> {
  try {
    const said = (await answer.json()) as Envelope<Data> | null;
    return typeof said?.code === 'number' ? said : undefined;
  } catch {
    return undefined;
  }
}
