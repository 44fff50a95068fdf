import { deliverySamples } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const AGAIN_MS = 5_000;

/** Every index second of a contract's window; asked again while more are being recorded. */
export const deliverySamplesQuery = (symbol: string, live: boolean) =>
  queryOptions({
    queryKey: ['perpetual', 'delivery-samples', symbol],
    queryFn: ({ signal }) => ask(deliverySamples, { symbol }, { signal }),
    refetchInterval: live ? AGAIN_MS : false,
    meta: { shared: true },
  });
