import type { Area } from '../../engine/area.ts';
import type { Changes } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { Coins } from './coins.ts';
import { dropQuotes } from './commands/drop-quotes.ts';
import { exchange } from './commands/exchange.ts';
import { quote } from './commands/quote.ts';
import { setCoin } from './commands/set-coin.ts';
import { convertDue } from './due.ts';
import { convertInvariants } from './invariants.ts';
import type { ConvertNeeds } from './needs.ts';
import { Prices } from './prices.ts';
import { Quotes } from './quotes.ts';
import { conversionsTable } from './state.ts';

export type ConvertArea = Area & { readonly quotes: Quotes; readonly coins: Coins };

/** One coin for another at once, with the exchange. */
export function convertArea(changes: Changes, sequences: Sequences, ledger: Ledger, needs: ConvertNeeds): ConvertArea {
  const quotes = new Quotes(changes);
  const coins = new Coins(changes);
  const prices = new Prices(needs);
  const parts = { quotes, coins, prices, ledger };
  return {
    name: 'convert',
    quotes,
    coins,
    state: [quotes, coins],
    logs: [conversionsTable],
    commands: [
      quote({ ...parts, quoteIds: sequences.of('quote') }),
      exchange(changes, parts),
      dropQuotes(quotes),
      setCoin(coins),
    ],
    due: (now) => convertDue(quotes, now),
    rebuild: () => quotes.rebuild(),
    invariants: convertInvariants(quotes),
  };
}
