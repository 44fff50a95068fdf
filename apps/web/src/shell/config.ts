import { config, type TextMessages } from '@quay/contract/identity';
import { learnTime } from '@quay/web-kit/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../request/ask.ts';
import { useNewVersion } from './new-version.ts';

export const configQuery = queryOptions({
  queryKey: ['config'],
  async queryFn({ signal }) {
    const answer = await ask(config, {}, { signal });
    learnTime(answer.now);
    useNewVersion.getState().heard(answer.version);
    return answer;
  },
  staleTime: 10 * 60_000,
  refetchInterval: 10 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { shared: true },
});

/** Whether codes can reach a phone. Nothing that needs one is offered before that is known. */
export const useTextMessages = (): TextMessages => useConfig()?.textMessages ?? 'none';

/** What the app needs to know at start: the simulated market, and where customer service is. */
export function useConfig() {
  return useQuery(configQuery).data;
}
