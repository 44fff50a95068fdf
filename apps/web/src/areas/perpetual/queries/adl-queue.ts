import { adlQueue, type PositionSide } from '@quay/contract/perpetual';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The public queue of one side of a contract, from its head. */
export const adlQueueQuery = (symbol: string, side: PositionSide) =>
  infiniteQueryOptions({
    queryKey: ['perpetual', 'adl-queue', symbol, side],
    queryFn: ({ pageParam: after, signal }) =>
      ask(adlQueue, { symbol, side, ...(after !== undefined && { after }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ places, of }) => {
      const last = places.at(-1)?.place ?? of;
      return last < of ? String(last) : undefined;
    },
    meta: { shared: true },
  });
