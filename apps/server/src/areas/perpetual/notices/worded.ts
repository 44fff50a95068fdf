import { allRefusals } from '@quay/contract/catalog';
import type { CreditRejection } from '@quay/contract/credit';
import type { Language } from '@quay/contract/identity';
import type { ContractEvent } from '@quay/contract/perpetual';
import type { ContractNoticeRow, UserRow } from '@quay/store';
import { fill } from '@quay/words';
import { messageBook } from '@quay/words/messages';
import { refusalWordsIn } from '@quay/words/refusals';

export type Worded = { readonly title: string; readonly text: string };

/** Where somebody is led: to what was done, or to what can be done. A notice of a contract leads to it. */
const pages: Partial<Readonly<Record<ContractEvent, string>>> = {
  liquidated: '/perpetualNotices',
  deleveraged: '/perpetualNotices',
  settled: '/perpetualNotices',
  'copy-skipped': '/following',
  'follow-stopped': '/following',
  'leader-resigned': '/following',
  'share-paid': '/following',
  'leader-approved': '/leading',
  'leader-rejected': '/leading',
  'leader-withdrawn': '/leading',
  'loan-warned': '/pledgeLoanOrder',
  'loan-overdue': '/pledgeLoanOrder',
  'loan-sold': '/pledgeRecord',
  'earn-income': '/financialHistory',
  'earn-scheduled': '/financialOrder',
  'earn-ended': '/financialOrder',
  'earn-returned': '/financialOrder',
  'credit-paid-out': '/borrowMoneyHistory',
  'credit-offered': '/borrowMoneyHistory',
  'credit-rejected': '/borrowMoneyHistory',
  'credit-due-soon': '/borrowMoneyHistory',
  'credit-due': '/borrowMoneyHistory',
  'credit-overdue': '/borrowMoneyHistory',
  'liquidity-income': '/linkedWallet',
  'liquidity-scheduled': '/linkedWallet',
  'referral-paid': '/promote',
  'referral-scheduled': '/promote',
};

/** Of contracts that end. */
const ofDated: readonly ContractEvent[] = ['expiring-day', 'expiring-hour'];

/** A price of spot: markets are named by their coins, and every contract has a dash in its name. */
const isOfSpot = ({ event, contract }: Pick<ContractNoticeRow, 'event' | 'contract'>): boolean =>
  event.startsWith('price-') && contract !== null && !contract.includes('-');

export const pageOf = ({ event, contract }: Pick<ContractNoticeRow, 'event' | 'contract'>): string => {
  const page = pages[event];
  if (page !== undefined) return page;
  if (contract === null) return '/perpetualNotices';
  if (isOfSpot({ event, contract })) return `/trendDetails/${contract}`;
  return ofDated.includes(event) ? `/deliveryContract/${contract}` : `/perpetualContract/${contract}`;
};

/** Of which area what it is about is, where that is not contracts: whom somebody follows, a loan, what is in Earn, or rebates. */
export function areaOf(
  notice: Pick<ContractNoticeRow, 'event' | 'contract'>,
): 'following' | 'loans' | 'earn' | 'referral' | 'market' | undefined {
  if (isOfSpot(notice)) return 'market';
  if (notice.event.startsWith('loan-')) return 'loans';
  if (notice.event.startsWith('earn-') || notice.event.startsWith('liquidity-')) return 'earn';
  if (notice.event.startsWith('referral-')) return 'referral';
  return ['/following', '/leading'].includes(pageOf(notice)) ? 'following' : undefined;
}

const reasonOf = new Map(allRefusals.map(({ code, reason }) => [code, reason]));

/** What the words of a notice are filled with in a language. A refusal is kept by its code, with what it said as JSON. */
export function paramsOf(
  { contract, params }: Pick<ContractNoticeRow, 'contract' | 'params'>,
  language: Language,
): Record<string, string> {
  const { refusal, said, rejection, remark, ...rest } = params;
  const named: Record<string, string> = { ...rest, symbol: contract ?? '' };
  if (rejection !== undefined) {
    const why = messageBook(language).creditRejections[rejection as CreditRejection];
    return { ...named, reason: [why, remark].filter(Boolean).join(' ') };
  }
  const reason = refusal === undefined ? undefined : reasonOf.get(Number(refusal));
  if (reason === undefined) return named;
  const words = refusalWordsIn(language)[reason as keyof ReturnType<typeof refusalWordsIn>];
  return { ...named, reason: fill(words, JSON.parse(said || '{}') as Record<string, string>) };
}

/** A notice as browsers and the list of notices show it: the words of its message, without a link. */
export function worded(notice: ContractNoticeRow, language: Language): Worded {
  const { subject, text } = messageBook(language)[`contract-${notice.event}`];
  return { title: subject, text: fill(text, { ...paramsOf(notice, language), link: '' }).trim() };
}

export const languageOf = ({ preferences }: Pick<UserRow, 'preferences'>): Language => preferences.language ?? 'en_US';
