import { staff as refusals, type saveHelpArticle } from '@quay/contract/staff';
import { isSpoken } from '@quay/words';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const saveHelpArticleRoute =
  ({ audit, help, team }: StaffNeeds): Route<typeof saveHelpArticle> =>
  async (request, { staff }) => {
    const { articleId, language } = request;
    if (!isSpoken(language)) return refused(refusals['help-article-unknown']);
    const outcome = await help.save({ ...request, staffId: staff.id, at: team.now() });
    if (outcome === 'unknown') return refused(refusals['help-article-unknown']);
    if (outcome === 'changed') return refused(refusals['help-article-changed']);
    const details = { language, version: String(request.after + 1), title: request.title };
    await audit.add({ staff, act: 'save-help-article', subject: `article ${articleId}`, details });
    const [saved] = await help.edited(articleId);
    return saved ? reply(saved) : refused(refusals['help-article-unknown']);
  };
