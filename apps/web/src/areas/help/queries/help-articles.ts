import { type HelpArticle, helpArticles } from '@quay/contract/help';
import type { Language } from '@quay/contract/identity';
import { storedValue } from '@quay/web-kit/storage';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

type Kept = { readonly language: Language; readonly articles: readonly HelpArticle[] };

/** What this device read last, so that help is there without a connection. Of one language: it is some 100 kB. */
const kept = storedValue<Kept | null>('quay.help', null);

const keptIn = (language: Language): readonly HelpArticle[] | undefined => {
  const last = kept.read();
  return last?.language === language ? last.articles : undefined;
};

/** Every article of the help centre in a language. What the device has is shown at once, and read again behind. */
export const helpArticlesQuery = (language: Language) =>
  queryOptions<readonly HelpArticle[]>({
    queryKey: ['help', language],
    queryFn: async ({ signal }) => {
      const articles = await ask(helpArticles, {}, { signal });
      kept.write({ language, articles });
      return articles;
    },
    initialData: () => keptIn(language),
    initialDataUpdatedAt: 0,
    staleTime: 300_000,
  });
