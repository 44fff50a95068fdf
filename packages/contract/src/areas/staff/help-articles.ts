import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, time } from '../../fields.ts';
import { helpTopics } from '../help/sets.ts';
import { language } from '../identity/language.ts';
import { words } from './edited-announcement.ts';

export const helpArticlesRequest = nothing;

export const editedHelpArticle = z.object({
  articleId: z.string(),
  topic: z.enum(helpTopics),
  words: z.record(language, words.extend({ version: z.number().int().min(1), at: time.optional() })),
});
export type EditedHelpArticle = z.infer<typeof editedHelpArticle>;

export const helpArticlesResponse = z.array(editedHelpArticle);

/** Every article of the help centre in every language, as the app shows it now. */
export const helpArticles = call<z.infer<typeof helpArticlesRequest>, EditedHelpArticle[]>({
  name: 'staff/help-articles',
  method: 'GET',
  path: '/console/api/help',
  permission: 'staff:announcements',
  refusals: [],
  about: 'Every article of the help centre in every language, as the app shows it now.',
});
