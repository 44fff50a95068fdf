import { type C2cOrder, orderDetail, underWay } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { quietly } from '../../../request/quietly.ts';
import { pollMs } from './poll.ts';

const isUnderWay = ({ state, fault }: Pick<C2cOrder, 'state' | 'fault'>) =>
  underWay.includes(state) || fault === 'claimed';

/** One order with its timeline. */
export const orderQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['c2c', 'order', orderId],
    queryFn: ({ signal }) => quietly(orderDetail, { orderId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs() : false),
  });
