import { kindsOfFiat, type PaymentKind } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { ChoiceList, SelectButton, Sheet } from '@quay/ui';
import { useState } from 'react';
import { shellWords } from '../../../shell/words/index.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { takeWords } from '../words/take/index.ts';

const ANY = 'any';

type KindChoiceProps = {
  fiat: CurrencyCode;
  kind: PaymentKind | null;
  onChange: (kind: PaymentKind | null) => void;
};

/** How a buyer in the quick zone pays: whatever the best offer takes, or one way. */
export function KindChoice({ fiat, kind, onChange }: KindChoiceProps) {
  const words = takeWords.useWords();
  const shell = shellWords.useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <SelectButton main label={words.ways.buy} onClick={() => setOpen(true)}>
        {kind === null ? words.anyWay : <KindTag kind={kind} />}
      </SelectButton>
      <Sheet open={open} onClose={() => setOpen(false)} closeLabel={shell.close} title={words.ways.buy}>
        <div className="people-edge">
          <ChoiceList
            label={words.ways.buy}
            value={kind ?? ANY}
            choices={[
              { id: ANY, title: words.anyWay },
              ...kindsOfFiat[fiat].map((id) => ({ id, title: <KindTag kind={id} /> })),
            ]}
            onChange={(id) => onChange(id === ANY ? null : (id as PaymentKind))}
            onPick={() => setOpen(false)}
          />
        </div>
      </Sheet>
    </>
  );
}
