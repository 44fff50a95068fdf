import { type countries, countryOfFiat, kindsOfFiat } from '@quay/contract/c2c';
import { currencies } from '@quay/contract/identity';
import { type Route, told } from '../asking.ts';

export const countriesRoute: Route<typeof countries> = () =>
  told(currencies.map((fiat) => ({ country: countryOfFiat[fiat], fiat, kinds: [...kindsOfFiat[fiat]] })));
