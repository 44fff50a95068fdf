import type { Advertiser } from '@quay/contract/c2c';
import { AppBar, buttonClass, Empty, ErrorRow, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Refusal } from '@quay/web-kit/request';
import { Link, Redirect, useBack, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import '../market/market.css';
import { advertiserQuery } from '../queries/advertiser.ts';
import { advertiserWords } from '../words/advertisers/index.ts';
import './advertisers.css';

type AdvertiserPageProps = {
  title: string;
  /** Where back leads when the page was opened by its address. */
  backTo: (userId: number) => string;
  /** Beside the title. */
  acts?: (advertiser: Advertiser) => ReactNode;
  children: (advertiser: Advertiser) => ReactNode;
};

/** A screen about the advertiser whom the address names. */
export function AdvertiserPage({ title, backTo, acts, children }: AdvertiserPageProps) {
  const [search] = useSearchParams();
  const userId = Number(search.get('user'));
  if (!(userId > 0)) return <Redirect to={paths.wantBuy()} />;
  return (
    <Frame title={title} backTo={backTo(userId)} acts={acts} userId={userId}>
      {children}
    </Frame>
  );
}

type FrameProps = Pick<AdvertiserPageProps, 'title' | 'acts' | 'children'> & { backTo: string; userId: number };

function Frame({ title, backTo, acts, userId, children }: FrameProps) {
  const words = advertiserWords.useWords();
  const shell = shellWords.useWords();
  const query = useQuery(advertiserQuery(userId));
  const isUnknown = query.error instanceof Refusal && query.error.reason === 'c2c/acceptor-unknown';
  useTitle(title);
  return (
    <div className="market-page">
      <AppBar
        title={title}
        subtitle={query.data?.name}
        onBack={useBack(backTo)}
        backLabel={shell.back}
        acts={query.data && acts?.(query.data)}
      />
      {isUnknown ? (
        <Empty
          title={words.unknown}
          act={
            <Link className={buttonClass({ wide: true })} to={paths.wantBuy()}>
              {words.toMarket}
            </Link>
          }
        >
          {words.unknownWhy}
        </Empty>
      ) : query.data ? (
        children(query.data)
      ) : query.isError ? (
        <ErrorRow
          title={words.failed}
          retryLabel={shell.tryAgain}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {words.failedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={shell.loading} rows={6} disc={false} />
      )}
    </div>
  );
}
