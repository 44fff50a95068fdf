import type { Language } from '@quay/contract/identity';
import { helpVersions } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

/** What an article said in one language before, newest first. */
export const useHelpVersions = (articleId: string, language: Language) => useAsk(helpVersions, { articleId, language });
