import { type Offer, priceDecimals } from '@quay/contract/c2c';
import { Bone, ErrorRow, Icon, PriceFlash } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useFigures } from '../../../shell/figures.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { minutesOf } from '../figures.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { PartyMark } from '../parts/party-mark.tsx';
import { useRange } from '../parts/use-range.ts';
import { c2cPaths } from '../paths.ts';
import { takeWords } from '../words/take/index.ts';

/** The offer that the quick zone would take. */
export function BestOffer({ offer, price }: { offer: Offer; price: string }) {
  const words = takeWords.useWords();
  const figures = useFigures();
  const range = useRange();
  const { advertiser, symbol, fiat } = offer;
  const { orders30, completion30, releaseSeconds, paySeconds } = advertiser.reputation;
  const seconds = offer.side === 'sell' ? releaseSeconds : paySeconds;
  return (
    <section className="take-best q-line-above">
      <h2 className="q-muted">{words.best}</h2>
      <div className="take-price">
        <div className="take-price-figure">
          <span className="q-t24 q-strong q-n">
            <PriceFlash value={price} text={figures.price(price, priceDecimals(symbol))} />
          </span>
          <span className="q-muted">{fiat}</span>
        </div>
        <Link className="take-who" to={c2cPaths.advertiser(advertiser.userId)}>
          <PartyMark name={advertiser.name} online={advertiser.online} size="s" />
          <span className="q-ellipsis">{advertiser.name}</span>
          <Icon name="right" size="xs" />
        </Link>
      </div>
      <p className="take-best-facts q-muted q-t12">
        <span className="q-n">{words.limit(range(offer.min, offer.max, fiat))}</span>
        <span className="q-n">
          {completion30 === null ? words.ordersOf(orders30) : words.ordersAnd(orders30, figures.share(completion30))}
        </span>
        {seconds !== null && <span className="q-n">{words.takes[offer.side](minutesOf(seconds))}</span>}
        {offer.kinds.map((kind) => (
          <KindTag key={kind} kind={kind} />
        ))}
      </p>
    </section>
  );
}

export function BestFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const words = takeWords.useWords();
  const shell = shellWords.useWords();
  return (
    <div className="people-edge">
      <ErrorRow title={words.bestFailed} retryLabel={shell.tryAgain} retrying={retrying} onRetry={onRetry}>
        {words.failedWhy}
      </ErrorRow>
    </div>
  );
}

/** The shape of the offer before it is there. */
export function BestBones() {
  const shell = shellWords.useWords();
  return (
    <div className="take-best q-skeleton q-line-above" role="status" aria-busy="true" aria-label={shell.loading}>
      <Bone width={9} />
      <div className="take-price">
        <Bone width={14} height={3} />
        <Bone width={14} height={2.5} />
      </div>
      <Bone width={32} height={1.25} />
    </div>
  );
}
