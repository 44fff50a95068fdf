import { memberInfo } from '@quay/contract/identity';
import {
  type BusinessStatus,
  businessStatus,
  highDetail,
  merchantStates,
  realDetail,
  realName,
  type VerificationKind,
  type VerificationState,
  type VerificationStatus,
} from '@quay/contract/verification';
import { units } from '@quay/money';
import { askAgain } from '@quay/web-kit/request';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../request/ask.ts';
import { useSession } from '../../shell/session.ts';

/** Nobody is told of a decision by a push, so a screen that waits for one asks. */
const WAITING_MS = 30_000;

const waits = (state: VerificationState | undefined) => state === 'applied' || state === 'reviewing';
const every = (waiting: boolean) => (waiting ? WAITING_MS : false);
const fresh = { refetchOnWindowFocus: 'always', staleTime: 0 } as const;

export const progressQuery = queryOptions({
  queryKey: ['verification', 'progress'],
  queryFn: ({ signal }) => ask(realName, {}, { signal }),
  refetchInterval: ({ state }) => every(state.data?.kinds.some((kind) => waits(kind.state)) ?? false),
  ...fresh,
});

export const basicQuery = queryOptions({
  queryKey: ['verification', 'basic'],
  queryFn: ({ signal }) => ask(realDetail, {}, { signal, quiet: true }),
  refetchInterval: ({ state }) => every(waits(state.data?.status.state)),
  ...fresh,
});

export const highQuery = queryOptions({
  queryKey: ['verification', 'high'],
  queryFn: ({ signal }) => ask(highDetail, {}, { signal, quiet: true }),
  refetchInterval: ({ state: { data } }) => every(waits(data?.status.state) || waits(data?.notary.status.state)),
  ...fresh,
});

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
  queryFn: ({ signal }) => ask(businessStatus, {}, { signal, quiet: true }),
  refetchInterval: ({ state }) => merchantAsksAgain(state.data),
  ...fresh,
});

/** Everything of this area, after something was sent. */
export function useAskAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => askAgain(client, { queryKey: ['verification'] });
}

export const statusOf = (
  kinds: readonly VerificationStatus[],
  kind: VerificationKind,
): VerificationStatus | undefined => kinds.find((one) => one.kind === kind);

/** How far each kind is. What has passed reaches the member that the rest of the app sees. */
export function useProgress() {
  const progress = useQuery(progressQuery);
  const level = useSession((session) => session.member?.level);
  const passed = progress.data?.kinds.findLast(({ state }) => state === 'passed')?.kind ?? 'none';
  const isNew = progress.data !== undefined && level !== undefined && passed !== level;
  useEffect(() => {
    if (!isNew) return;
    // The next look at it asks again.
    ask(memberInfo, {}).then(useSession.getState().refresh, () => undefined);
  }, [isNew]);
  return progress;
}
