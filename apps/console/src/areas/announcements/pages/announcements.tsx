import type { EditedAnnouncement } from '@quay/contract/staff';
import { Button, Empty, IconButton, Pill, Segments } from '@quay/ui';
import { navigate, useFilter, useParams } from '@quay/web-kit/router';
import { languageFacts, languages } from '@quay/words';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { useKeys } from '../../../shell/keys.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { shellWords } from '../../../shell/words/index.ts';
import '../announcements.css';
import { missingLanguages } from '../edited.ts';
import { AnnouncementEditor } from '../forms/announcement.form.tsx';
import { useEditedAnnouncements } from '../queries/edited-announcements.ts';
import { announcementsWords } from '../words/index.ts';

const states = ['published', 'draft'] as const;
/** The address of one that is not saved yet. */
const NEW = 'new';

export default function AnnouncementsPage() {
  const { announcementId } = useParams();
  const words = announcementsWords.useWords();
  const shell = shellWords.useWords();
  const [filter, setFilter] = useFilter();
  const state = states.find((one) => one === filter.get('state'));
  const query = useEditedAnnouncements();
  const rows = query.data?.filter(({ published }) => state === undefined || published === (state === 'published'));
  const opened = query.data?.find((one) => String(one.announcementId) === announcementId);
  const titleOf = useTitleOf();
  const add = () => navigate(paths.announcement(NEW));
  useKeys([{ keys: ['n'], label: words.add, run: add }]);
  return (
    <ListDetailPage
      title={shell.areas.announcements}
      acts={
        announcementId ? (
          <IconButton icon="plus" label={words.add} onClick={add} />
        ) : (
          <Button variant="second" size="row" onClick={add}>
            {words.add} <kbd>N</kbd>
          </Button>
        )
      }
      filters={
        <Segments
          label={words.filter}
          items={(['', ...states] as const).map((id) => ({ id, label: words.filters[id || 'all'] }))}
          value={state ?? ''}
          onChange={(next) => setFilter({ state: next })}
        />
      }
      list={
        <RowList
          label={shell.areas.announcements}
          listed={{ ...query, rows }}
          idOf={(one) => one.announcementId}
          pathOf={(one) => paths.announcement(one.announcementId)}
          listPath={paths.announcements}
          openId={announcementId}
          columns={useColumns()}
          narrow={(one) => ({
            title: titleOf(one),
            sub: <Missing of={one} />,
            end: <span className="q-muted q-t12">{words.states[one.published ? 'published' : 'draft']}</span>,
            endSub: <Moment at={one.at} />,
          })}
          empty={
            state === undefined
              ? { title: words.emptyTitle, words: words.emptyWords }
              : { title: words.noneTitle, words: words.noneWords }
          }
        />
      }
      detail={
        announcementId &&
        (opened || announcementId === NEW ? (
          <AnnouncementEditor key={announcementId} id={announcementId} saved={opened} />
        ) : (
          query.data && <Empty title={words.unknownTitle}>{words.unknownWords}</Empty>
        ))
      }
    />
  );
}

/** The title in the reader's language, else in the first that has one. */
function useTitleOf(): (one: EditedAnnouncement) => string {
  const words = announcementsWords.useWords();
  const reader = usePreferences((chosen) => chosen.language);
  return (one) => [reader, ...languages].map((language) => one.words[language]?.title).find(Boolean) ?? words.untitled;
}

function Missing({ of }: { of: EditedAnnouncement }) {
  const words = announcementsWords.useWords();
  const missing = missingLanguages(of.words);
  if (missing.length === 0) return words.allThere;
  return (
    <span className="q-warn">{words.missing(missing.map((language) => languageFacts(language).name).join(', '))}</span>
  );
}

function useColumns(): readonly Column<EditedAnnouncement>[] {
  const words = announcementsWords.useWords();
  const titleOf = useTitleOf();
  const { columns } = words;
  return [
    {
      id: 'title',
      head: columns.title,
      width: 'minmax(24rem, 3fr)',
      cell: (one) => (
        <>
          <span className="q-mid">{titleOf(one)}</span> {one.pinned && <Pill>{words.pinned}</Pill>}
        </>
      ),
    },
    {
      id: 'state',
      head: columns.state,
      width: '14rem',
      cell: (one) => (
        <Pill tone={one.published ? 'rise' : 'neutral'}>{words.states[one.published ? 'published' : 'draft']}</Pill>
      ),
    },
    {
      id: 'languages',
      head: columns.languages,
      width: 'minmax(16rem, 1fr)',
      cell: (one) => <Missing of={one} />,
    },
    { id: 'by', head: columns.by, width: 'minmax(12rem, 1fr)', cell: (one) => one.by },
    { id: 'at', head: columns.at, width: '16rem', right: true, cell: (one) => <Moment at={one.at} /> },
  ];
}
