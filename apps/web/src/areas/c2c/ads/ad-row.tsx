import type { Ad } from '@quay/contract/c2c';
import { priceDecimals } from '@quay/contract/c2c';
import { units } from '@quay/money';
import { ErrorLine, Icon, Pill, PriceFlash, TickRule, Toggle } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useFigures } from '../../../shell/figures.ts';
import { livePrice } from '../figures.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { useRange } from '../parts/use-range.ts';
import { useReference } from '../parts/use-reference.ts';
import { c2cPaths } from '../paths.ts';
import { adWords } from '../words/ads/index.ts';
import { useShelf } from './use-shelf.ts';

/** One of the user's own ads: what it offers, how much is left, and whether it is in the market. */
export function AdRow({ ad }: { ad: Ad }) {
  const words = adWords.useWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const range = useRange();
  const { symbol, fiat, side, state } = ad;
  const price = livePrice(ad, useReference(symbol, fiat));
  const shelf = useShelf(ad);
  const left = words.leftOf(amounts.coin(ad.left, symbol), amounts.coin(ad.quantity, symbol));
  const share = units(ad.quantity) === 0n ? 0 : Number((units(ad.left) * 1_000n) / units(ad.quantity)) / 1_000;
  return (
    <article className="ads-row">
      <div className="ads-row-line">
        <Link className="ads-row-what" to={c2cPaths.adDetails(ad.adId)}>
          <span className="q-t16 q-mid">{words.subject[side](symbol, fiat)}</span>
          <Icon name="right" size="xs" />
        </Link>
        {state === 'closed' || state === 'ended' ? (
          <Pill>{words.states[state]}</Pill>
        ) : (
          <Toggle
            checked={shelf.wanted === 'on'}
            onChange={(on) => void shelf.act(on ? 'shelve' : 'unshelve')}
            aria-busy={shelf.isBusy}
          >
            <span className="q-t12 q-muted">{words.states[shelf.wanted]}</span>
          </Toggle>
        )}
      </div>
      <div className="ads-row-line">
        <span>
          <span className="q-t20 q-strong q-n">
            <PriceFlash value={price} text={figures.price(price, priceDecimals(symbol))} />
          </span>{' '}
          <span className="q-muted">{fiat}</span>
        </span>
        {ad.openOrders > 0 && <Pill tone="warn">{words.openOrders(ad.openOrders)}</Pill>}
      </div>
      <div className="ads-row-line ads-row-small">
        <span className="q-n">{left}</span>
        <TickRule share={share} label={left} />
      </div>
      <div className="ads-row-line ads-row-small">
        <span className="q-n">{words.limit(range(ad.min, ad.max, fiat))}</span>
        <span className="market-offer-kinds">
          {ad.kinds.map((kind) => (
            <KindTag key={kind} kind={kind} />
          ))}
        </span>
      </div>
      {shelf.failure && <ErrorLine className="q-field-below q-field-below--error">{shelf.failure}</ErrorLine>}
    </article>
  );
}
