import { Icon } from '@quay/ui';
import { useState } from 'react';
import { SymbolPicker } from './symbol-picker.tsx';
import { marketWords } from './words/index.ts';

export { FavouriteStar } from './favourite-star.tsx';

/** `BTC /USDT` with an arrow, as the heading of a screen; opens the list of markets and hands over what was picked. */
export function PairSwitch({ symbol, onPick }: { symbol: string; onPick: (symbol: string) => void }) {
  const words = marketWords.useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>
        <button
          type="button"
          className="market-pair"
          aria-haspopup="dialog"
          aria-label={words.chooseMarket(`${symbol}/USDT`)}
          onClick={() => setOpen(true)}
        >
          {symbol}
          <span>/USDT</span>
          <Icon name="down" size="s" />
        </button>
      </h1>
      <SymbolPicker
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
