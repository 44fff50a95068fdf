import { helpTopics } from '@quay/contract/help/rules';
import type { EditedHelpArticle } from '@quay/contract/staff';
import { Chip, Empty } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { languageFacts, languages } from '@quay/words';
import { FilterChips } from '../../../parts/filter-chips.tsx';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { HelpArticleEditor } from '../forms/help-article.form.tsx';
import { useHelpArticles } from '../queries/help-articles.ts';
import { helpWords } from '../words/index.ts';

/** The articles of the help centre, and the one that is edited. */
export default function HelpPage() {
  const { articleId } = useParams();
  const words = helpWords.useWords();
  const shell = shellWords.useWords();
  const [filter, setFilter] = useFilter();
  const topic = helpTopics.find((one) => one === filter.get('topic'));
  const query = useHelpArticles();
  const rows = query.data?.filter((one) => topic === undefined || one.topic === topic);
  const opened = query.data?.find((one) => one.articleId === articleId);
  const columns = useColumns();
  const titleOf = useTitleOf();
  return (
    <ListDetailPage
      title={shell.areas.help}
      filters={
        <FilterChips legend={words.filter}>
          {(['', ...helpTopics] as const).map((id) => (
            <Chip key={id} outlined pressed={id === (topic ?? '')} onClick={() => setFilter({ topic: id })}>
              {id ? words.topic[id] : words.every}
            </Chip>
          ))}
        </FilterChips>
      }
      list={
        <RowList
          label={shell.areas.help}
          listed={{ ...query, rows }}
          idOf={(one) => one.articleId}
          pathOf={(one) => paths.helpArticle(one.articleId)}
          listPath={paths.help}
          openId={articleId}
          columns={columns}
          narrow={(one) => ({ title: titleOf(one), sub: words.topic[one.topic], end: <ChangedIn of={one} /> })}
          empty={{ title: words.emptyTitle, words: words.emptyWords }}
        />
      }
      detail={
        articleId &&
        (opened ? (
          <HelpArticleEditor key={articleId} of={opened} />
        ) : (
          query.data && <Empty title={words.unknownTitle}>{words.unknownWords}</Empty>
        ))
      }
    />
  );
}

function useTitleOf(): (one: EditedHelpArticle) => string {
  const reader = usePreferences((chosen) => chosen.language);
  return (one) => (one.words[reader] ?? one.words.en_US)?.title ?? one.articleId;
}

/** In which languages staff have changed an article. */
function ChangedIn({ of }: { of: EditedHelpArticle }) {
  const words = helpWords.useWords();
  const changed = languages.filter((language) => (of.words[language]?.version ?? 1) > 1);
  if (changed.length === 0) return <span className="q-muted q-t12">{words.asShipped}</span>;
  return <span className="q-t12">{changed.map((language) => languageFacts(language).name).join(', ')}</span>;
}

function useColumns(): readonly Column<EditedHelpArticle>[] {
  const words = helpWords.useWords();
  const titleOf = useTitleOf();
  const { columns } = words;
  const changedAt = (one: EditedHelpArticle) =>
    Math.max(0, ...languages.map((language) => one.words[language]?.at ?? 0));
  return [
    { id: 'title', head: columns.title, width: 'minmax(24rem, 3fr)', cell: (one) => titleOf(one) },
    { id: 'topic', head: columns.topic, width: 'minmax(14rem, 1fr)', cell: (one) => words.topic[one.topic] },
    {
      id: 'language',
      head: columns.language,
      width: 'minmax(16rem, 1fr)',
      cell: (one) => <ChangedIn of={one} />,
    },
    {
      id: 'at',
      head: columns.at,
      width: '16rem',
      right: true,
      cell: (one) => (changedAt(one) > 0 ? <Moment at={changedAt(one)} /> : '–'),
    },
  ];
}
