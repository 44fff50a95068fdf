import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, time } from '../../fields.ts';
import { helpTopics } from './sets.ts';

export const helpArticlesRequest = nothing;

export const helpArticle = z.object({
  articleId: z.string().describe('stable, such as `deposit-missing`; names the article in addresses'),
  topic: z.enum(helpTopics),
  title: z.string(),
  text: z
    .string()
    .describe(
      'paragraphs between blank lines; `## ` begins a heading, `- ` an item of a list, `**` strong words, `[words](/path)` a link into the app',
    ),
  isQuestion: z.boolean().describe('whether it is among the frequent questions'),
  explains: z.array(z.string()).describe('refusals that it explains, by reason'),
  version: z.number().int().min(1).describe('1 is what came with this version of Quay; each change by staff adds one'),
  at: time.optional().describe('when staff changed it last'),
});

export const helpArticlesResponse = z.array(helpArticle);
export type HelpArticle = z.infer<typeof helpArticle>;

/** Every article of the help centre in the language of the request, for a search without a connection. */
export const helpArticles = call<z.infer<typeof helpArticlesRequest>, HelpArticle[]>({
  name: 'help/help-articles',
  method: 'GET',
  path: '/help/articles',
  permission: 'guest',
  refusals: [],
  about: 'Every article of the help centre in the language of the request, for a search without a connection.',
});
