import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { hold } from './hold.ts';

export const withdrawEnableRequest = nothing;

export const withdrawEnableResponse = z.object({
  enabled: z.boolean(),
  holds: z.array(hold),
  missing: z
    .array(z.enum(['fund-password', 'second-factor', 'frozen']))
    .describe('what has to be set up or lifted first'),
});

export type WithdrawEnable = z.infer<typeof withdrawEnableResponse>;

/** Whether the user may withdraw now, and if not, why and until when. Withdrawing asks the same. */
export const withdrawEnable = call<z.infer<typeof withdrawEnableRequest>, WithdrawEnable>({
  name: 'identity/withdraw-enable',
  method: 'GET',
  path: '/wallet/withdraw/walletWithdrawEnable',
  permission: 'user',
  refusals: [],
  about: 'Whether the user may withdraw now, and if not, why and until when. Withdrawing asks the same.',
});
