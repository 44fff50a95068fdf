import { CREDIT_COIN, type CreditEvent } from '@quay/contract/credit';
import type { ContractEvent } from '@quay/contract/perpetual';
import { text } from '@quay/money';
import type { NewContractNotice, Unnotified } from '@quay/store';

const eventOf: Partial<Readonly<Record<CreditEvent, ContractEvent>>> = {
  'paid-out': 'credit-paid-out',
  offered: 'credit-offered',
  rejected: 'credit-rejected',
  'due-soon': 'credit-due-soon',
  due: 'credit-due',
  overdue: 'credit-overdue',
};

/** A moment to the minute, such as `2026-11-27 08:00 UTC`. */
const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** What borrowers are told of what staff decided and of what is due. */
export const noticesOfCredit = (credits: Unnotified['credits']): NewContractNotice[] =>
  credits.map(({ id, owner, kind, amount, asked, rejection, remark, dueAt, at }) => ({
    ...{ userId: owner, event: eventOf[kind]!, reference: id, contract: null, step: null, at },
    params: {
      ...{ amount: `${text(amount)} ${CREDIT_COIN}`, asked: `${text(asked)} ${CREDIT_COIN}` },
      ...(dueAt !== null && { due: utc(dueAt) }),
      ...(rejection !== null && { rejection }),
      ...(remark !== null && { remark }),
    },
  }));
