import type { RequestOf } from '@quay/contract';
import { quickBuy } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Takes the best sell ad for an amount, at no worse a price than was seen. */
export const submitQuickBuy = (request: RequestOf<typeof quickBuy>) => ask(quickBuy, request, { quiet: true });
