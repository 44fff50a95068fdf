import { marketStatuses } from '@quay/contract/market/rules';
import { trading } from '@quay/contract/trading/rules';
import type { Rows } from '../../../engine/changes.ts';
import { codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { type Market, marketsTable } from '../state.ts';

/** `staff` is who decided it: the journal keeps the command as evidence. */
const input = { market: text, status: oneOf(marketStatuses), staff: id };
export type SetStatus = RowOf<typeof input>;

export const setStatusShape = shape({
  name: 'market/set-status',
  number: 12,
  input,
  output: codecOf<Market>(marketsTable.columns),
});

/** Halts a market or opens it again. What rests stays, and can be cancelled at any time. */
export function setStatus(markets: Rows<Market>): Command<never> {
  return command(setStatusShape, (request: SetStatus): Outcome<Market> => {
    const market = markets.get(request.market);
    if (!market) return refuse(trading['symbol-unknown'], { symbol: request.market }, 'symbol');
    if (market.status === request.status) return done(market);

    market.status = request.status;
    markets.touch(market);
    return done(market);
  });
}
