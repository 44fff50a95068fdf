/** The exchange said no, and why. `words` is in the user's language; `field` names the request field that caused it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  readonly reason: string;
  readonly params: Record<string, string>;
  readonly field?: string;
  readonly words: string;

  constructor(of: { code: number; reason: string; params?: Record<string, string>; field?: string; words: string }) {
    super(`${of.code} ${of.reason}`);
    this.code = of.code;
    this.reason = of.reason;
    this.params = of.params ?? {};
    if (of.field !== undefined) this.field = of.field;
    this.words = of.words;
  }
}

/** Reasons that the app itself gives: nothing came back that the exchange had said. */
export const NETWORK = 'app/network';
export const TIMEOUT = 'app/timeout';
export const DUPLICATE = 'app/duplicate-submission';
export const HTTP = 'app/http';
const BUSY = 'edge/busy';

/** Whether the exchange was not reached, so that trying again can help and nothing is known of what happened. */
export function isUnreached(failure: unknown): boolean {
  return failure instanceof Refusal && (failure.reason === NETWORK || failure.reason === TIMEOUT);
}

/** Whether the exchange was not reached or does not answer now. What it refused it refuses again; this may be tried. */
export function isUnavailable(failure: unknown): boolean {
  return isUnreached(failure) || (failure instanceof Refusal && failure.code >= 502 && failure.code < 600);
}

/**
 * Whether nobody knows what became of a request: no answer came, or one that says so. Only `edge/busy` is sure that
 * nothing was done; it is never given to what may have been sent before.
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (isUnreached(failure)) return true;
  return failure instanceof Refusal && failure.code >= 500 && failure.code < 600 && failure.reason !== BUSY;
}

/** What to show of a failure. What is no refusal is a fault of ours and has its own boundary. */
export const wordsOf = (failure: unknown): string | undefined =>
  failure instanceof Refusal ? failure.words : undefined;
