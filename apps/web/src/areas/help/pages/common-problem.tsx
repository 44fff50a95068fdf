import { helpTopics } from '@quay/contract/help/rules';
import { IconButton, Tabs } from '@quay/ui';
import { AppLink, useFilter, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { ArticleText } from '../parts/article-text.tsx';
import { helpArticlesQuery } from '../queries/help-articles.ts';
import { helpWords } from '../words/index.ts';
import '../help.css';

const PANEL = 'questions';

/** The frequent questions by topic; each opens in its place. */
export default function CommonProblem() {
  const words = helpWords.useWords();
  const navigate = useNavigate();
  const [filter, setFilter] = useFilter();
  const language = usePreferences((chosen) => chosen.language);
  const query = useQuery(helpArticlesQuery(language));
  const questions = query.data?.filter(({ isQuestion }) => isQuestion) ?? [];
  const topics = helpTopics.filter((id) => questions.some(({ topic }) => topic === id));
  const topic = topics.find((id) => id === filter.get('topic')) ?? topics[0];
  return (
    <ColumnPage
      title={words.questions}
      backTo={paths.helpCenter()}
      acts={<IconButton icon="search" label={words.title} onClick={() => navigate(paths.helpCenter())} />}
    >
      {topic ? (
        <>
          <Tabs
            label={words.topics}
            panelId={PANEL}
            items={topics.map((id) => ({ id, label: words.topic[id] }))}
            value={topic}
            onChange={(next) => setFilter({ topic: next })}
          />
          <div id={PANEL} role="tabpanel" aria-label={words.topic[topic]}>
            {questions
              .filter((one) => one.topic === topic)
              .map(({ articleId, title, text }) => (
                <details key={articleId} className="help-question">
                  <summary>{title}</summary>
                  <ArticleText text={text} />
                  <AppLink className="help-link q-t12" href={paths.helpDetail(articleId)}>
                    {words.more}
                  </AppLink>
                </details>
              ))}
          </div>
        </>
      ) : (
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
      )}
    </ColumnPage>
  );
}
