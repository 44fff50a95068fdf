import { buttonClass, Empty } from '@quay/ui';
import { AppLink, useSearchParams } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { Article } from '../parts/article.tsx';
import { HelpPanes } from '../parts/help-panes.tsx';
import { helpWords } from '../words/index.ts';

/** One article. */
export default function HelpDetail() {
  const words = helpWords.useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return (
    <HelpPanes openId={id}>
      {(articles) => {
        const found = articles.find(({ articleId }) => articleId === id);
        if (found) return <Article of={found} among={articles} />;
        return (
          <Empty
            title={words.unknown}
            act={
              <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.helpCenter()}>
                {words.all}
              </AppLink>
            }
          >
            {words.unknownWhy}
          </Empty>
        );
      }}
    </HelpPanes>
  );
}
