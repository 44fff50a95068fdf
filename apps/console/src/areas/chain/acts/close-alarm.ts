import { closeAlarm } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Ends an alarm of something that happened, after somebody has looked. */
export const useCloseAlarm = (options?: ActOptions<typeof closeAlarm>) => useAct(closeAlarm, options);
