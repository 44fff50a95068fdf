import type { Coin } from '@quay/contract/market';
import { KeyValue } from '@quay/ui';
import { useFigures } from '../../../shell/figures.ts';
import { marketAreaWords } from '../words/index.ts';

/** The rules of a market, as the server validates every order by them. */
export function AboutMarket({ coin }: { coin: Coin }) {
  const words = marketAreaWords.useWords();
  const figures = useFigures();
  const share = (value: string) => figures.percent(value).replace('+', '');
  const facts: readonly (readonly [string, string])[] = [
    [words.name, coin.symbolFullName],
    [words.quotedIn, coin.quote],
    [words.state, coin.status === 'trading' ? words.trading : words.halted],
    [words.priceStep, `${figures.price(coin.tickSize, coin.priceDecimals)} ${coin.quote}`],
    [words.amountStep, `${figures.quantity(coin.lotSize, coin.quantityDecimals)} ${coin.base}`],
    [words.leastOrder, `${figures.quantity(coin.minNotional, 2)} ${coin.quote}`],
    [words.greatestOrder, `${figures.quantity(coin.maxQuantity, coin.quantityDecimals)} ${coin.base}`],
    [words.priceBand, `± ${figures.percent(coin.priceBand).replace('+', '')}`],
    [words.makerFee, share(coin.makerFeeRate)],
    [words.takerFee, share(coin.takerFeeRate)],
  ];
  return (
    <dl className="trend-about">
      {facts.map(([key, value]) => (
        <KeyValue key={key} label={key}>
          {value}
        </KeyValue>
      ))}
    </dl>
  );
}
