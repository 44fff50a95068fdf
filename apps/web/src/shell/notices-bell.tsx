import { IconButton } from '@quay/ui';
import { useNavigate } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { noticesQuery, useNoticePushes } from './queries/notices.ts';
import { useSession } from './session.ts';
import { shellWords } from './words/index.ts';

/** Leads to what the user was told, with a mark while some of it was not seen. */
export function NoticesBell() {
  const words = shellWords.useWords();
  const navigate = useNavigate();
  const loggedIn = useSession((session) => session.token !== null && !session.demo);
  useNoticePushes();
  const unseen = useInfiniteQuery({ ...noticesQuery, enabled: loggedIn }).data?.pages[0]?.unseen ?? 0;
  if (!loggedIn) return null;
  return (
    <span className={unseen > 0 ? 'shell-bell shell-bell--new' : 'shell-bell'}>
      <IconButton icon="bell" label={words.bell(unseen)} onClick={() => void navigate(paths.perpetualNotices())} />
    </span>
  );
}
