import { type Carriage, type CodeChannel, codeChannels, config } from '@quay/contract/identity';
import { learnTime } from '@quay/web-kit/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';
import { useNewVersion } from '../new-version.ts';

export const configQuery = queryOptions({
  queryKey: ['config'],
  async queryFn({ signal }) {
    const answer = await ask(config, {}, { signal });
    learnTime(answer.now);
    useNewVersion.getState().seen(answer.version);
    return answer;
  },
  staleTime: 10 * 60_000,
  refetchInterval: 10 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { shared: true },
});

/** What becomes of codes of each channel. Nothing that needs one is offered before that is known. */
export function useCarriage(): Readonly<Record<CodeChannel, Carriage>> | undefined {
  const config = useConfig();
  return config && { email: config.emails, phone: config.textMessages };
}

/** The channels by which codes reach somebody; before that is known e-mail, which most exchanges have. */
export function useCodeChannels(): readonly CodeChannel[] {
  const carriage = useCarriage();
  return carriage ? codeChannels.filter((channel) => carriage[channel] !== 'none') : ['email'];
}

/** What the app needs to know at start: the simulated market, and where customer service is. */
export function useConfig() {
  return useQuery(configQuery).data;
}
