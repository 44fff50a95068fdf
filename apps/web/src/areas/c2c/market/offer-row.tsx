import type { C2cSide, Offer } from '@quay/contract/c2c';
import { priceDecimals } from '@quay/contract/c2c';
import type { Price } from '@quay/money';
import { buttonClass, Icon, PriceFlash } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { memo } from 'react';
import { coinsFor, livePrice, minutesOf, rangeOf } from '../figures.ts';
import { KindNamed } from '../parts/kind-tag.tsx';
import { PartyMark } from '../parts/party-mark.tsx';
import { c2cPaths } from '../paths.ts';
import { demandsSaid } from './use-demands.ts';
import type { OfferText } from './use-offer-text.ts';

type OfferRowProps = {
  offer: Offer;
  text: OfferText;
  /** What the user wants to do. */
  request: C2cSide;
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
  const { offer, text, request: proposal, reference, money, best, own, unnamed } = props;
  const { words, kinds, figures, amounts, range } = text;
  const price = livePrice(offer, reference);
  const { min, max } = rangeOf(offer, price);
  const coins = coinsFor(money, price, offer.symbol);
  const query = demandsSaid(offer.demands, words);
  return (
    <article className="market-offer">
      {!unnamed && <Advertiser advertiser={offer.advertiser} text={text} />}
      <div className="market-offer-line market-offer-main">
        <div className="q-grow">
          <div className="market-offer-price">
            <span className="q-t24 q-strong q-n">
              <PriceFlash value={price} text={figures.price(price, priceDecimals(offer.symbol))} />
            </span>
            <span className="q-muted">{offer.fiat}</span>
          </div>
          {coins && <div className="q-n">{words.comesTo[proposal](amounts.coin(coins, offer.symbol))}</div>}
        </div>
        {own ? (
          <Link className={buttonClass({ variant: 'second', size: 'row' })} to={c2cPaths.adDetails(offer.adId)}>
            {words.yours}
          </Link>
        ) : (
          <Link
            className={`market-offer-act ${buttonClass({ variant: best ? 'main' : 'second', size: 'row' })}`}
            to={c2cPaths.take(offer)}
            aria-label={words.takeFrom[proposal](offer.symbol, offer.advertiser.name)}
          >
            {words.sides[proposal]}
          </Link>
        )}
      </div>
      <div className="market-offer-line market-offer-small">
        <span className="q-n">{words.limit(range(min, max, offer.fiat))}</span>
        <span className="market-offer-time">
          <Icon name="clock" size="xs" />
          <span className="q-n">{timeSaid(offer, words)}</span>
        </span>
      </div>
      <div className="market-offer-line market-offer-small">
        <span className="q-n">{words.left(amounts.coin(offer.left, offer.symbol))}</span>
        <span className="market-offer-kinds">
          {offer.kinds.map((kind) => (
            <KindNamed key={kind} kind={kind} name={kinds[kind]} />
          ))}
        </span>
      </div>
      {query && <p className="market-offer-small market-offer-asks">{words.demands.asks(query)}</p>}
    </article>
  );
});

function Advertiser({ advertiser, text }: { advertiser: Offer['advertiser']; text: OfferText }) {
  const { words, figures } = text;
  const { orders30, completion30 } = advertiser.reputation;
  return (
    <div className="market-offer-line">
      <Link className="market-offer-who" to={c2cPaths.advertiser(advertiser.userId)}>
        {/* What is drawn bears a name, instead of a text that is clipped away: such a text is painted again with every row. */}
        <PartyMark name={advertiser.name} online={advertiser.online && words.online} size="s" />
        <span className="q-mid q-ellipsis">{advertiser.name}</span>
        {advertiser.merchant && (
          <span className="market-badge" title={words.merchant} role="img" aria-label={words.merchant}>
            <Icon name="shield" size="xs" />
          </span>
        )}
      </Link>
      <span className="market-offer-small q-n">
        {words.orders30(figures.quantity(String(orders30), 0), orders30)}
        {completion30 !== null && <span>{figures.share(completion30)}</span>}
      </span>
    </div>
  );
}

/** How long the other side takes; while nothing is known of it, how long the payer has. */
function timeSaid({ side, minutes, advertiser }: Offer, words: OfferText['words']): string {
  const { releaseSeconds, paySeconds } = advertiser.reputation;
  const seconds = side === 'sell' ? releaseSeconds : paySeconds;
  return seconds === null ? words.payWithin(minutes) : words.takes[side](minutesOf(seconds));
}
