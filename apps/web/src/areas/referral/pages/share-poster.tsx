import { Button } from '@quay/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountLine } from '../../../account/account-line.tsx';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { usePoster } from '../parts/poster-picture.tsx';
import { overviewQuery } from '../queries/overview.ts';
import { referralWords } from '../words/index.ts';
import '../referral.css';

/** A picture with the code, made on this device. */
export default function SharePosterPage() {
  const words = referralWords.useWords();
  const query = useQuery(overviewQuery);
  if (query.data) return <Poster code={query.data.code} />;
  return (
    <ColumnPage title={words.poster} backTo={paths.promote()} line={<AccountLine page="referral" />}>
      <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
    </ColumnPage>
  );
}

function Poster({ code }: { code: string }) {
  const words = referralWords.useWords();
  const poster = usePoster(code);
  return (
    <ColumnPage
      title={words.poster}
      backTo={paths.promote()}
      line={<AccountLine page="referral" />}
      foot={
        <div className="referral-two">
          <Button wide variant="second" onClick={() => void poster.save()}>
            {words.savePicture}
          </Button>
          <Button wide onClick={() => void poster.share()}>
            {words.sharePoster}
          </Button>
        </div>
      }
    >
      <div className="referral-edge referral-poster-page">
        {poster.picture}
        {poster.designs}
        {poster.choices}
      </div>
    </ColumnPage>
  );
}
