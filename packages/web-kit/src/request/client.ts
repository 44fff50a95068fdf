import { type Call, type Envelope, type Refused, SEQ_HEADER } from '@quay/contract';
import { type AddressOptions, addressOf } from './address.ts';
import { HTTP, NETWORK, Refusal, TIMEOUT } from './refusal.ts';
import { sawSequence, seenSequence } from './sequence.ts';

/** What the request layer itself has to say; it must be there without a network. */
export type RequestWords = {
  readonly network: string;
  readonly timeout: string;
  readonly system: string;
  /** What an HTTP status means when no envelope says more. */
  readonly http: (status: number, url: string) => string;
};

/** What an app brings to its requests, and everything outside that they need; a test brings its own. */
export type RequestContext = AddressOptions & {
  fetch: typeof fetch;
  /** What this request may take, with the body of its answer. */
  timeoutMs(call: Call<never, unknown>, body: BodyInit | undefined): number;
  /** Who asks, in which language. Called as the request is made. */
  headers(call: Call<never, unknown>): Record<string, string> | Promise<Record<string, string>>;
  words(): RequestWords;
  /** A refusal in the user's language; nothing when this version does not know the reason. */
  refusalWords(reason: string, params: Readonly<Record<string, string>>): Promise<string | undefined>;
  /** Something was answered, whatever it says. */
  onResponse?(response: Response): void;
};

/** Gives the data of the envelope, or throws a {@link Refusal}; a request that was cancelled throws what `fetch` does. */
export type Send = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  signal?: AbortSignal,
) => Promise<Response>;

/** The way of an app to the server: one request, one envelope. What a refusal means for the session, the app checks. */
export function createClient(context: RequestContext): Send {
  return async function send<Request, Data>(call: Call<Request, Data>, request: Request, signal?: AbortSignal) {
    const { url, body } = addressOf(call, request, context);
    const response = await fetchInTime(call, url, body, signal);
    context.onResponse?.(response);
    sawSequence(Number(response.headers.get(SEQ_HEADER)));
    if (call.file && isFile(response)) return (await response.text()) as Data;
    const envelope = await readEnvelope<Data>(response);
    if (envelope?.code === 0) return envelope.data as Data;
    throw envelope ? await refusalOf(envelope) : undeclared(response, url);
  };

  async function fetchInTime(
    call: Call<never, unknown>,
    url: string,
    body: BodyInit | undefined,
    cancelled: AbortSignal | undefined,
  ): Promise<Response> {
    const control = new AbortController();
    const cancel = () => control.abort(cancelled?.reason);
    if (cancelled?.aborted) cancel();
    cancelled?.addEventListener('abort', cancel);
    let late = false;
    const timer = setTimeout(
      () => {
        late = true;
        control.abort();
      },
      context.timeoutMs(call, body),
    );
    try {
      const headers = await headersFor(call, body);
      const init: RequestInit = { method: call.method, headers, signal: control.signal, cache: 'no-store' };
      const response = await context.fetch(url, body === undefined ? init : { ...init, body });
      // The body belongs to the time limit too.
      const text = await response.text();
      return new Response(text || null, { status: response.status, headers: response.headers });
    } catch (failure) {
      if (cancelled?.aborted) throw failure;
      const words = late ? context.words().timeout : context.words().network;
      throw new Refusal({ code: 0, reason: late ? TIMEOUT : NETWORK, words });
    } finally {
      clearTimeout(timer);
      cancelled?.removeEventListener('abort', cancel);
    }
  }

  async function headersFor(call: Call<never, unknown>, body: BodyInit | undefined): Promise<Record<string, string>> {
    const headers = { ...(await context.headers(call)) };
    const seen = seenSequence();
    if (seen > 0) headers[SEQ_HEADER] = String(seen);
    // The browser names the boundary of a form itself.
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    return headers;
  }

  async function refusalOf({ code, data, message }: Envelope<unknown>): Promise<Refusal> {
    const { reason = HTTP, params = {}, field } = (data ?? {}) as Partial<Refused>;
    const words = (await context.refusalWords(reason, params)) ?? (message || context.words().system);
    return new Refusal({ code, reason, params, words, ...(typeof field === 'string' ? { field } : {}) });
  }

  /** Something between us and the exchange has answered. */
  function undeclared({ ok, status }: Response, url: string): Refusal {
    const words = ok ? context.words().system : context.words().http(status, url);
    return new Refusal({ code: ok ? 0 : status, reason: HTTP, words });
  }
}

/** A page that something between us and the exchange put in its place is no file of ours. */
const isFile = ({ ok, headers }: Response) =>
  ok &&
  ((headers.get('content-type') ?? '').startsWith('text/csv') ||
    (headers.get('content-disposition') ?? '').startsWith('attachment'));

/** The envelope of an answer, or nothing when it is not one. */
async function readEnvelope<Data>(response: Response): Promise<Envelope<Data> | undefined> {
  try {
    const envelope = (await response.json()) as Envelope<Data> | null;
    return typeof envelope?.code === 'number' ? envelope : undefined;
  } catch {
    return undefined;
  }
}
