import { dashboard } from '@quay/contract/staff';
import { useAsk } from '../../request/hooks.ts';

/** How often the queues are looked at. It also keeps a session open whose owner reads and does not click. */
export const QUEUES_EVERY_MS = 15_000;

/** What waits in each queue, and how much of it too long. */
export const useDashboard = () => useAsk(dashboard, {}, { every: QUEUES_EVERY_MS });
