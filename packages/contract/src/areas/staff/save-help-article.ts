import { z } from 'zod';
import { call } from '../../call.ts';
import { language } from '../identity/language.ts';
import { type EditedHelpArticle, editedHelpArticle } from './help-articles.ts';
import { staff } from './refusals.ts';

const written = z.string().trim().min(1);

export const saveHelpArticleRequest = z.strictObject({
  articleId: z.string().max(60),
  language,
  title: written.max(120),
  text: written.max(20_000),
  after: z.number().int().min(1).describe('the version that was edited; another one means that somebody was faster'),
});

export const saveHelpArticleResponse = editedHelpArticle;

/** Writes an article anew in one language. The versions before are kept. */
export const saveHelpArticle = call<z.infer<typeof saveHelpArticleRequest>, EditedHelpArticle>({
  name: 'staff/save-help-article',
  method: 'POST',
  path: '/console/api/help/save',
  permission: 'staff:announcements',
  refusals: [staff['help-article-unknown'], staff['help-article-changed']],
  about: 'Writes an article of the help centre anew in one language. The versions before are kept.',
});
