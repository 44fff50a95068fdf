import { useMarketFilter } from '../forms/market-filter.ts';
import { CoinTabs } from '../market/coin-tabs.tsx';
import { MarketHead } from '../market/market-head.tsx';
import { useFiat } from '../parts/use-fiat.ts';
import { QuickForm } from '../take/quick-form.tsx';
import '../../../parts/column-page.css';
import '../users.css';
import '../take/take.css';

const PANEL = 'quick-form';

/** The quick zone: one amount, the best offer for it, and the act. */
export default function Quick() {
  const { side, symbol } = useMarketFilter();
  const fiat = useFiat();
  return (
    <div className="market-page">
      <MarketHead zone="quick" />
      <CoinTabs panelId={PANEL} />
      <div id={PANEL} role="tabpanel" className="column-body take-quick">
        <QuickForm key={`${side} ${symbol} ${fiat}`} side={side} symbol={symbol} fiat={fiat} />
      </div>
    </div>
  );
}
