/** The server said no, and why. `words` is in the language of the console; `field` names what caused it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  readonly reason: string;
  readonly params: Readonly<Record<string, string>>;
  readonly words: string;
  readonly field: string | undefined;

  constructor(of: {
    code: number;
    reason: string;
    words: string;
    params?: Readonly<Record<string, string>>;
    field?: string | undefined;
  }) {
    super(`${of.code} ${of.reason}`);
    this.code = of.code;
    this.reason = of.reason;
    this.words = of.words;
    this.params = of.params ?? {};
    this.field = of.field;
  }
}

/** Reasons that the console itself gives: nothing came back that the server had said. */
export const NETWORK = 'console/network';
export const TIMEOUT = 'console/timeout';
export const HTTP = 'console/http';

/** Whether the server was not reached, so that trying again can help and nothing is known of what happened. */
export const isUnreached = (failure: unknown): boolean =>
  failure instanceof Refusal && (failure.reason === NETWORK || failure.reason === TIMEOUT || failure.code >= 502);

/** What to show of a failure. What is no refusal is a fault of ours and has its own boundary. */
export function wordsOf(failure: unknown): string | undefined {
  return failure instanceof Refusal ? failure.words : undefined;
}
