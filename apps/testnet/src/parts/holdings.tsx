import { CoinIcon, ListRow } from '@quay/ui';
import { useLanguageTag } from '@quay/web-kit/language';
import { figure } from '../chain/figures.ts';
import type { Balance } from '../chain/reading.ts';
import { useWords } from '../words/index.ts';

const GAS_DECIMALS = 18;

/** What an address has. Coins that it has none of are left out. */
export function Holdings({ wei, balances }: { wei: bigint; balances: readonly Balance[] }) {
  const words = useWords();
  const tag = useLanguageTag();
  const held = balances.filter(({ atoms }) => atoms > 0n);
  if (held.length === 0 && wei === 0n) return <p className="parts-said">{words.noBalances}</p>;
  return (
    <ul>
      {held.map(({ symbol, atoms, decimals }) => (
        <li key={symbol}>
          <ListRow
            start={<CoinIcon symbol={symbol} src={`/coins/${symbol.toLowerCase()}.svg`} />}
            title={symbol}
            figure={figure(atoms, decimals, tag)}
          />
        </li>
      ))}
      <li>
        <ListRow
          start={<CoinIcon symbol="G" />}
          title={words.gas}
          sub={words.gasRemark}
          figure={figure(wei, GAS_DECIMALS, tag)}
        />
      </li>
    </ul>
  );
}
