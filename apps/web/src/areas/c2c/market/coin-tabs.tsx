import { c2cCoins } from '@quay/contract/c2c';
import { Icon, Tabs } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useMarketFilter } from '../forms/market-filter.ts';
import { useFiat } from '../parts/use-fiat.ts';
import { c2cPaths } from '../paths.ts';
import { marketWords } from '../words/market/index.ts';

/** Which coin, and for which money. */
export function CoinTabs({ panelId }: { panelId: string }) {
  const words = marketWords.useWords();
  const { symbol } = useMarketFilter();
  const fiat = useFiat();
  return (
    <Tabs
      label={words.coins}
      panelId={panelId}
      items={c2cCoins.map((id) => ({ id, label: id }))}
      value={symbol}
      onChange={(chosen) => useMarketFilter.setState({ symbol: chosen })}
      end={
        <Link className="market-fiat" to={c2cPaths.selectLegalCurrency()} aria-label={words.fiatIs(fiat)}>
          {fiat}
          <Icon name="down" size="xs" />
        </Link>
      }
    />
  );
}
