import { type Balance, type Book, wallet } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import { availableIn } from '../../../holdings/balances.ts';
import { draftOf } from '../../../shell/draft.ts';
import type { TransferParams } from '../acts/transfer-coins.ts';

export type TransferDraft = {
  readonly from: Book;
  readonly to: Book;
  readonly symbol: string;
  /** Exactly what was typed. */
  readonly amount: string;
  /** A transfer that was sent and never answered: sent again it keeps its number. */
  readonly unanswered: TransferParams | null;
};

export const useTransferDraft = draftOf<TransferDraft>('quay.transfer', {
  from: 'spot',
  to: 'contract',
  symbol: 'USDT',
  amount: '',
  unanswered: null,
});

export type EarlyRefusal = { readonly reason: string; readonly params: Readonly<Record<string, string>> };

const refuse = ({ reason }: { reason: string }, params: Record<string, string> = {}): EarlyRefusal => ({
  reason,
  params,
});

/** The first refusal that is already certain, in the order in which the server checks; null when nothing is. */
export function refusalOf(draft: TransferDraft, balances: readonly Balance[]): EarlyRefusal | null {
  const amount = read(draft.amount);
  if (!amount) return refuse(wallet['amount-malformed']);
  if (draft.from === draft.to) return refuse(wallet['same-book']);
  const available = availableIn(balances, draft.from, draft.symbol);
  if (units(available) < amount) {
    return refuse(wallet['balance-too-small'], { available, needed: text(amount), coin: draft.symbol });
  }
  return null;
}

/** From one account to another that differs: choosing the account on the other side swaps them. */
export function choose(draft: TransferDraft, side: 'from' | 'to', book: Book): TransferDraft {
  const other = side === 'from' ? 'to' : 'from';
  return draft[other] === book ? swapped(draft) : { ...draft, [side]: book };
}

/** The other way round. */
export function swapped(draft: TransferDraft): TransferDraft {
  return { ...draft, from: draft.to, to: draft.from };
}

/** The coins that can leave an account, the chosen one among them. */
export function coinsIn(balances: readonly Balance[], book: Book, chosen: string): string[] {
  const held = balances.filter((balance) => balance.book === book && units(balance.available) > 0n);
  return [...new Set([...held.map(({ symbol }) => symbol), chosen])].sort();
}

/** What stays behind after a transfer that is not refused. */
export function remaining(draft: TransferDraft, balances: readonly Balance[]): string {
  return text(units(availableIn(balances, draft.from, draft.symbol)) - (read(draft.amount) ?? 0n));
}

const says = ['symbol', 'from', 'to', 'amount'] as const satisfies (keyof TransferParams)[];

/**
 * The transfer as the wire wants it. The same one as was never answered gets that one's number again, so that it cannot
 * happen twice; any other is a new intent with a number of its own.
 */
export function transferOf(draft: TransferDraft, newId: () => string): TransferParams {
  const { symbol, from, to, unanswered } = draft;
  const query = { symbol, from, to, amount: text(units(settleComma(draft.amount))) };
  const same = unanswered && says.every((key) => unanswered[key] === query[key]);
  return { ...query, requestId: same ? unanswered.requestId : newId() };
}
