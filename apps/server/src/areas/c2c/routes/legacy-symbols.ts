import { c2cCoins, type legacySymbols } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';

export const legacySymbolsRoute: Route<typeof legacySymbols> = () =>
  told(Object.fromEntries(c2cCoins.map((symbol) => [symbol.toLowerCase(), symbol])));
