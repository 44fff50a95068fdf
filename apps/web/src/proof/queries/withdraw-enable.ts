import { withdrawEnable } from '@quay/contract/identity';
import { ask } from '../../request/ask.ts';
import type { AskOptions } from '../../request/client.ts';

/** Whether the user may withdraw now, and if not, why and until when. Withdrawing asks the same. */
export const fetchWithdrawEnable = (options?: AskOptions) => ask(withdrawEnable, {}, options);
