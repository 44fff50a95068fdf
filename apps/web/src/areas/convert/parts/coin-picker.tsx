import type { ConvertCoin } from '@quay/contract/convert';
import type { Balance } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { Empty, Icon, ListRow, SearchField, Sheet } from '@quay/ui';
import { columnDecimals } from '@quay/web-kit/format';
import { useState } from 'react';
import { availableIn } from '../../../holdings/balances.ts';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { useCoins } from '../../../shell/queries/coin-list.ts';
import { convertWords } from '../words/index.ts';

type CoinPickerProps = {
  open: boolean;
  onClose: () => void;
  coins: readonly ConvertCoin[];
  balances: readonly Balance[];
  chosen: string;
  onPick: (symbol: string) => void;
};

/** The coins that can be exchanged, those that are held first. */
export default function CoinPicker({ open, onClose, ...list }: CoinPickerProps) {
  const words = convertWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.choose}>
      {open && <List {...list} />}
    </Sheet>
  );
}

function List({ coins, balances, chosen, onPick }: Omit<CoinPickerProps, 'open' | 'onClose'>) {
  const words = convertWords.useWords();
  const figures = useFigures();
  const markets = useCoins();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const rows = coins
    .map(({ symbol, price }) => ({
      symbol,
      price,
      name: symbol === 'USDT' ? words.tether : (markets.find(({ base }) => base === symbol)?.symbolFullName ?? ''),
      held: availableIn(balances, 'spot', symbol),
    }))
    .filter(({ symbol, name }) => symbol.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted))
    .sort((a, b) => Number(units(b.held) > 0n) - Number(units(a.held) > 0n));
  return (
    <div className="convert-picker">
      <SearchField label={words.search} clearLabel={words.clear} value={typed} onChange={setTyped} />
      {rows.length === 0 && <Empty title={words.noMatch}>{words.noMatchWhy(typed.trim())}</Empty>}
      <ul aria-label={words.choose}>
        {rows.map(({ symbol, name, price, held }) => (
          <li key={symbol}>
            <ListRow
              start={<CoinMark symbol={symbol} />}
              title={symbol}
              sub={price === null ? words.noPrice : name}
              figure={units(held) > 0n ? figures.quantity(held, columnDecimals(symbol)) : ''}
              end={<span className="convert-check">{symbol === chosen && <Icon name="check" size="s" />}</span>}
              onClick={() => onPick(symbol)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
