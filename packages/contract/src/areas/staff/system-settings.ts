import { z } from 'zod';
import { decimal } from '../../fields.ts';

/** The settings that staff can change while the server runs. */
export const systemSettings = z.strictObject({
  supportOpens: z.string().describe('`HH:MM`, UTC'),
  supportCloses: z.string().describe('`HH:MM`, UTC; the same as opening means always'),
  supportDays: z.array(z.number().int().min(0).max(6)).describe('0 is Sunday'),
  merchantDeposit: decimal.describe('USDT'),
  signUpOpen: z.boolean(),
  withdrawalsOpen: z.boolean(),
  withdrawalOpens: z.string().describe('`HH:MM`, UTC'),
  withdrawalCloses: z.string().describe('`HH:MM`, UTC; the same as opening means always'),
  convertOpen: z.boolean().describe('flash exchange quotes prices'),
});

export type SystemSettings = z.infer<typeof systemSettings>;
