import { convert } from '@quay/contract/convert/rules';
import { type Changes, Log } from '../../../engine/changes.ts';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { systemAccounts } from '../../../ledger/system-accounts.ts';
import { type Conversion, conversionsTable } from '../state.ts';
import { type ConvertParts, systemAccountHas } from './quote.ts';

const input = {
  owner: id,
  quote: id,
};
export type Exchange = RowOf<typeof input>;

export const exchangeShape = shape({
  name: 'convert/exchange',
  number: 51,
  input,
  output: codecOf<Conversion>(conversionsTable.columns),
});

/** Exchanges at a quote, both legs or none, once; asking again gives the first result. */
export function exchange(changes: Changes, parts: ConvertParts): Command<never> {
  const { quotes, coins, prices, ledger } = parts;
  const log = new Log<Conversion>(conversionsTable, changes);
  return command(exchangeShape, ({ owner, ...request }: Exchange, at): Outcome<Conversion> => {
    const quote = quotes.get(String(request.quote));
    if (quote?.owner !== owner) return refuse(convert['quote-unknown']);
    const { id, give, take, giveAmount, takeAmount, usedAt } = quote;
    const conversion = { id, owner, give, take, giveAmount, takeAmount };
    if (usedAt !== null) return done({ ...conversion, at: usedAt });

    if (at >= quote.expiresAt) return refuse(convert['quote-expired']);
    if (!prices.isFair(quote)) return refuse(convert['price-deviates']);
    const { available } = ledger.balance(owner, 'spot', give);
    if (available < giveAmount) {
      return refuse(convert['balance-too-small'], { available, needed: giveAmount, coin: give });
    }
    if (!systemAccountHas(parts, quote, at)) return refuse(convert['house-short'], { coin: take });

    ledger.post(id, at, [
      { account: ledger.account(owner, 'spot', give), amount: -giveAmount, cause: 'convert' },
      { account: ledger.account(systemAccounts.convert, 'spot', give), amount: giveAmount, cause: 'convert' },
      { account: ledger.account(systemAccounts.convert, 'spot', take), amount: -takeAmount, cause: 'convert' },
      { account: ledger.account(owner, 'spot', take), amount: takeAmount, cause: 'convert' },
    ]);
    coins.count(give, -giveAmount, at);
    coins.count(take, takeAmount, at);
    quotes.use(quote, at);
    log.add({ ...conversion, at });
    return done({ ...conversion, at });
  });
}
