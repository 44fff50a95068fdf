import { buttonClass, Sheet } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { helpArticlesQuery } from '../queries/help-articles.ts';
import { helpWords } from '../words/index.ts';
import { ArticleText } from './article-text.tsx';
import '../help.css';

type WhySheetProps = { open: boolean; reason: string; onClose: () => void };

/** The article that explains a refusal, over the screen that was refused something. */
export default function WhySheet({ open, reason, onClose }: WhySheetProps) {
  const words = helpWords.useWords();
  const shell = shellWords.useWords();
  const language = usePreferences((chosen) => chosen.language);
  const query = useQuery({ ...helpArticlesQuery(language), enabled: open });
  const article = query.data?.find(({ explains }) => explains.includes(reason));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={article?.title ?? words.title}
      closeLabel={shell.close}
      textOnly
      foot={
        <AppLink
          className={buttonClass({ variant: 'second', wide: true })}
          href={paths.helpCenter({ refusal: reason })}
          onClick={onClose}
        >
          {words.inHelp}
        </AppLink>
      }
    >
      {article ? (
        <div className="help-why">
          <ArticleText text={article.text} />
        </div>
      ) : (
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
      )}
    </Sheet>
  );
}
