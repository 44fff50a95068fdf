import type { Coin } from '@quay/contract/market';
import { type OrderType, type SelfTradeMode, selfTradeModes, type TimeInForce } from '@quay/contract/trading';
import { ChoiceList, Sheet } from '@quay/ui';
import { tradingWords } from '../words/index.ts';
import { timeInForceOf, timesInForceOf } from './order-kind.ts';
import { useOrderSettings } from './order-settings.ts';
import { SlippageChoice } from './slippage-choice.tsx';
import '../trading.css';

type OrderSettingsSheetProps = {
  open: boolean;
  onClose: () => void;
  coin: Coin;
  type: OrderType;
  /** Whether one chooses which of two own orders ends when they meet. */
  selfTrade: boolean;
};

/** How the next orders are treated. It holds at once and stays. */
export default function OrderSettingsSheet({ open, onClose, coin, type, selfTrade }: OrderSettingsSheetProps) {
  const words = tradingWords.useWords();
  const { settings, set } = useOrderSettings();
  const timeInForce = timeInForceOf(type, settings.timeInForce);
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.settings}>
      <h3 className="trading-sheet-head">{words.timeInForceTitle}</h3>
      {timeInForce === null ? (
        <p className="q-muted">{type === 'market' || type === 'stop-market' ? words.noTimeInForce[type] : null}</p>
      ) : (
        <ChoiceList<TimeInForce>
          label={words.timeInForceTitle}
          explains
          value={timeInForce}
          onChange={(chosen) => set({ timeInForce: chosen })}
          choices={timesInForceOf(type).map((one) => ({
            id: one,
            title: words.timeInForceName[one],
            sub: words.timeInForceMeans[one],
          }))}
        />
      )}
      {type === 'market' && open && <SlippageChoice coin={coin} />}
      {selfTrade && (
        <>
          <h3 className="trading-sheet-head">{words.selfTradeTitle}</h3>
          <ChoiceList<SelfTradeMode>
            label={words.selfTradeTitle}
            explains
            value={settings.selfTrade}
            onChange={(chosen) => set({ selfTrade: chosen })}
            choices={selfTradeModes.map((mode) => ({
              id: mode,
              title: words.selfTrade[mode],
              sub: words.selfTradeMeans[mode],
            }))}
          />
        </>
      )}
      <p className="q-faint q-t12 trading-sheet-end">{words.settingsKept}</p>
    </Sheet>
  );
}
