import { CONSOLE_HEADER, type StaffRight } from '@quay/contract/staff';
import { createClient, HTTP, Refusal, type RequestContext, type RequestWords, type Send } from '@quay/web-kit/request';

export const REQUEST_TIMEOUT_MS = 15_000;

/** What the console's requests have to say; `right` is the one that the call asks for, if it asks for one. */
export type ConsoleRequestWords = RequestWords & {
  readonly forbidden: string;
  readonly lacks: (right: string) => string;
};

/** Everything outside that the console's requests need; a test brings its own. */
export type ConsoleContext = Pick<RequestContext, 'fetch' | 'refusalWords'> & {
  language(): string;
  /** Whether somebody is there. What a page asks by itself keeps no session open. */
  touched(): boolean;
  words(): ConsoleRequestWords;
  /** The session has ended: the login is shown at the same address. */
  signedOut(): void;
  /** A right that the console took for given is gone: it learns anew what may be done. */
  forbidden(): void;
  /** What the rights are called. */
  rights(): Readonly<Record<StaffRight, string>>;
};

/**
 * The way of the console to the server. The session is a cookie that no script reads; the header beside it is what a form
 * of another site cannot send.
 */
export function createAsk(context: ConsoleContext): Send {
  const send = createClient({
    ...context,
    // An empty search is none; an empty remark is an answer, and travels in the body.
    omitEmpty: true,
    timeoutMs: () => REQUEST_TIMEOUT_MS,
    headers: ({ method }) => ({
      [CONSOLE_HEADER]: method === 'POST' || context.touched() ? '1' : 'poll',
      lang: context.language(),
    }),
  });
  return async function ask(call, request, signal) {
    try {
      return await send(call, request, signal);
    } catch (failure) {
      throw failure instanceof Refusal && failure.reason !== HTTP ? checked(failure, call) : failure;
    }
  };

  function checked(refusal: Refusal, call: { permission: string }): Refusal {
    if (refusal.code === 401) context.signedOut();
    if (refusal.code !== 403) return refusal;
    context.forbidden();
    const words = context.words();
    const right = rightOf(call);
    const said = right ? words.lacks(context.rights()[right]) : words.forbidden;
    return new Refusal({ code: 403, reason: 'edge/forbidden', words: said });
  }
}

/** The right that a call names. */
export function rightOf({ permission }: { permission: string }): StaffRight | undefined {
  const [, right] = permission.split(':');
  return right as StaffRight | undefined;
}
