import type { helpArticles } from '@quay/contract/help';
import { type Route, reply } from '../../../edge/route.ts';
import type { HelpNeeds } from '../needs.ts';

export const helpArticlesRoute =
  ({ help }: HelpNeeds): Route<typeof helpArticles> =>
  async (_request, { language }) =>
    reply(await help.articles(language));
