import type { Approval } from '@quay/contract/staff';
import type { ApprovalsWords } from './words/index.ts';

/** What an approval asks for, as a sentence that can be answered with yes or no. */
export function proposalText(words: ApprovalsWords, { kind, details }: Pick<Approval, 'kind' | 'details'>): string {
  const { active, rightsBefore } = details;
  const access = active?.endsWith('no') ? 'ended' : active ? 'again' : 'kept';
  return words.asks[kind]({ ...details, access, isNew: rightsBefore === undefined ? 'yes' : 'no' });
}
