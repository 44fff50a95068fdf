import type { Coin } from '@quay/contract/market';
import { text } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { useFigures } from '../../../shell/figures.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import type { Exits } from './linked-orders.form.ts';

/** What follows a purchase with exits, in sentences. */
export function ExitsSaid({ exits, price }: { exits: Exits; price: (value: bigint) => string }) {
  const { linked } = tradingWords.useWords();
  return (
    <p className="q-muted trading-sheet-sentence">
      {exits.takeProfit && `${linked.profitSays(price(exits.takeProfit.price))} `}
      {exits.stopLoss && `${linked.lossSays(price(exits.stopLoss.price))} `}
      {exits.takeProfit && exits.stopLoss && `${linked.ocoMeans} `}
      {linked.exitsTill}
    </p>
  );
}

/** At which prices it is sold again, and about what that brings against what the purchase costs, after all fees. */
export function ExitsResult({ exits, coin }: { exits: Exits; coin: Coin }) {
  const { linked } = tradingWords.useWords();
  const figures = useFigures();
  return (['takeProfit', 'stopLoss'] as const).map((name) => {
    const exit = exits[name];
    if (!exit) return null;
    return (
      <KeyValue key={name} label={linked[name](coin.quote)}>
        <span className="q-n">
          {figures.price(text(exit.price), coin.priceDecimals)} (≈ {figures.signed(text(exit.result), 2)} {coin.quote})
        </span>
      </KeyValue>
    );
  });
}
