import type { Ad } from '@quay/contract/c2c';
import { AppBar, Button, buttonClass, ErrorLine, ErrorRow, Pill, Sheet, SkeletonRows, Toggle } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Link, Redirect, useBack, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shellWords } from '../../../shell/words/index.ts';
import { AdFacts } from '../ads/ad-facts.tsx';
import '../ads/ads.css';
import { useShelf } from '../ads/use-shelf.ts';
import { draftOfAd, useNewAd } from '../forms/ad.form.ts';
import '../market/market.css';
import { Lacking } from '../parts/lacking.tsx';
import { MerchantOnly } from '../parts/merchant-only.tsx';
import { OrderRow } from '../parts/order-row.tsx';
import { c2cPaths } from '../paths.ts';
import { adQuery } from '../queries/ad-detail.ts';
import { useC2cChanges } from '../queries/live.ts';
import { ordersOfAdQuery } from '../queries/orders.ts';
import { adWords } from '../words/ads/index.ts';

/** One of the user's ads: what it says, what became of it, and what can be done with it. */
export default function AdDetails() {
  const [search] = useSearchParams();
  const adId = Number(search.get('ad'));
  return <MerchantOnly>{adId > 0 ? <OwnAd adId={adId} /> : <Redirect to={c2cPaths.myAd()} />}</MerchantOnly>;
}

function OwnAd({ adId }: { adId: number }) {
  const words = adWords.useWords();
  const shell = shellWords.useWords();
  const ad = useQuery(adQuery(adId));
  useC2cChanges();
  const title = ad.data ? words.subject[ad.data.side](ad.data.symbol, ad.data.fiat) : words.one;
  useTitle(title);
  return (
    <div className="ads-page">
      <AppBar
        title={title}
        onBack={useBack(ad.data?.state === 'closed' ? c2cPaths.adHistory() : c2cPaths.myAd())}
        backLabel={shell.back}
      />
      {ad.data ? (
        <Details ad={ad.data} />
      ) : ad.isError ? (
        <ErrorRow
          title={words.failed}
          retryLabel={shell.tryAgain}
          retrying={ad.isFetching}
          onRetry={() => void ad.refetch()}
        >
          {ad.error.message.includes('ad-unknown') ? words.unknownWhy : words.failedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={shell.loading} rows={8} disc={false} />
      )}
    </div>
  );
}

function Details({ ad }: { ad: Ad }) {
  const words = adWords.useWords();
  const navigate = useNavigate();
  const shelf = useShelf(ad);
  const [closing, setClosing] = useState(false);
  const isClosed = ad.state === 'closed';

  /** The same once more, as a new ad that is looked through before it is posted. */
  function repost() {
    useNewAd.setState({ ...draftOfAd(ad), adId: null, onShelf: true, begun: true });
    navigate(c2cPaths.saveAd());
  }

  return (
    <>
      {!isClosed && <Lacking />}
      <div className="q-gutter ads-state">
        {isClosed || ad.state === 'ended' ? (
          <>
            <Pill>{words.states[ad.state]}</Pill>
            {ad.state === 'ended' && <span className="q-block q-muted q-t12">{words.endedWhy}</span>}
          </>
        ) : (
          <Toggle checked={shelf.wanted === 'on'} onChange={(on) => void shelf.act(on ? 'shelve' : 'unshelve')}>
            <span className="q-mid">{words.states[shelf.wanted]}</span>
            <span className="q-block q-muted q-t12">
              {shelf.wanted === 'on' ? words.onWhy[ad.side] : words.offWhy[ad.side]}
            </span>
          </Toggle>
        )}
        {shelf.failure && <ErrorLine className="q-field-below q-field-below--error">{shelf.failure}</ErrorLine>}
      </div>
      <AdFacts ad={ad} />
      <OrdersOf adId={ad.adId} />
      <div className="q-act-bar ads-acts">
        {isClosed ? (
          <Button wide onClick={repost}>
            {words.repost}
          </Button>
        ) : (
          <>
            <Button variant="second" wide onClick={() => setClosing(true)}>
              {words.close}
            </Button>
            <Link className={buttonClass({ wide: true })} to={c2cPaths.editAd(ad.adId)}>
              {words.change}
            </Link>
          </>
        )}
      </div>
      <CloseSheet open={closing} onClose={() => setClosing(false)} ad={ad} />
    </>
  );
}

/** Closing is for good: what comes back, and what stays. */
function CloseSheet({ open, onClose, ad }: { open: boolean; onClose: () => void; ad: Ad }) {
  const words = adWords.useWords();
  const shell = shellWords.useWords();
  const shelf = useShelf(ad);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={shell.close}
      title={words.closeTitle}
      foot={
        <Button
          wide
          loading={shelf.isBusy}
          loadingLabel={words.closing}
          disabledReason={ad.openOrders > 0 ? words.closeBusy(ad.openOrders) : undefined}
          onClick={() => void shelf.act('close').then((closed) => closed && onClose())}
        >
          {words.closeAct}
        </Button>
      }
    >
      <p className="ads-close">{ad.side === 'sell' && ad.state === 'on' ? words.closeBack : words.closeWhy}</p>
      {shelf.failure && <ErrorLine className="q-field-below q-field-below--error">{shelf.failure}</ErrorLine>}
    </Sheet>
  );
}

function OrdersOf({ adId }: { adId: number }) {
  const words = adWords.useWords();
  const orders = useQuery(ordersOfAdQuery(adId)).data;
  if (!orders) return null;
  return (
    <section>
      <h2 className="q-t16 ads-heading">{words.ordersOf(orders.length)}</h2>
      {orders.length === 0 ? (
        <p className="q-gutter q-muted">{words.noOrders}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order.orderId}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
