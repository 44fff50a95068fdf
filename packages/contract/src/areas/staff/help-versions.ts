import { z } from 'zod';
import { call } from '../../call.ts';
import { time } from '../../fields.ts';
import { language } from '../identity/language.ts';
import { words } from './edited-announcement.ts';
import { staff } from './refusals.ts';

export const helpVersionsRequest = z.strictObject({ articleId: z.string().max(60), language });

export const helpVersion = words.extend({
  version: z.number().int().min(1),
  by: z.string().optional().describe('who wrote it; without it, what came with Quay'),
  at: time.optional(),
});
export type HelpVersion = z.infer<typeof helpVersion>;

export const helpVersionsResponse = z.array(helpVersion);

/** What an article of the help centre said in one language before, newest first. */
export const helpVersions = call<z.infer<typeof helpVersionsRequest>, HelpVersion[]>({
  name: 'staff/help-versions',
  method: 'GET',
  path: '/console/api/help/versions',
  permission: 'staff:announcements',
  refusals: [staff['help-article-unknown']],
  about: 'What an article of the help centre said in one language before, newest first.',
});
