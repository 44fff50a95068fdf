import type { RequestOf } from '@quay/contract';
import { quickSell } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Takes the best buy ad for an amount, at no worse a price than was seen. */
export const submitQuickSell = (request: RequestOf<typeof quickSell>) => ask(quickSell, request, { quiet: true });
