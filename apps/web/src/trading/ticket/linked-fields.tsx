import { PriceField, Segments, Toggle } from '@quay/ui';
import type { ComponentProps } from 'react';
import { tradingWords } from '../words/index.ts';
import type { TradeDraft } from './trade-draft.ts';
import '../trading.css';

type Typed = Pick<ComponentProps<typeof PriceField>, 'value' | 'error' | 'reading' | 'onChange' | 'onFocus' | 'onBlur'>;
type TypeInto = (field: 'restPrice' | 'takeProfit' | 'stopLoss') => Typed;
type Direction = 1 | -1;

type PairFieldsProps = {
  of: TypeInto;
  /** What a price is counted in. */
  unit: string;
  draft: TradeDraft;
  onStep: (direction: Direction) => void;
  onChange: (draft: TradeDraft) => void;
};

/** What only a pair has: the price of its limit order, and, of a sale, what follows its stop price. */
export function PairFields({ of, unit, draft, onStep, onChange }: PairFieldsProps) {
  const words = tradingWords.useWords();
  const label = words.linked.limitAt(unit);
  return (
    <>
      <PriceField
        {...of('restPrice')}
        label={label}
        lessLabel={words.less(label)}
        moreLabel={words.more(label)}
        onStep={onStep}
      />
      {draft.side === 'sell' && (
        <Segments
          label={words.linked.afterStop}
          value={draft.type}
          onChange={(type) => onChange({ ...draft, type })}
          items={[
            { id: 'stop-market', label: words.type['stop-market'] },
            { id: 'stop-limit', label: words.type['stop-limit'] },
          ]}
        />
      )}
    </>
  );
}

type ExitFieldsProps = {
  of: TypeInto;
  unit: string;
  shown: boolean;
  onStep: (field: 'takeProfit' | 'stopLoss', direction: Direction) => void;
  onChange: (shown: boolean) => void;
};

/** The prices at which what is bought is to be sold again, one or both. */
export function ExitFields({ of, unit, shown, onStep, onChange }: ExitFieldsProps) {
  const words = tradingWords.useWords();
  return (
    <>
      <Toggle checked={shown} onChange={onChange}>
        {words.linked.exits}
      </Toggle>
      {shown &&
        (['takeProfit', 'stopLoss'] as const).map((field) => {
          const label = words.linked[field](unit);
          return (
            <PriceField
              key={field}
              {...of(field)}
              label={label}
              lessLabel={words.less(label)}
              moreLabel={words.more(label)}
              onStep={(direction) => onStep(field, direction)}
            />
          );
        })}
    </>
  );
}
