import { z } from 'zod';
import { id } from '../../fields.ts';
import { staffRights } from './sets.ts';

export const staffMember = z.object({
  staffId: id,
  username: z.string(),
  name: z.string(),
  role: z.string(),
  rights: z.array(z.enum(staffRights)),
});

export type StaffMember = z.infer<typeof staffMember>;
