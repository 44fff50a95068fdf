import type { Coin } from '@quay/contract/market';
import { text, units } from '@quay/money';
import { ChoiceList, Field } from '@quay/ui';
import { useState } from 'react';
import { settleComma, settleCommaWhileTyping } from '../../amounts/typed-number.ts';
import { useFigures } from '../../shell/figures.ts';
import { tradingWords } from '../words/index.ts';
import { slippageOf, slippages, USUAL_SLIPPAGE, useSlippage } from './slippage.ts';
import '../trading.css';

const OWN = 'own';

/** How far a market order may slip: one of three shares, or one of the user's own. */
export function SlippageChoice({ coin }: { coin: Coin }) {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const { slippage, set } = useSlippage();
  const isListed = (slippages as readonly string[]).includes(slippage);
  const [isOwn, setOwn] = useState(!isListed);
  const [typed, setTyped] = useState(isListed ? '' : text(units(slippage) * 100n));
  const share = slippageOf(typed, coin.priceBand);
  return (
    <>
      <h3 className="trading-sheet-head">{words.slippageTitle}</h3>
      <p className="q-muted">{words.slippageMeans}</p>
      <ChoiceList<string>
        label={words.slippageTitle}
        value={isOwn ? OWN : slippage}
        onChange={(chosen) => {
          setOwn(chosen === OWN);
          if (chosen !== OWN) set(chosen);
        }}
        choices={[
          ...slippages.map((one) => ({
            id: one as string,
            title: one === USUAL_SLIPPAGE ? words.slippageUsual(figures.rate(one)) : figures.rate(one),
          })),
          { id: OWN, title: words.slippageOwn },
        ]}
      />
      {isOwn && (
        <Field
          figure
          label={words.slippageField}
          unit="%"
          value={typed}
          onChange={(next) => {
            const percent = settleCommaWhileTyping(next);
            setTyped(percent);
            const chosen = slippageOf(percent, coin.priceBand);
            if (chosen !== undefined) set(text(chosen));
          }}
          onBlur={() => setTyped(settleComma(typed))}
          error={
            typed !== '' && share === undefined
              ? words.slippageWrong(figures.rate('0.0001'), figures.rate(coin.priceBand))
              : undefined
          }
        />
      )}
    </>
  );
}
