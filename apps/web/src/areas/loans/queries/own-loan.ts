import { ownLoan } from '@quay/contract/loans';
import { Refusal } from '@quay/web-kit/request';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** One loan of the user's; null where there is none of that number. */
export const ownLoanQuery = (loan: string) =>
  queryOptions({
    queryKey: ['loans', 'own', 'loan', loan],
    queryFn: async ({ signal }) => {
      try {
        return await ask(ownLoan, { loan }, { signal });
      } catch (failure) {
        if (failure instanceof Refusal && failure.reason === 'loans/loan-unknown') return null;
        throw failure;
      }
    },
    staleTime: 0,
  });
