import { type Envelope, edge, type Refusal } from '@quay/contract';
import type { Language } from '@quay/contract/identity';
import { fill, type RefusalWords } from '@quay/words';
import { refusalWordsIn } from '@quay/words/refusals';

export type No = {
  readonly refusal: Refusal;
  readonly params: Readonly<Record<string, string>>;
  readonly field?: string;
  /** The rest of the request was not read: the connection is of no more use. */
  readonly closes?: true;
};

/**
 * Only what never became a call has an HTTP status of its own. A call that was understood answers 200, whatever it
 * comes to: the specification's clients read the envelope.
 */
const statuses = new Map<number, number>([
  [edge['bad-request'].code, 400],
  [edge['not-json'].code, 400],
  [edge['not-found'].code, 404],
  [edge['too-large'].code, 413],
  [edge['too-many-requests'].code, 429],
  [edge.fault.code, 500],
  [edge.busy.code, 503],
  [edge['outcome-unknown'].code, 504],
]);

export const statusOf = (refusal: Refusal): number => statuses.get(refusal.code) ?? 200;

export const success = <Data>(data: Data): Envelope<Data> => ({ code: 0, message: '', data });

export function refusal({ refusal: { code, reason }, params, field }: No, language: Language): Envelope<never> {
  // A reason that the words lack does not compile; the set of reasons is closed.
  const words = refusalWordsIn(language)[reason as keyof RefusalWords];
  return {
    code,
    message: fill(words, params),
    data: field === undefined ? { reason, params } : { reason, params, field },
  };
}
