import { Icon } from '@quay/ui';
import { useState } from 'react';
import type { ProductMarkets } from './product-markets.ts';
import { SymbolPicker } from './symbol-picker.tsx';
import { marketWords } from './words/index.ts';

export { FavouriteStar } from './favourite-star.tsx';

type PairSwitchProps = { of: ProductMarkets; symbol: string; onPick: (symbol: string) => void };

/** `BTC /USDT` with an arrow, as the heading of a screen; opens the list of markets and hands over what was picked. */
export function PairSwitch({ of, symbol, onPick }: PairSwitchProps) {
  const words = marketWords.useWords();
  const [open, setOpen] = useState(false);
  const coin = of.useMarkets().find((one) => one.symbol === symbol);
  const [name, rest] = of.nameOf(coin ?? { symbol, base: symbol, quote: 'USDT' });
  return (
    <>
      <h1>
        <button
          type="button"
          className="market-pair"
          aria-haspopup="dialog"
          aria-label={words.chooseMarket(name + rest)}
          onClick={() => setOpen(true)}
        >
          {name}
          <span>{rest}</span>
          <Icon name="down" size="s" />
        </button>
      </h1>
      <SymbolPicker
        of={of}
        open={open}
        onClose={() => setOpen(false)}
        current={symbol}
        onPick={(picked) => {
          setOpen(false);
          if (picked !== symbol) onPick(picked);
        }}
      />
    </>
  );
}
