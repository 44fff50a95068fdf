import { AppBar, Empty } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { accountWords } from '../words/index.ts';

/** Says that nothing is here yet. */
export default function AccountPage() {
  const words = accountWords.useWords();
  useTitle(words.title);
  return (
    <div>
      <AppBar title={words.title} />
      <Empty title={words.empty}>{words.emptyWhy}</Empty>
    </div>
  );
}
