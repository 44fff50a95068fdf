import { saveHelpArticle } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Writes an article anew in one language. The versions before are kept. */
export const useSaveHelpArticle = (options?: ActOptions<typeof saveHelpArticle>) => useAct(saveHelpArticle, options);
