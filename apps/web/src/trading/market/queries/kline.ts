import type { RequestOf } from '@quay/contract';
import { kline } from '@quay/contract/market';
import { ask } from '../../../request/ask.ts';

/** Candles of a market, oldest first, without holes. 500 unless a size up to 1500 is named. */
export const fetchKline = (request: RequestOf<typeof kline>) => ask(kline, request, { quiet: true });
