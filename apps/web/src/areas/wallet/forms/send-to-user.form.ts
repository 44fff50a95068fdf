import type { WithdrawalTerms } from '@quay/contract/wallet';
import { least, text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';

/** What is sent, exactly as it was typed. */
export type TypedSending = { readonly recipient: string; readonly amount: string };

export type WrongSending = {
  readonly field: 'recipient' | 'amount';
  readonly reason: string;
  readonly params: Record<string, string>;
};

/** The most that can be sent now: of the spot book, and of what is left of the day. */
export const mostToSend = ({ available, dayLeft }: WithdrawalTerms): string =>
  text(least(units(available), units(dayLeft)));

/** An amount as it is sent: without what only reads well. */
export const amountAsSent = (typed: string): string => text(read(typed) ?? 0n);

/** The first thing that is wrong, in the order in which the exchange would say it. */
export function wrongSending({ recipient, amount }: TypedSending, terms: WithdrawalTerms): WrongSending | undefined {
  const wanted = read(amount);
  const coin = terms.symbol;
  const of = (field: 'recipient' | 'amount', reason: string, params: Record<string, string> = {}): WrongSending => ({
    ...{ field, params },
    reason: `wallet/${reason}`,
  });
  if (recipient.trim() === '') return of('recipient', 'recipient-unknown');
  if (wanted === undefined || wanted <= 0n) return of('amount', 'amount-malformed');
  if (terms.dayCountLeft <= 0) return of('amount', 'day-count-used', { max: String(terms.dayCount) });
  if (wanted > units(terms.dayLeft)) return of('amount', 'day-amount-used', { left: terms.dayLeft, coin });
  if (wanted > units(terms.available)) {
    return of('amount', 'balance-too-small', { available: terms.available, needed: text(wanted), coin });
  }
  return undefined;
}
