import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { NoticeTopics } from '../forms/notice-topics.tsx';
import { contractNoticeWords } from '../words/notices/index.ts';

/** By which ways the user is told of their contracts. */
export default function PerpetualNoticeSettings() {
  const words = contractNoticeWords.useWords();
  return (
    <ColumnPage title={words.settingsTitle} backTo={paths.perpetualNotices()}>
      <NoticeTopics />
    </ColumnPage>
  );
}
