import { dashboard, type Queue } from '@quay/contract/staff';
import { useAsk } from '../request/hooks.ts';

/** How often the queues are looked at. It also keeps a session open whose owner reads and does not click. */
export const QUEUES_EVERY_MS = 15_000;

export const useDashboard = () => useAsk(dashboard, {}, { every: QUEUES_EVERY_MS });

/** How much waits in some queues together, and how much of it too long. */
export function useQueues(names: readonly Queue[]): { waiting: number; overdue: number } {
  const { data } = useDashboard();
  const queues = data?.queues.filter(({ queue }) => names.includes(queue)) ?? [];
  return {
    waiting: queues.reduce((sum, { waiting }) => sum + waiting, 0),
    overdue: queues.reduce((sum, { overdue }) => sum + overdue, 0),
  };
}
