import type { C2cSide, Offer } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { Bone, ErrorRow } from '@quay/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useReference } from '../parts/use-reference.ts';
import { marketWords } from '../words/market/index.ts';
import { OfferRow } from './offer-row.tsx';

type OfferListProps = {
  offers: readonly Offer[];
  wish: C2cSide;
  symbol: string;
  fiat: CurrencyCode;
  money: bigint | undefined;
  hasMore: boolean;
  isFetching: boolean;
  /** The next ones were asked for and did not come. */
  moreFailed: boolean;
  onMore: () => void;
};

/** About what a row takes before it is measured, in CSS pixels of a phone. */
const ROW_PX = 165;

/** Ads in the page's own scroll: only those near the screen are there, and the next ones are fetched as the end comes near. */
export function OfferList(props: OfferListProps) {
  const { offers, wish, symbol, fiat, money, hasMore, isFetching, moreFailed, onMore } = props;
  const words = marketWords.useWords();
  const shell = shellWords.useWords();
  const reference = useReference(symbol, fiat);
  const userId = useSession(({ member }) => member?.id);
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove(list.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: offers.length,
    estimateSize: () => ROW_PX,
    overscan: 4,
    scrollMargin: above,
    getItemKey: (index) => offers[index]!.adId,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (lastShown >= offers.length - 5 && hasMore && !isFetching && !moreFailed) onMore();
  }, [lastShown, offers.length, hasMore, isFetching, moreFailed, onMore]);
  const best = offers.findIndex(({ advertiser }) => advertiser.userId !== userId);

  return (
    <>
      <ul ref={list} className="market-list" aria-label={words.ads} style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const offer = offers[index]!;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={hasMore ? -1 : offers.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - above}px)` }}
            >
              <OfferRow
                offer={offer}
                wish={wish}
                reference={offer.index === null ? undefined : reference}
                money={money}
                best={index === best}
                own={offer.advertiser.userId === userId}
              />
            </li>
          );
        })}
      </ul>
      {moreFailed ? (
        <ErrorRow title={words.moreFailed} retryLabel={shell.tryAgain} retrying={isFetching} onRetry={onMore}>
          {words.moreFailedWhy}
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
