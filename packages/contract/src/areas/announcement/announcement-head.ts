import { z } from 'zod';
import { id, time } from '../../fields.ts';

export const announcementHead = z.object({ announcementId: id, title: z.string(), pinned: z.boolean(), at: time });
