import { type BusinessStatus, merchantStates } from '@quay/contract/verification';
import { units } from '@quay/money';
import { queryOptions } from '@tanstack/react-query';
import { fetchBusinessStatus } from '../../../proof/queries/business-status.ts';
import { every, fresh } from './waiting.ts';

const underReview: readonly number[] = [merchantStates.auditing, merchantStates['refund-auditing']];

const over: readonly number[] = [merchantStates.failed, merchantStates.refunded];

/** A deposit that is on its way back arrives in a moment. */
const RETURNING_MS = 2_000;

function merchantAsksAgain(status: BusinessStatus | undefined): number | false {
  if (!status) return false;
  const { certifiedBusinessStatus: state, deposit } = status;
  if (over.includes(state) && units(deposit) > 0n) return RETURNING_MS;
  return every(underReview.includes(state));
}

export const businessQuery = queryOptions({
  queryKey: ['verification', 'business'],
  queryFn: ({ signal }) => fetchBusinessStatus(signal),
  refetchInterval: ({ state }) => merchantAsksAgain(state.data),
  ...fresh,
});
