import type { OrderType } from '@quay/contract/trading';
import { ChoiceList, Sheet } from '@quay/ui';
import { tradingWords } from '../words/index.ts';
import type { OrderKind } from './order-kind.ts';
import '../trading.css';

type OrderTypeSheetProps = {
  open: boolean;
  onClose: () => void;
  value: OrderKind;
  /** The kinds that there are here. */
  types: readonly OrderType[];
  /** Whether two orders may be placed of which one cancels the other. */
  pairs: boolean;
  /** The price that triggers stop orders. */
  follows: 'last' | 'mark';
  onChange: (kind: OrderKind) => void;
};

const plain = ['limit', 'market'] as const;
const stops = ['stop-limit', 'stop-market'] as const;
const stopsAndPairs = [...stops, 'oco'] as const;

/** The kinds of orders, each with what it does: first the two that most people want. */
export default function OrderTypeSheet(props: OrderTypeSheetProps) {
  const { open, onClose, value, types, pairs, follows, onChange } = props;
  const words = tradingWords.useWords();
  const means = follows === 'mark' ? { ...words.typeMeans, ...words.typeMeansByMark } : words.typeMeans;
  const list = (label: string, listed: readonly OrderKind[]) => (
    <ChoiceList<OrderKind>
      label={label}
      explains
      value={value}
      onChange={onChange}
      onPick={(type) => {
        onChange(type);
        onClose();
      }}
      choices={listed.map((kind) =>
        kind === 'oco'
          ? { id: kind, title: words.linked.oco, sub: words.linked.ocoMeans }
          : { id: kind, title: words.type[kind], sub: means[kind] },
      )}
    />
  );
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.typesTitle}>
      {list(words.typesTitle, plain)}
      {types.includes('stop-limit') && (
        <>
          <h3 className="trading-sheet-head">{words.moreTypes}</h3>
          {list(words.moreTypes, pairs ? stopsAndPairs : stops)}
        </>
      )}
    </Sheet>
  );
}
