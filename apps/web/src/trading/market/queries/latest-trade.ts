import type { RequestOf } from '@quay/contract';
import { latestTrade } from '@quay/contract/market';
import { ask } from '../../../request/ask.ts';

/** The latest trades of a market, newest first. 17 unless a size up to 100 is named. */
export const fetchLatestTrade = (request: RequestOf<typeof latestTrade>) => ask(latestTrade, request, { quiet: true });
