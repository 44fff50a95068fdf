import { kindsOfFiat, type PaymentKind } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { Button, Sheet } from '@quay/ui';
import { shellWords } from '../../../shell/words/index.ts';
import { withKind } from '../forms/market-filter.ts';
import { marketWords } from '../words/market/index.ts';
import { KindChoices } from './kind-choices.tsx';

type KindSheetProps = {
  open: boolean;
  onClose: () => void;
  fiat: CurrencyCode;
  kinds: readonly PaymentKind[];
  onChange: (kinds: readonly PaymentKind[]) => void;
};

/** Ways to pay of which any will do. Each press holds at once. */
export default function KindSheet({ open, onClose, fiat, kinds, onChange }: KindSheetProps) {
  const words = marketWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={shell.close}
      title={words.kinds}
      foot={
        <div className="market-two-acts">
          <Button variant="second" onClick={() => onChange([])}>
            {words.allKinds}
          </Button>
          <Button onClick={onClose}>{words.seeAds}</Button>
        </div>
      }
    >
      <KindChoices
        kinds={kindsOfFiat[fiat]}
        chosen={kinds}
        onToggle={(kind) => onChange(withKind(kinds, kind))}
        legend={words.kindsWhy}
      />
    </Sheet>
  );
}
