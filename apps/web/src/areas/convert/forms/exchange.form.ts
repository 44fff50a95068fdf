import {
  type ConvertCoin,
  convert,
  givenFor,
  type Middle,
  par,
  type Quote,
  takenFor,
  VALUED_IN,
} from '@quay/contract/convert';
import type { Balance } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import { availableIn } from '../../../holdings/balances.ts';
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

/** What a coin costs as the exchange quotes it; nothing while there is no price. */
function middleOf(coin: ConvertCoin | undefined): Middle | undefined {
  if (!coin?.bid || !coin.ask) return undefined;
  return coin.symbol === VALUED_IN ? par : { bid: units(coin.bid), ask: units(coin.ask) };
}

/** The amount of the side that was not typed, as the exchange would quote it now; nothing while it is not known. */
export function estimateOf(draft: ExchangeDraft, coins: Priced): bigint | undefined {
  const amount = read(draft.amount);
  const [give, take] = [middleOf(coins.get(draft.give)), middleOf(coins.get(draft.take))];
  if (!amount || !give || !take) return undefined;
  return draft.side === 'give' ? takenFor(amount, give, take) : givenFor(amount, give, take);
}

/** Both amounts of an exchange whose rate stands for that of the draft: its own, or those of the most that is given. */
export function ratedAmounts(draft: ExchangeDraft, coins: Priced) {
  const most = coins.get(draft.give)?.max ?? '0';
  const rated = read(draft.amount) ? draft : { ...draft, side: 'give' as const, amount: most };
  const estimate = estimateOf(rated, coins);
  if (!estimate) return undefined;
  const [typed, other] = [text(read(rated.amount)!), text(estimate)];
  return rated.side === 'give' ? { giveAmount: typed, takeAmount: other } : { giveAmount: other, takeAmount: typed };
}

export type EarlyRefusal = {
  readonly reason: string;
  readonly params: Readonly<Record<string, string>>;
  readonly side: 'give' | 'take';
};

/** The first refusal that is already certain, in the order in which the server checks; null when nothing is. */
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
  const estimate = estimateOf(draft, coins) ?? 0n;
  // Of a coin that is dear enough the smallest part is worth more than what is given.
  if (estimate === 0n) return refuse(convert['amount-below-min'], { min: coin.min, coin: coin.symbol });
  const needed = side === 'give' ? amount : estimate;
  const available = availableIn(balances ?? [], 'spot', give);
  if (balances && units(available) < needed) {
    return refuse(convert['balance-too-small'], { available, needed: text(needed), coin: give }, 'give');
  }
  return null;
}

/* ---- what is sent ---- */

export type QuoteParams = {
  readonly give: string;
  readonly take: string;
  readonly giveAmount?: string;
  readonly takeAmount?: string;
};

/** What a quote is asked for; nothing while the amount is none. */
export function quoteParams({ give, take, side, amount }: ExchangeDraft): QuoteParams | undefined {
  const named = read(amount);
  if (!named) return undefined;
  return { give, take, ...(side === 'give' ? { giveAmount: text(named) } : { takeAmount: text(named) }) };
}
