import type { C2cSide, Offer } from '@quay/contract/c2c';
import { priceDecimals } from '@quay/contract/c2c';
import type { Price } from '@quay/money';
import { buttonClass, Icon, PriceFlash } from '@quay/ui';
import { memo } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { Link } from '../../../shell/router.tsx';
import { coinsFor, livePrice, minutesOf, rangeOf } from '../figures.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { PartyMark } from '../parts/party-mark.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { useRange } from '../parts/use-range.ts';
import { c2cPaths } from '../paths.ts';
import { marketWords } from '../words/market/index.ts';
import { useDemands } from './use-demands.ts';

type OfferRowProps = {
  offer: Offer;
  /** What the user wants to do. */
  wish: C2cSide;
  /** Of a floating price; a fixed one gets none, so that it is not drawn anew with each trade of the market. */
  reference: Price | undefined;
  /** Fiat that the user looks for. */
  money: bigint | undefined;
  /** The act is the screen's main one. */
  best: boolean;
  /** The user's own ad. */
  own: boolean;
  /** On the advertiser's own page the name says nothing new. */
  unnamed?: boolean;
};

/** One ad: who, at what price, how much, how paid, and what it asks for. */
export const OfferRow = memo(function OfferRow(props: OfferRowProps) {
  const { offer, wish, reference, money, best, own, unnamed } = props;
  const words = marketWords.useWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const range = useRange();
  const price = livePrice(offer, reference);
  const { min, max } = rangeOf(offer, price);
  const coins = coinsFor(money, price, offer.symbol);
  return (
    <article className="market-offer">
      {!unnamed && <Advertiser offer={offer} />}
      <div className="market-offer-line market-offer-main">
        <div className="q-grow">
          <div className="market-offer-price">
            <span className="q-t24 q-strong q-n">
              <PriceFlash value={price} text={figures.price(price, priceDecimals(offer.symbol))} />
            </span>
            <span className="q-muted">{offer.fiat}</span>
          </div>
          {coins && <div className="q-n">{words.comesTo[wish](amounts.coin(coins, offer.symbol))}</div>}
        </div>
        {own ? (
          <Link className={buttonClass({ variant: 'second', size: 'row' })} to={c2cPaths.adDetails(offer.adId)}>
            {words.yours}
          </Link>
        ) : (
          <Link
            className={`market-offer-act ${buttonClass({ variant: best ? 'main' : 'second', size: 'row' })}`}
            to={c2cPaths.take(offer)}
            aria-label={words.takeFrom[wish](offer.symbol, offer.advertiser.name)}
          >
            {words.sides[wish]}
          </Link>
        )}
      </div>
      <div className="market-offer-line market-offer-small">
        <span className="q-n">{words.limit(range(min, max, offer.fiat))}</span>
        <span className="market-offer-time">
          <Icon name="clock" size="xs" />
          <Time offer={offer} />
        </span>
      </div>
      <div className="market-offer-line market-offer-small">
        <span className="q-n">{words.left(amounts.coin(offer.left, offer.symbol))}</span>
        <span className="market-offer-kinds">
          {offer.kinds.map((kind) => (
            <KindTag key={kind} kind={kind} />
          ))}
        </span>
      </div>
      <Demands offer={offer} />
    </article>
  );
});

function Advertiser({ offer: { advertiser } }: { offer: Offer }) {
  const words = marketWords.useWords();
  const figures = useFigures();
  const { orders30, completion30 } = advertiser.reputation;
  return (
    <div className="market-offer-line">
      <Link className="market-offer-who" to={c2cPaths.advertiser(advertiser.userId)}>
        <PartyMark name={advertiser.name} online={advertiser.online} size="s" />
        <span className="q-mid q-ellipsis">{advertiser.name}</span>
        {advertiser.merchant && (
          <span className="market-badge" title={words.merchant}>
            <Icon name="shield" size="xs" />
            <span className="q-unseen">{words.merchant}</span>
          </span>
        )}
        {advertiser.online && <span className="q-unseen">{words.online}</span>}
      </Link>
      <span className="market-offer-small q-n">
        {words.orders30(figures.quantity(String(orders30), 0), orders30)}
        {completion30 !== null && <span>{figures.share(completion30)}</span>}
      </span>
    </div>
  );
}

/** How long the other side takes; while nothing is known of it, how long the payer has. */
function Time({ offer: { side, minutes, advertiser } }: { offer: Offer }) {
  const words = marketWords.useWords();
  const { releaseSeconds, paySeconds } = advertiser.reputation;
  const seconds = side === 'sell' ? releaseSeconds : paySeconds;
  if (seconds === null) return <span className="q-n">{words.payWithin(minutes)}</span>;
  return <span className="q-n">{words.takes[side](minutesOf(seconds))}</span>;
}

function Demands({ offer }: { offer: Offer }) {
  const words = marketWords.useWords();
  const asked = useDemands(offer.demands);
  return asked && <p className="market-offer-small market-offer-asks">{words.demands.asks(asked)}</p>;
}
