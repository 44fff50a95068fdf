import type { coinList } from '@quay/contract/market';
import { type Route, told } from '../../../edge/route.ts';
import { coinOnWire } from '../wire.ts';

export const coinListRoute: Route<typeof coinList> = (_request, { market }) => told(market.markets().map(coinOnWire));
