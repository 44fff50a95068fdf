import { helpArticles } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 60_000;

/** Every article of the help centre in every language, as the app shows it now. */
export const useHelpArticles = () => useAsk(helpArticles, {}, { every: EVERY_MS });
