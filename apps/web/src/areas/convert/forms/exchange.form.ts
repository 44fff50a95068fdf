import { type ConvertCoin, convert, type Quote } from '@quay/contract/convert';
import type { Balance } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import { availableIn } from '../../../market/balances.ts';
import { draftOf } from '../../../shell/draft.ts';

export type ExchangeDraft = {
  readonly give: string;
  readonly take: string;
  /** Whose amount was typed; the other one follows from it. */
  readonly side: 'give' | 'take';
  /** Exactly what was typed. */
  readonly amount: string;
  /** A quote that was taken and never answered: it is sent again before anything else. */
  readonly unanswered: Quote | null;
};

export const useExchangeDraft = draftOf<ExchangeDraft>('quay.exchange', {
  give: 'USDT',
  take: 'BTC',
  side: 'give',
  amount: '',
  unanswered: null,
});

/* ---- acts on the form ---- */

/** A coin for one side; the coin of the other side goes over. */
export function chooseCoin(draft: ExchangeDraft, side: 'give' | 'take', symbol: string): ExchangeDraft {
  const other = side === 'give' ? 'take' : 'give';
  if (draft[other] === symbol) return swapped(draft);
  // What was typed is of the coin that it was typed for.
  return { ...draft, [side]: symbol, amount: draft.side === side ? '' : draft.amount };
}

/** The amount stays with its coin. */
export const swapped = (draft: ExchangeDraft): ExchangeDraft => ({
  ...draft,
  give: draft.take,
  take: draft.give,
  side: draft.side === 'give' ? 'take' : 'give',
});

/* ---- what it would come to ---- */

type Priced = ReadonlyMap<string, ConvertCoin>;

/** The amount of the side that was not typed, at the middle of the market; nothing while it is not known. */
export function estimateOf(draft: ExchangeDraft, coins: Priced): bigint | undefined {
  const amount = read(draft.amount);
  const [from, to] = draft.side === 'give' ? [draft.give, draft.take] : [draft.take, draft.give];
  const [have, want] = [coins.get(from)?.price, coins.get(to)?.price];
  if (!amount || !have || !want || units(want) === 0n) return undefined;
  return (amount * units(have)) / units(want);
}

export type EarlyRefusal = {
  readonly reason: string;
  readonly params: Readonly<Record<string, string>>;
  readonly side: 'give' | 'take';
};

/** The first refusal that is already certain, in the order in which the server judges; null when nothing is. */
export function refusalOf(draft: ExchangeDraft, coins: Priced, balances: readonly Balance[] | undefined) {
  const { side, give } = draft;
  const refuse = ({ reason }: { reason: string }, params: Record<string, string> = {}, at = side): EarlyRefusal => ({
    reason,
    params,
    side: at,
  });
  const amount = read(draft.amount);
  if (!amount) return refuse(convert['amount-malformed']);
  const coin = coins.get(draft[side]);
  if (!coins.get(draft.give)?.price || !coins.get(draft.take)?.price || !coin) return refuse(convert['no-price']);
  if (amount < units(coin.min)) return refuse(convert['amount-below-min'], { min: coin.min, coin: coin.symbol });
  if (amount > units(coin.max)) return refuse(convert['amount-above-max'], { max: coin.max, coin: coin.symbol });
  const needed = side === 'give' ? amount : (estimateOf(draft, coins) ?? 0n);
  const available = availableIn(balances ?? [], 'spot', give);
  if (balances && units(available) < needed) {
    return refuse(convert['balance-too-small'], { available, needed: text(needed), coin: give }, 'give');
  }
  return null;
}

/* ---- what is sent ---- */

export type QuoteAsked = {
  readonly give: string;
  readonly take: string;
  readonly giveAmount?: string;
  readonly takeAmount?: string;
};

/** What a quote is asked for; nothing while the amount is none. */
export function quoteAsked({ give, take, side, amount }: ExchangeDraft): QuoteAsked | undefined {
  const named = read(amount);
  if (!named) return undefined;
  return { give, take, ...(side === 'give' ? { giveAmount: text(named) } : { takeAmount: text(named) }) };
}
