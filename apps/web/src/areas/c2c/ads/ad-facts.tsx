import type { Ad } from '@quay/contract/c2c';
import { KeyValue } from '@quay/ui';
import { useFigures } from '../../../shell/figures.ts';
import { livePrice, rangeOf } from '../figures.ts';
import { useDemands } from '../market/use-demands.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { useReference } from '../parts/use-reference.ts';
import { adWords } from '../words/ads/index.ts';

/** Everything that an ad says, and what became of its coins. */
export function AdFacts({ ad }: { ad: Ad }) {
  const words = adWords.useWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const { side, symbol, fiat, priceKind, index } = ad;
  const price = livePrice(ad, useReference(symbol, fiat));
  const demands = useDemands(ad.demands);
  const range = rangeOf(ad, price);
  const coins = (quantity: string) => <span className="q-n">{amounts.coin(quantity, symbol)}</span>;
  return (
    <>
      <dl className="q-gutter ads-facts">
        <KeyValue label={words.yourPrice}>
          <span className="q-n">{amounts.price(price, symbol, fiat)}</span>
        </KeyValue>
        <KeyValue label={words.kindOfPrice}>
          {words.priceKinds[priceKind]}
          {index !== null && <span className="q-n"> {words.ofReference(figures.rate(index))}</span>}
        </KeyValue>
        <KeyValue label={words.limits}>
          <span className="q-n">{words.between(amounts.fiat(ad.min, fiat), amounts.fiat(ad.max, fiat))}</span>
        </KeyValue>
        {range.max !== ad.max && (
          <KeyValue label={words.limitNow}>
            <span className="q-n">{amounts.fiat(range.max, fiat)}</span>
          </KeyValue>
        )}
        <KeyValue label={words.total}>{coins(ad.quantity)}</KeyValue>
        <KeyValue label={words.dealt}>{coins(ad.dealt)}</KeyValue>
        <KeyValue label={words.locked}>{coins(ad.locked)}</KeyValue>
        <KeyValue label={side === 'sell' && ad.state === 'on' ? words.leftInEscrow : words.left}>
          {coins(ad.left)}
        </KeyValue>
        <KeyValue label={side === 'sell' ? words.paidOn : words.paysBy}>
          <span className="market-offer-kinds">
            {ad.kinds.map((kind) => (
              <KindTag key={kind} kind={kind} />
            ))}
          </span>
        </KeyValue>
        <KeyValue label={words.time[side]}>{words.minutes(ad.minutes)}</KeyValue>
        <KeyValue label={words.demands}>{demands ?? words.none}</KeyValue>
        <KeyValue label={words.created}>
          <span className="q-n">{figures.dateTime(ad.createdAt)}</span>
        </KeyValue>
        <KeyValue label={words.number}>
          <span className="q-code">{ad.adId}</span>
        </KeyValue>
      </dl>
      <Said title={words.termsSaid} said={ad.terms} />
      <Said title={words.firstMessage} said={ad.autoReply} />
    </>
  );
}

function Said({ title, said }: { title: string; said: string }) {
  if (said === '') return null;
  return (
    <section className="q-gutter ads-said">
      <h2 className="q-mid">{title}</h2>
      <p className="q-muted">{said}</p>
    </section>
  );
}
