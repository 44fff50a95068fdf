import type { HelpArticle } from '@quay/contract/help';
import { type HelpTopic, helpTopics } from '@quay/contract/help/rules';
import { AppBar, Empty, Icon, ListRow, SearchField } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useBack, useFilter } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { helpArticlesQuery } from '../queries/help-articles.ts';
import { articlesLike } from '../search.ts';
import { helpWords } from '../words/index.ts';
import { ArticleList } from './article-list.tsx';
import '../help.css';

type HelpPanesProps = {
  /** The article that is open: beside the search on a desktop, alone on a phone. */
  openId?: string | undefined;
  children?: (articles: readonly HelpArticle[]) => ReactNode;
};

/** The help centre: search and topics, and what is open of them. */
export function HelpPanes({ openId, children }: HelpPanesProps) {
  const words = helpWords.useWords();
  const shell = shellWords.useWords();
  const wide = useWide();
  const language = usePreferences((chosen) => chosen.language);
  const query = useQuery(helpArticlesQuery(language));
  const back = useBack(openId === undefined ? paths.userCenter() : paths.helpCenter());
  const opened = query.data?.find(({ articleId }) => articleId === openId);
  useTitle(opened?.title ?? words.title);
  const bar = (
    <AppBar
      title={openId === undefined || !opened ? words.title : words.topic[opened.topic]}
      onBack={back}
      backLabel={shell.back}
    />
  );
  if (!query.data) {
    return (
      <div className="help-page">
        {bar}
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
      </div>
    );
  }
  const notice = query.isError && (
    <p className="help-offline q-warn q-t12" role="status">
      {words.offline}
    </p>
  );
  if (!wide) {
    return (
      <div className="help-page">
        {bar}
        {notice}
        {children?.(query.data) ?? <Finder articles={query.data} />}
      </div>
    );
  }
  return (
    <div className="help-panes">
      <h1 className="q-unseen">{words.title}</h1>
      <nav className="help-finder" aria-label={words.title}>
        {notice}
        <Finder articles={query.data} openId={openId} />
      </nav>
      <div className="help-main">{children?.(query.data) ?? <Start articles={query.data} />}</div>
    </div>
  );
}

/** Search, what it finds, and the topics. */
function Finder({ articles, openId }: { articles: readonly HelpArticle[]; openId?: string | undefined }) {
  const words = helpWords.useWords();
  const [filter, setFilter] = useFilter();
  const typed = filter.get('search') ?? '';
  const search = useDeferredValue(typed).trim();
  const refusal = filter.get('refusal');
  const topic = helpTopics.find((one) => one === filter.get('topic'));
  const explaining = refusal ? articles.filter(({ explains }) => explains.includes(refusal)) : [];
  const found = search ? articlesLike(search, articles) : explaining;
  const listed = found.length > 0 || search ? found : topic ? articles.filter((one) => one.topic === topic) : undefined;
  return (
    <>
      <div className="help-search">
        <SearchField
          label={words.search}
          clearLabel={words.clear}
          value={typed}
          onChange={(next) => setFilter({ search: next, refusal: '' })}
        />
        <p className="q-muted q-t12" role="status">
          {search ? (found.length > 0 ? words.found(found.length) : words.none(search)) : ''}
        </p>
      </div>
      {listed &&
        (listed.length > 0 ? (
          <>
            {!search && topic && <h2 className="help-heading">{words.topic[topic]}</h2>}
            <ArticleList
              articles={listed}
              openId={openId}
              withTopics={search !== ''}
              keep={search ? { search } : topic ? { topic } : {}}
            />
          </>
        ) : (
          <Empty title={words.none(search)}>{words.noneWhy}</Empty>
        ))}
      <h2 className="help-heading">{words.topics}</h2>
      <ul className="help-topics">
        {topicsOf(articles).map(({ id, count }) => (
          <li key={id}>
            <AppLink
              href={paths.helpCenter({ topic: id })}
              {...(id === topic && !search && { 'aria-current': 'page' as const })}
            >
              <span>{words.topic[id]}</span>
              <span className="q-muted">{count}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <ListRow
        start={<Icon name="file" size="s" />}
        title={words.fees}
        end={<Icon name="right" size="xs" className="q-faint" />}
        href={paths.fees()}
        link={AppLink}
      />
      <ListRow
        start={<Icon name="globe" size="s" />}
        title={words.networkStatus}
        end={<Icon name="right" size="xs" className="q-faint" />}
        href={paths.networkStatus()}
        link={AppLink}
      />
      <ListRow
        start={<Icon name="headset" size="s" />}
        title={words.person}
        sub={words.personWhy}
        end={<Icon name="right" size="xs" className="q-faint" />}
        href={paths.customerService()}
        link={AppLink}
      />
    </>
  );
}

/** Topics that have articles, with how many. */
function topicsOf(articles: readonly HelpArticle[]): { readonly id: HelpTopic; readonly count: number }[] {
  return helpTopics
    .map((id) => ({ id, count: articles.filter(({ topic }) => topic === id).length }))
    .filter(({ count }) => count > 0);
}

/** On a desktop, before anything is open: the questions that most people have. */
function Start({ articles }: { articles: readonly HelpArticle[] }) {
  const words = helpWords.useWords();
  return (
    <section className="help-article">
      <h2 className="help-title">{words.questions}</h2>
      <ArticleList articles={articles.filter(({ isQuestion }) => isQuestion)} withTopics />
    </section>
  );
}
