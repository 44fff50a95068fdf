import type { HelpArticle } from '@quay/contract/help';
import { Icon } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { helpWords } from '../words/index.ts';

type ArticleListProps = {
  articles: readonly HelpArticle[];
  /** The one that is open beside the list. */
  openId?: string | undefined;
  /** Under each title, where articles of several topics stand together. */
  withTopics?: boolean;
  /** What is searched or filtered by, kept while one reads. */
  keep?: Record<string, string>;
};

export function ArticleList({ articles, openId, withTopics = false, keep = {} }: ArticleListProps) {
  const words = helpWords.useWords();
  return (
    <ul className="help-list">
      {articles.map(({ articleId, title, topic }) => (
        <li key={articleId}>
          <AppLink
            className="help-row"
            href={paths.helpDetail(articleId, keep)}
            {...(articleId === openId && { 'aria-current': 'page' as const })}
          >
            <span className="q-grow">
              <span className="help-row-title">{title}</span>
              {withTopics && <span className="q-muted q-t12">{words.topic[topic]}</span>}
            </span>
            <Icon name="right" size="xs" className="q-faint" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
