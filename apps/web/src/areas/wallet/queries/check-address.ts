import { checkAddress } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Whether an address could be saved, before anything else is asked. */
export const checkAddressQuery = (network: string, address: string) =>
  queryOptions({
    queryKey: ['check-address', network, address],
    queryFn: ({ signal }) => ask(checkAddress, { network, address }, { signal, quiet: true }),
    retry: false,
    staleTime: 60_000,
  });
