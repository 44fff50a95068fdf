import { amount, codecOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { dayOf } from '../../../engine/days.ts';
import { always } from '../../../engine/fault.ts';
import type { Coins } from '../coins.ts';
import { type ConvertCoin, convertCoinsTable } from '../state.ts';

const input = {
  asset: text,
  dayLimit: amount,
};
export type SetCoin = RowOf<typeof input>;

export const setCoinShape = shape({
  name: 'convert/set-coin',
  number: 53,
  input,
  output: codecOf<ConvertCoin>(convertCoinsTable.columns),
});

/** Lists a coin for exchange, or changes how much of it the exchange gives away in a day. */
export function setCoin(coins: Coins): Command<never> {
  return command(setCoinShape, ({ asset, dayLimit }: SetCoin, at): Outcome<ConvertCoin> => {
    always(dayLimit >= 0n, 'the house gives nothing away at least');
    const coin = coins.get(asset);
    if (!coin) return done(coins.add({ asset, dayLimit, day: dayOf(at), net: 0n }));
    if (coin.dayLimit === dayLimit) return done(coin);
    coin.dayLimit = dayLimit;
    coins.touch(coin);
    return done(coin);
  });
}
