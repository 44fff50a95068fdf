import { type ChangeTerms, type FollowLeader, following } from '@quay/contract/following';
import { parse } from '@quay/money';
import type { No } from '../../edge/envelope.ts';

type RequestedTerms = Pick<
  FollowLeader | ChangeTerms,
  'mode' | 'amount' | 'ratio' | 'cap' | 'orderCap' | 'leverageMax' | 'stopLoss'
>;
type Terms = Pick<RequestedTerms, 'mode' | 'leverageMax'> &
  Readonly<Record<'amount' | 'ratio' | 'cap' | 'orderCap' | 'stopLoss', bigint>>;

const figures = ['amount', 'ratio', 'cap', 'orderCap', 'stopLoss'] as const;

/** Terms as the core takes them. What the mode does not use may be left out; the core says what is out of range. */
export function termsOf(requested: RequestedTerms): Terms | No {
  const terms = {
    mode: requested.mode,
    leverageMax: requested.leverageMax,
    amount: 0n,
    ratio: 0n,
    cap: 0n,
    orderCap: 0n,
    stopLoss: 0n,
  };
  for (const field of figures) {
    const said = requested[field];
    if (said === undefined) continue;
    const figure = parse(said);
    if (figure === undefined) return { refusal: following['terms-malformed'], params: {}, field };
    terms[field] = figure;
  }
  return terms;
}
