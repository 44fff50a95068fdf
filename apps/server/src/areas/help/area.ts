import { helpArticles } from '@quay/contract/help';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { HelpNeeds } from './needs.ts';
import { helpArticlesRoute } from './routes/help-articles.ts';

/** The help centre. What staff write of it stands among the calls of the console. */
export const helpArea = (needs: HelpNeeds): Area => ({ routes: [serve(helpArticles, helpArticlesRoute(needs))] });
