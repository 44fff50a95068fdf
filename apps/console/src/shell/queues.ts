import type { Queue } from '@quay/contract/staff';
import { useDashboard } from './queries/dashboard.ts';

/** How much waits in some queues together, and how much of it too long. */
export function useQueues(names: readonly Queue[]): { waiting: number; overdue: number } {
  const { data } = useDashboard();
  const queues = data?.queues.filter(({ queue }) => names.includes(queue)) ?? [];
  return {
    waiting: queues.reduce((sum, { waiting }) => sum + waiting, 0),
    overdue: queues.reduce((sum, { overdue }) => sum + overdue, 0),
  };
}
