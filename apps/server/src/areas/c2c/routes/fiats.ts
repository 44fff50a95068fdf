import { countryOfFiat, fiatDecimals, type fiats, kindsOfFiat } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';

export const fiatsRoute: Route<typeof fiats> = async (_request, { reads }) =>
  told(
    (await reads.market.currencies()).map(({ name: fiat, symbol }) => ({
      fiat,
      symbol,
      country: countryOfFiat[fiat],
      decimals: fiatDecimals(fiat),
      kinds: [...kindsOfFiat[fiat]],
    })),
  );
