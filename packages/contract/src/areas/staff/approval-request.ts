import { z } from 'zod';
import { id } from '../../fields.ts';

/** What takes two gives the number of the approval it waits for. */
export const request = z.object({ approvalId: id.nullable().describe('null when it was done at once') });

export type ApprovalRequested = z.infer<typeof request>;
