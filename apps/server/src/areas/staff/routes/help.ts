import { helpArticles, helpVersions, staff as refusals } from '@quay/contract/staff';
import { isSpoken } from '@quay/words';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** The help centre as its editors see it. */
export const helpRoutes = ({ help }: StaffNeeds): Served[] => [
  serve(helpArticles, async () => reply(await help.edited())),
  serve(helpVersions, async ({ articleId, language }) => {
    const versions = isSpoken(language) ? await help.versions(articleId, language) : undefined;
    return versions ? reply(versions) : refused(refusals['help-article-unknown']);
  }),
];
