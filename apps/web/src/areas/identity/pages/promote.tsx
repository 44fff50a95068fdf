import { AppBar, buttonClass, Empty } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useBack } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { identityWords } from '../words/index.ts';

/** Referral is not open yet, and the screen says so. */
export default function PromotePage() {
  const words = identityWords.useWords();
  const shell = shellWords.useWords();
  const back = useBack(paths.userCenter());
  useTitle(words.promoteTitle);
  return (
    <>
      <AppBar title={words.promoteTitle} backLabel={shell.back} onBack={back} />
      <Empty
        title={words.promoteEmpty}
        act={
          <AppLink className={buttonClass({ wide: true })} href={paths.home()}>
            {words.toHome}
          </AppLink>
        }
      >
        {words.promoteEmptyWhy}
      </Empty>
    </>
  );
}
