import { helpArticles } from '@quay/contract/help';
import type { Area } from '../../area.ts';
import { reply, serve } from '../../edge/route.ts';
import type { HelpNeeds } from './needs.ts';

/** The help centre. What staff write of it stands among the calls of the console. */
export const helpArea = ({ help }: HelpNeeds): Area => ({
  routes: [serve(helpArticles, async (_request, { language }) => reply(await help.articles(language)))],
});
