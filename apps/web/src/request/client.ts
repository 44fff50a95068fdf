import { type Call, TOKEN_HEADER } from '@quay/contract';
import {
  addressOf,
  createClient,
  DUPLICATE,
  HTTP,
  isUnreached,
  NETWORK,
  Refusal,
  type RequestContext,
  type RequestWords,
} from '@quay/web-kit/request';
import { languageCode } from './language-codes.ts';
import { signatureAt } from './signature.ts';

export const REQUEST_TIMEOUT_MS = 10_000;
/** Files travel longer than answers, up or down. */
export const FILE_TIMEOUT_MS = 120_000;
/** How long a lost network is announced; the bar of the shell says the rest. */
const NETWORK_NOTICE_MS = 1_000;

/** Codes that end the session: the two of HTTP, and those that a second client of the same server knows. */
const SIGNED_OUT = new Set([401, 403, 3000, 4000]);
const CLOCK_OFF = 'edge/clock-off';

/** What the app's requests have to say; part of the shell's words, because it must be there without a network. */
export type AppRequestWords = RequestWords & { readonly duplicate: string; readonly relogin: string };

/** Everything outside that the app's requests need; a test brings its own. */
export type AppContext = Pick<RequestContext, 'fetch' | 'base' | 'refusalWords'> & {
  now(): number;
  /** Reads the exchange's clock from the `date` of an answer. */
  learnTime(at: number): void;
  token(): string | null;
  guestToken(): string | null;
  language(): string;
  words(): AppRequestWords;
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

/** The way of the customers' app to the exchange: who asks, what is sent once only, and what a refusal means for the session. */
export function createAsk(context: AppContext): Ask {
  /** State-changing calls that are on their way, by all that they say. */
  const underWay = new Set<string>();
  const send = createClient({
    ...context,
    timeoutMs: (call, body) => (call.file || body instanceof FormData ? FILE_TIMEOUT_MS : REQUEST_TIMEOUT_MS),
    headers: () => headersFor(context.token()),
    onResponse: ({ headers }) => context.learnTime(Date.parse(headers.get('date') ?? '')),
  });

  return async function ask(call, request, options = {}) {
    const { url, body } = addressOf(call, request, context);
    if (call.permission === 'user' && !context.token()) {
      context.signedOut();
      throw new Refusal({ code: 401, reason: HTTP, words: context.words().http(401, url) });
    }
    // What may be given up changes nothing, whatever its method: many a list is asked for by POST.
    if (call.method !== 'POST' || options.signal) return checked(call, request, options);

    const submission = `${url} ${typeof body === 'string' ? body : ''}`;
    if (underWay.has(submission)) {
      throw new Refusal({ code: 0, reason: DUPLICATE, words: context.words().duplicate });
    }
    underWay.add(submission);
    try {
      return await checked(call, request, options);
    } finally {
      underWay.delete(submission);
    }
  };

  async function checked<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options: AskOptions,
    again = true,
  ): Promise<Response> {
    const token = context.token();
    try {
      return await send(call, request, options.signal);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      // The clock was just learnt from this answer. The call was refused before anything happened.
      if (failure.reason === CLOCK_OFF && again) return checked(call, request, options, false);
      announce(failure, call.method === 'POST' && !options.quiet, token);
      throw failure;
    }
  }

  function announce(refusal: Refusal, isLoud: boolean, token: string | null): void {
    if (isUnreached(refusal)) {
      context.notify(refusal.words, refusal.reason === NETWORK ? NETWORK_NOTICE_MS : undefined);
    } else if (SIGNED_OUT.has(refusal.code)) {
      // An old answer must not end a session that was opened since.
      if (context.token() === token) context.signedOut();
    } else if (isLoud && !refusal.field) {
      context.notify(refusal.words);
    }
  }

  async function headersFor(token: string | null): Promise<Record<string, string>> {
    const guest = context.guestToken();
    return {
      ...(await signatureAt(context.now())),
      lang: languageCode(context.language()),
      ...(token && { [TOKEN_HEADER]: token }),
      ...(guest && { 'guest-token': guest }),
    };
  }
}
