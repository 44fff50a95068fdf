import { convert, QUOTE_MS } from '@quay/contract/convert/rules';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Sequence } from '../../../engine/sequences.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { systemAccounts } from '../../../ledger/system-accounts.ts';
import type { Coins } from '../coins.ts';
import type { Prices } from '../prices.ts';
import type { Quotes } from '../quotes.ts';
import { type Quote as QuoteRow, quotesTable } from '../state.ts';

const input = {
  owner: id,
  give: text,
  take: text,
  giveAmount: amount,
  takeAmount: amount,
};
export type Quote = RowOf<typeof input>;

export const quoteShape = shape({
  name: 'convert/quote',
  number: 50,
  input,
  output: codecOf<QuoteRow>(quotesTable.columns),
});

export type ConvertParts = {
  readonly quotes: Quotes;
  readonly coins: Coins;
  readonly prices: Prices;
  readonly ledger: Ledger;
};

/**
 * Writes a price down that stands for ten seconds. Not farther than 10 % from the markets' own prices, and only what the
 * exchange can give. It replaces the owner's last one that was not used.
 */
export function quote(parts: ConvertParts & { readonly quoteIds: Sequence }): Command<never> {
  const { quotes, coins, prices, quoteIds } = parts;
  return command(quoteShape, (request: Quote, at): Outcome<QuoteRow> => {
    const { owner, give, take } = request;
    always(request.giveAmount > 0n, 'a quote is for more than nothing');
    for (const symbol of [give, take]) if (!coins.get(symbol)) return refuse(convert['coin-unknown'], { symbol });
    if (give === take) return refuse(convert['same-coin']);
    if (prices.of(give) === undefined || prices.of(take) === undefined) return refuse(convert['no-price']);
    if (!prices.isFair(request)) return refuse(convert['price-deviates']);
    if (!systemAccountHas(parts, request, at)) return refuse(convert['house-short'], { coin: take });

    const last = quotes.openOf(owner);
    if (last) quotes.drop(last);
    const fresh = { ...request, id: quoteIds.next(), quotedAt: at, expiresAt: at + QUOTE_MS, usedAt: null };
    return done(quotes.add(fresh));
  });
}

/** Whether the exchange has what it would give, and may give it away today. */
export function systemAccountHas(
  { coins, ledger }: Pick<ConvertParts, 'coins' | 'ledger'>,
  { take, takeAmount }: Pick<Quote, 'take' | 'takeAmount'>,
  at: number,
): boolean {
  return (
    ledger.balance(systemAccounts.convert, 'spot', take).available >= takeAmount && coins.mayGive(take, takeAmount, at)
  );
}
