import type { Withdrawal } from '@quay/core';
import { text } from '@quay/money';
import type { Reads } from '@quay/store';
import { messageBook } from '@quay/words/messages';
import type { Messages } from '../../../messages/messages.ts';

/** What becomes of a withdrawal after it was asked for. */
export type WithdrawalEvent = 'sent' | 'success' | 'failed' | 'rejected' | 'again';

/** The owner is notified on whatever channel there is. */
export type NotifyWithdrawal = (event: WithdrawalEvent, withdrawal: Withdrawal) => Promise<void>;

/** How much of what, as messages say it. */
export const amountInWords = ({ amount, asset }: Pick<Withdrawal, 'amount' | 'asset'>): string =>
  `${text(amount)} ${asset}`;

export function createWithdrawalNotifier(users: Reads['identity'], messages: Messages): NotifyWithdrawal {
  return async (event, withdrawal) => {
    const user = await users.userById(withdrawal.owner);
    const address = user?.email ?? user?.phone;
    if (!user || !address) return;
    const language = user.preferences.language ?? 'en_US';
    const to = { user: user.id, channel: user.email ? 'email' : 'phone', address, language } as const;
    const words = { amount: amountInWords(withdrawal), network: withdrawal.network, to: withdrawal.address };
    switch (event) {
      case 'sent':
      case 'success': {
        const params = { ...words, hash: withdrawal.txHash ?? '' };
        return messages.post({ ...to, kind: `withdrawal-${event}`, params });
      }
      case 'again':
        return messages.post({ ...to, kind: 'withdrawal-again', params: words });
      case 'failed':
        return messages.post({ ...to, kind: 'withdrawal-failed', params: words });
      case 'rejected': {
        const { rejection, remark } = withdrawal;
        const reason = [rejection && messageBook(language).withdrawalRejections[rejection], remark]
          .filter(Boolean)
          .join(' ');
        return messages.post({ ...to, kind: 'withdrawal-rejected', params: { ...words, reason } });
      }
    }
  };
}
