import type { Coin } from '@quay/contract/market';
import type { OrderType } from '@quay/contract/trading';
import { Icon, Segments, SelectButton } from '@quay/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { lazySheet } from '../../shell/lazy-sheet.tsx';
import { useWide } from '../use-wide.ts';
import { tradingWords } from '../words/index.ts';
import { type OrderKind, unusual, usualSettings, waitsForStop } from './order-kind.ts';
import { useOrderSettings } from './order-settings.ts';
import '../trading.css';

const OrderTypeSheet = lazySheet(() => import('./order-type-sheet.tsx'));
const OrderSettingsSheet = lazySheet(() => import('./order-settings-sheet.tsx'));

type OrderKindControlsProps = {
  coin: Coin;
  /** The kinds that there are here. */
  types: readonly OrderType[];
  selfTrade: boolean;
  /** The price that triggers stop orders. */
  follows: 'last' | 'mark';
  Terms?: ComponentType;
  /** Whether two orders may be placed of which one cancels the other. */
  pairs: boolean;
  kind: OrderKind;
  onChange: (kind: OrderKind) => void;
};

/** Which kind of order, and, behind one quiet control, how it is treated. */
export function OrderKindControls(props: OrderKindControlsProps) {
  const { coin, types, selfTrade, follows, Terms, pairs, kind, onChange } = props;
  const words = tradingWords.useWords();
  // A pair rests and waits: it has no time in force of its own.
  const type = kind === 'oco' ? 'stop-market' : kind;
  const named = kind === 'oco' ? words.linked.oco : words.type[kind];
  const wide = useWide();
  const [choosing, setChoosing] = useState(false);
  const [settling, setSettling] = useState(false);
  // One tap is no time to fetch what it opens.
  useEffect(() => {
    OrderTypeSheet.preload();
    OrderSettingsSheet.preload();
  }, []);
  return (
    <div className="trading-kind">
      {wide ? (
        <>
          <Segments
            label={words.typeLabel}
            look="words"
            value={waitsForStop(type) ? '' : type}
            onChange={(chosen) => chosen !== '' && onChange(chosen)}
            items={[
              { id: 'limit', label: words.type.limit },
              { id: 'market', label: words.type.market },
            ]}
          />
          {types.some(waitsForStop) && (
            <button
              type="button"
              className={`trading-stop-types${waitsForStop(type) ? ' trading-stop-types--chosen' : ''}`}
              aria-haspopup="dialog"
              aria-label={waitsForStop(type) ? `${words.typeLabel} ${named}` : words.moreTypes}
              onClick={() => setChoosing(true)}
            >
              {waitsForStop(type) ? named : words.stop}
              <Icon name="down" size="xs" />
            </button>
          )}
        </>
      ) : (
        <SelectButton label={words.typeLabel} labelUnseen onClick={() => setChoosing(true)}>
          {named}
        </SelectButton>
      )}
      {Terms && <Terms />}
      <SettingsButton type={type} selfTrade={selfTrade} onClick={() => setSettling(true)} />
      <OrderTypeSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        value={kind}
        types={types}
        pairs={pairs}
        follows={follows}
        onChange={onChange}
      />
      <OrderSettingsSheet
        open={settling}
        onClose={() => setSettling(false)}
        coin={coin}
        type={type}
        selfTrade={selfTrade}
      />
    </div>
  );
}

/** An icon while everything is as usual; otherwise the word of what is not. */
function SettingsButton({ type, selfTrade, onClick }: { type: OrderType; selfTrade: boolean; onClick: () => void }) {
  const words = tradingWords.useWords();
  const settings = useOrderSettings((store) => store.settings);
  const [first, ...more] = unusual(
    type,
    selfTrade ? settings : { ...settings, selfTrade: usualSettings.selfTrade },
  ).map((what) =>
    what === 'timeInForce' ? words.timeInForce[settings.timeInForce] : words.selfTrade[settings.selfTrade],
  );
  return (
    <button
      type="button"
      className="trading-treated"
      aria-haspopup="dialog"
      aria-label={first === undefined ? words.settings : words.settingsChosen([first, ...more].join(', '))}
      title={words.settings}
      onClick={onClick}
    >
      {first === undefined ? (
        <Icon name="filter" size="s" />
      ) : (
        <>
          <span className="q-ellipsis">{first}</span>
          {more.length > 0 && <span>+{more.length}</span>}
        </>
      )}
    </button>
  );
}
