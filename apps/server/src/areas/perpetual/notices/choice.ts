import { c2c, type NoticeChannel } from '@quay/contract/c2c';
import { contractTopics } from '@quay/contract/perpetual';
import type { ContractChoice } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';

/** What was chosen as far as it can reach; of a risk the app where nothing else does any more. */
export function reachable({ risk, activity, alerts }: ContractChoice, bound: readonly NoticeChannel[]): ContractChoice {
  const within = (channels: readonly NoticeChannel[]) => bound.filter((channel) => channels.includes(channel));
  const left = within(risk);
  return { risk: left.length === 0 ? ['app'] : left, activity: within(activity), alerts: within(alerts) };
}

/** Refuses a risk that nobody would be told of, then a channel that cannot reach. */
export function validateChoice(request: ContractChoice, bound: readonly NoticeChannel[]): ContractChoice | No {
  if (request.risk.length === 0) return { refusal: c2c['channel-needed'], params: {}, field: 'risk' };
  for (const field of contractTopics) {
    if (!request[field].every((channel) => bound.includes(channel))) {
      return { refusal: c2c['channel-not-bound'], params: {}, field };
    }
  }
  return reachable(request, bound);
}
