import { z } from 'zod';

export const recoveryCodesResponse = z.object({
  recoveryCodes: z.array(z.string()).describe('shown this once; each is good once'),
});

export type RecoveryCodes = z.infer<typeof recoveryCodesResponse>;
