import { type C2cSide, c2cCoins, PRICE_BAND_PERCENT, priceBand, priceDecimals, priceKinds } from '@quay/contract/c2c';
import { type CurrencyCode, currencies } from '@quay/contract/identity';
import { text } from '@quay/money';
import { KeyValue, PriceField, PriceFlash, Segments, Select } from '@quay/ui';
import { languageFacts } from '@quay/words';
import { useQuery } from '@tanstack/react-query';
import { settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { distanceOf, livePrice } from '../figures.ts';
import { priceNow, stepped, withSubject } from '../forms/ad.form.ts';
import { anything, offersParams } from '../forms/market-filter.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { bestOfferQuery } from '../queries/offers.ts';
import { adWords } from '../words/ads/index.ts';
import type { StepProps } from './ad-form.tsx';

const sides: readonly C2cSide[] = ['sell', 'buy'];
/** Ads of the same side are what the other side looks at. */
const seenBy: Readonly<Record<C2cSide, C2cSide>> = { sell: 'buy', buy: 'sell' };

/** The first step: what is traded, and at what price, with the market beside it. */
export function StepPrice({ draft, set, reference, wrong, onFocus, isNew }: StepProps & { isNew: boolean }) {
  const words = adWords.useWords();
  const amounts = useC2cAmounts();
  const { tag } = languageFacts(usePreferences(({ language }) => language));
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  const { side, symbol, fiat, priceKind } = draft;
  const field = priceKind === 'fixed' ? 'price' : 'percent';
  return (
    <>
      {isNew ? (
        <>
          <Segments
            label={words.side}
            items={sides.map((id) => ({ id, label: words.sides[id], tone: id === 'buy' ? 'rise' : 'fall' }))}
            value={side}
            onChange={(chosen) => set(withSubject(draft, { side: chosen }))}
          />
          <Segments
            label={words.coin}
            items={c2cCoins.map((id) => ({ id, label: id }))}
            value={symbol}
            onChange={(chosen) => set(withSubject(draft, { symbol: chosen }))}
          />
          <Select
            main
            label={words.fiat}
            options={currencies.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }))}
            value={fiat}
            onChange={(chosen) => set(withSubject(draft, { fiat: chosen as CurrencyCode }))}
          />
        </>
      ) : (
        <p className="q-t20 q-strong">{words.subject[side](symbol, fiat)}</p>
      )}
      <div className="ads-group">
        <Segments
          label={words.priceKind}
          items={priceKinds.map((id) => ({ id, label: words.priceKinds[id] }))}
          value={priceKind}
          onChange={(chosen) => set({ priceKind: chosen })}
        />
        <p className="q-muted q-t12">{words.priceKindWhy[priceKind]}</p>
      </div>
      <div className="ads-price">
        <PriceField
          label={priceKind === 'fixed' ? words.priceIn(fiat) : words.percent}
          lessLabel={words.less}
          moreLabel={words.more}
          value={draft[field]}
          onChange={(typed) => set({ [field]: settleCommaWhileTyping(typed) })}
          onStep={(direction) => set(stepped(draft, direction, reference))}
          onFocus={() => onFocus(field)}
          onBlur={() => {
            onFocus(null);
            set({ [field]: settleComma(draft[field]) });
          }}
          error={wrong(field)}
        />
      </div>
      <dl className="ads-facts">
        <Reference {...{ draft, reference }} />
        {reference !== undefined && (
          <KeyValue label={words.band(PRICE_BAND_PERCENT)}>
            <span className="q-n">
              {words.between(
                amounts.price(text(priceBand(reference, PRICE_BAND_PERCENT).min), symbol, fiat),
                amounts.price(text(priceBand(reference, PRICE_BAND_PERCENT).max), symbol, fiat),
              )}
            </span>
          </KeyValue>
        )}
        <BestNow {...{ draft, reference }} />
      </dl>
    </>
  );
}

/** The market's price, live, and how far from it this ad is. */
function Reference({ draft, reference }: Pick<StepProps, 'draft' | 'reference'>) {
  const words = adWords.useWords();
  const figures = useFigures();
  const { symbol, fiat } = draft;
  const decimals = priceDecimals(symbol);
  const price = priceNow(draft, reference);
  const distance = distanceOf(price, reference);
  const shown = (value: bigint) => <PriceFlash value={text(value)} text={figures.price(text(value), decimals)} />;
  return (
    <>
      <KeyValue label={words.reference}>
        {reference === undefined ? (
          words.noReference
        ) : (
          <span className="q-n">
            {shown(reference)} {fiat}
          </span>
        )}
      </KeyValue>
      {price !== undefined && (
        <KeyValue label={words.yourPrice}>
          <span className="q-n">
            {shown(price)} {fiat}
            {distance !== undefined && <span className="q-muted"> {figures.percent(distance)}</span>}
          </span>
        </KeyValue>
      )}
    </>
  );
}

/** What others ask or give at best for the same. */
function BestNow({ draft, reference }: Pick<StepProps, 'draft' | 'reference'>) {
  const words = adWords.useWords();
  const amounts = useC2cAmounts();
  const { side, symbol, fiat } = draft;
  const query = offersParams({ ...anything, side: seenBy[side], symbol, fiat }, fiat, true);
  const best = useQuery(bestOfferQuery(query)).data;
  if (best === undefined) return null;
  return (
    <KeyValue label={words.bestNow[side]}>
      <span className="q-n">{best ? amounts.price(livePrice(best, reference), symbol, fiat) : words.noneYet}</span>
    </KeyValue>
  );
}
