import { type Call, type Envelope, type Refused, SEQ_HEADER } from '@quay/contract';
import { CONSOLE_HEADER, type StaffRight } from '@quay/contract/staff';
import { HTTP, NETWORK, Refusal, TIMEOUT } from './refusal.ts';

export const REQUEST_TIMEOUT_MS = 15_000;

/** What the request layer itself has to say; it must be there without a network. */
export type RequestWords = {
  readonly network: string;
  readonly timeout: string;
  readonly system: string;
  readonly http: (status: number) => string;
  /** `right` is the one that the call asks for, if it asks for one. */
  readonly forbidden: (right: StaffRight | undefined) => string;
};

/** Everything outside that asking needs; a test brings its own. */
export type Surroundings = {
  fetch: typeof fetch;
  language(): string;
  /** Whether somebody is there. What a page asks by itself keeps no session open. */
  touched(): boolean;
  words(): RequestWords;
  /** A refusal in the console's language; nothing when this version does not know the reason. */
  say(reason: string, params: Readonly<Record<string, string>>): Promise<string | undefined>;
  /** The session has ended: the login is shown at the same address. */
  signedOut(): void;
  /** A right that the console took for given is gone: it learns anew what may be done. */
  forbidden(): void;
};

export type Ask = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  signal?: AbortSignal,
) => Promise<Response>;

/**
 * The way to the server. The session is a cookie that no script reads; the header beside it is what a form of another
 * site cannot send.
 */
export function asking(outside: Surroundings): Ask {
  // The highest sequence that was answered. Sent along, it lets nobody read rows older than their own act.
  let seen = 0;
  return async function ask<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    signal?: AbortSignal,
  ): Promise<Response> {
    const { url, body } = address(call, request);
    const { status, text } = await reach(call.method, url, body, signal);
    const envelope = open<Response>(text);
    if (envelope?.code === 0) return envelope.data as Response;
    if (!envelope) throw new Refusal({ code: status, reason: HTTP, words: outside.words().http(status) });

    const refused = envelope.data as Refused | null;
    if (envelope.code === 401) outside.signedOut();
    if (envelope.code === 403) {
      outside.forbidden();
      throw new Refusal({ code: 403, reason: 'edge/forbidden', words: outside.words().forbidden(rightOf(call)) });
    }
    const { reason = HTTP, params = {}, field } = refused ?? {};
    const words = (await outside.say(reason, params)) ?? (envelope.message || outside.words().system);
    throw new Refusal({ code: envelope.code, reason, params, words, field });
  };

  async function reach(method: string, url: string, body: string | undefined, cancelled: AbortSignal | undefined) {
    const late = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const signal = cancelled ? AbortSignal.any([cancelled, late]) : late;
    const use = method === 'POST' || outside.touched() ? '1' : 'poll';
    const headers: Record<string, string> = { [CONSOLE_HEADER]: use, lang: outside.language() };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (seen > 0) headers[SEQ_HEADER] = String(seen);
    try {
      const init = { method, headers, body, signal, credentials: 'same-origin', cache: 'no-store' } as const;
      const answer = await outside.fetch(url, init);
      seen = Math.max(seen, Number(answer.headers.get(SEQ_HEADER)));
      return { status: answer.status, text: await answer.text() };
    } catch (failure) {
      if (cancelled?.aborted) throw failure;
      const reason = late.aborted ? TIMEOUT : NETWORK;
      const words = late.aborted ? outside.words().timeout : outside.words().network;
      throw new Refusal({ code: 0, reason, words });
    }
  }
}

/** The right that a call names. */
export function rightOf({ permission }: { permission: string }): StaffRight | undefined {
  const [, right] = permission.split(':');
  return right as StaffRight | undefined;
}

/** Fills the path, and puts the rest where the method has it: the query of a GET, the JSON body of a POST. */
function address(call: Call<never, unknown>, request: unknown): { url: string; body?: string } {
  // What was left empty is still said in a body: an empty remark is an answer, an empty search is none.
  const rest = new Map(Object.entries(request ?? {}).filter(([, value]) => value !== undefined && value !== ''));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (call.method === 'POST') return { url: path, body: JSON.stringify(request ?? {}) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  return { url: path + (query && `?${query}`) };
}

/** The envelope of an answer, or nothing when something between us and the server has answered. */
function open<Data>(text: string): Envelope<Data> | undefined {
  try {
    const said = JSON.parse(text) as Envelope<Data> | null;
    return typeof said?.code === 'number' ? said : undefined;
  } catch {
    return undefined;
  }
}
