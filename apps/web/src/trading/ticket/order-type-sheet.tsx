import type { OrderType } from '@quay/contract/trading';
import { ChoiceList, Sheet } from '@quay/ui';
import { tradingWords } from '../words/index.ts';
import '../trading.css';

type OrderTypeSheetProps = {
  open: boolean;
  onClose: () => void;
  value: OrderType;
  /** The kinds that there are here. */
  types: readonly OrderType[];
  /** The price that triggers stop orders. */
  follows: 'last' | 'mark';
  onChange: (type: OrderType) => void;
};

const plain = ['limit', 'market'] as const;
const stops = ['stop-limit', 'stop-market'] as const;

/** The kinds of orders, each with what it does: first the two that most people want. */
export default function OrderTypeSheet({ open, onClose, value, types, follows, onChange }: OrderTypeSheetProps) {
  const words = tradingWords.useWords();
  const means = follows === 'mark' ? { ...words.typeMeans, ...words.typeMeansByMark } : words.typeMeans;
  const list = (label: string, listed: readonly OrderType[]) => (
    <ChoiceList<OrderType>
      label={label}
      explains
      value={value}
      onChange={onChange}
      onPick={(type) => {
        onChange(type);
        onClose();
      }}
      choices={listed.map((type) => ({ id: type, title: words.type[type], sub: means[type] }))}
    />
  );
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.typesTitle}>
      {list(words.typesTitle, plain)}
      {types.includes('stop-limit') && (
        <>
          <h3 className="trading-sheet-head">{words.moreTypes}</h3>
          {list(words.moreTypes, stops)}
        </>
      )}
    </Sheet>
  );
}
