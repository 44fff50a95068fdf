import type { legacyCurrencies } from '@quay/contract/c2c';
import { text } from '@quay/money';
import { type Route, told } from '../asking.ts';

export const legacyCurrenciesRoute: Route<typeof legacyCurrencies> = async (_request, { reads }) => {
  const rows = await reads.market.currencies();
  return told(
    rows.map(({ name, symbol, rate }) => ({
      currency: name,
      name,
      currency_symbol: symbol,
      rate: text(rate),
      out_or_in: 'out',
    })),
  );
};
