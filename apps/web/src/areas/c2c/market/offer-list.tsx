import type { C2cSide, Offer } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { Bone, ErrorRow } from '@quay/ui';
import { useCallback } from 'react';
import { LongList } from '../../../lists/long-list.tsx';
import { useSession } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useReference } from '../parts/use-reference.ts';
import { OfferRow } from './offer-row.tsx';
import { useOfferText } from './use-offer-text.ts';

type OfferListProps = {
  offers: readonly Offer[];
  request: C2cSide;
  symbol: string;
  fiat: CurrencyCode;
  money: bigint | undefined;
  hasMore: boolean;
  isFetching: boolean;
  /** The next ones were asked for and did not come. */
  moreFailed: boolean;
  onMore: () => void;
};

/** Before an ad is measured. */
const ROW_PX = 157;
const adIdOf = ({ adId }: Offer): number => adId;
/** What makes an ad taller than another. */
const kindOf = ({ kinds, demands }: Offer): string =>
  `${kinds.length} ${demands.verified} ${demands.days > 0} ${demands.holdings}`;

/** Ads in the page's own scroll; the next ones are fetched as the end comes near. */
export function OfferList(props: OfferListProps) {
  const { offers, request: proposal, symbol, fiat, money, hasMore, isFetching, moreFailed, onMore } = props;
  const text = useOfferText();
  const shell = shellWords.useWords();
  const reference = useReference(symbol, fiat);
  const userId = useSession(({ member }) => member?.id);
  const best = offers.findIndex(({ advertiser }) => advertiser.userId !== userId);
  const nearEnd = useCallback(() => {
    if (hasMore && !isFetching && !moreFailed) onMore();
  }, [hasMore, isFetching, moreFailed, onMore]);

  return (
    <>
      <LongList
        label={text.words.ads}
        rows={offers}
        keyOf={adIdOf}
        kindOf={kindOf}
        rowPx={ROW_PX}
        hasMore={hasMore}
        onNearEnd={nearEnd}
      >
        {(offer, index) => (
          <OfferRow
            offer={offer}
            text={text}
            request={proposal}
            reference={offer.index === null ? undefined : reference}
            money={money}
            best={index === best}
            own={offer.advertiser.userId === userId}
          />
        )}
      </LongList>
      {moreFailed ? (
        <ErrorRow title={text.words.moreFailed} retryLabel={shell.tryAgain} retrying={isFetching} onRetry={onMore}>
          {text.words.moreFailedWhy}
        </ErrorRow>
      ) : (
        hasMore && <OfferBones rows={1} />
      )}
    </>
  );
}

/** The shape of ads before they are there. */
export function OfferBones({ rows = 4 }: { rows?: number }) {
  const shell = shellWords.useWords();
  return (
    <div className="q-skeleton" role="status" aria-busy="true" aria-label={shell.loading}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="market-offer market-offer--bones">
          <div className="market-offer-line">
            <span className="market-offer-who">
              <i className="q-bone q-bone--disc" />
              <Bone width={[11, 9, 13, 10][row % 4]} />
            </span>
            <Bone width={12} height={1.25} />
          </div>
          <div className="market-offer-line market-offer-main">
            <Bone width={13} height={3} />
            <Bone width={13} height={5} />
          </div>
          <div className="market-offer-line">
            <Bone width={18} height={1.25} />
            <Bone width={11} height={1.25} />
          </div>
          <div className="market-offer-line">
            <Bone width={14} height={1.25} />
            <Bone width={16} height={1.25} />
          </div>
        </div>
      ))}
    </div>
  );
}
