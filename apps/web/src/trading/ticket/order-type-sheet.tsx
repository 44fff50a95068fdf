import type { OrderType } from '@quay/contract/trading';
import { ChoiceList, Sheet } from '@quay/ui';
import { tradingWords } from '../words/index.ts';
import '../trading.css';

type OrderTypeSheetProps = {
  open: boolean;
  onClose: () => void;
  value: OrderType;
  onChange: (type: OrderType) => void;
};

const plain = ['limit', 'market'] as const;
const stops = ['stop-limit', 'stop-market'] as const;

/** The kinds of orders, each with what it does: first the two that most people want. */
export default function OrderTypeSheet({ open, onClose, value, onChange }: OrderTypeSheetProps) {
  const words = tradingWords.useWords();
  const list = (label: string, types: readonly OrderType[]) => (
    <ChoiceList<OrderType>
      label={label}
      explains
      value={value}
      onChange={onChange}
      onPick={(type) => {
        onChange(type);
        onClose();
      }}
      choices={types.map((type) => ({ id: type, title: words.type[type], sub: words.typeMeans[type] }))}
    />
  );
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.typesTitle}>
      {list(words.typesTitle, plain)}
      <h3 className="trading-sheet-head">{words.moreTypes}</h3>
      {list(words.moreTypes, stops)}
    </Sheet>
  );
}
