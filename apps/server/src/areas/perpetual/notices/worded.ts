import type { Language } from '@quay/contract/identity';
import type { ContractEvent } from '@quay/contract/perpetual';
import type { ContractNoticeRow, UserRow } from '@quay/store';
import { fill } from '@quay/words';
import { messageBook } from '@quay/words/messages';

export type Worded = { readonly title: string; readonly text: string };

/** Where somebody is led: to what was done, or to what can be done. */
const ofRecord: readonly ContractEvent[] = ['liquidated', 'deleveraged'];

export const linkOf = (origin: string, { event, contract }: Pick<ContractNoticeRow, 'event' | 'contract'>): string =>
  ofRecord.includes(event) ? `${origin}/perpetualNotices` : `${origin}/perpetualContract/${contract}`;

/** A notice as browsers and the list of notices show it: the words of its message, without a link. */
export function worded({ event, contract, params }: ContractNoticeRow, language: Language): Worded {
  const { subject, text } = messageBook(language)[`contract-${event}`];
  return { title: subject, text: fill(text, { ...params, symbol: contract, link: '' }).trim() };
}

export const languageOf = ({ preferences }: Pick<UserRow, 'preferences'>): Language => preferences.language ?? 'en_US';
