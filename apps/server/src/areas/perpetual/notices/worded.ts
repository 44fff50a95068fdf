import type { Language } from '@quay/contract/identity';
import type { ContractEvent } from '@quay/contract/perpetual';
import type { ContractNoticeRow, UserRow } from '@quay/store';
import { fill } from '@quay/words';
import { messageBook } from '@quay/words/messages';

export type Worded = { readonly title: string; readonly text: string };

/** Where somebody is led: to what was done, or to what can be done. */
const ofRecord: readonly ContractEvent[] = ['liquidated', 'deleveraged', 'settled'];
const ofDated: readonly ContractEvent[] = ['expiring-day', 'expiring-hour'];

const pageOf = ({ event, contract }: Pick<ContractNoticeRow, 'event' | 'contract'>): string => {
  if (ofRecord.includes(event)) return 'perpetualNotices';
  return ofDated.includes(event) ? `deliveryContract/${contract}` : `perpetualContract/${contract}`;
};

export const linkOf = (origin: string, notice: Pick<ContractNoticeRow, 'event' | 'contract'>): string =>
  `${origin}/${pageOf(notice)}`;

/** A notice as browsers and the list of notices show it: the words of its message, without a link. */
export function worded({ event, contract, params }: ContractNoticeRow, language: Language): Worded {
  const { subject, text } = messageBook(language)[`contract-${event}`];
  return { title: subject, text: fill(text, { ...params, symbol: contract, link: '' }).trim() };
}

export const languageOf = ({ preferences }: Pick<UserRow, 'preferences'>): Language => preferences.language ?? 'en_US';
