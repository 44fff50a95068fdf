import type { EarnKind } from '@quay/contract/earn';
import { Field, Select } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useListEarnProduct } from '../acts/list-earn-product.ts';
import { earnWords } from '../words/index.ts';
import { emptyTerms, TermsFields, termsOf } from './terms-fields.tsx';

const kinds = ['flexible', 'fixed', 'lock-up', 'machine'] as const satisfies readonly EarnKind[];
const first = { kind: 'fixed' as EarnKind, asset: 'USDT', days: '30' };

/** Asks for a new product; a second person decides. */
export function ListEarnProduct({ dayMs }: { dayMs: number }) {
  const words = earnWords.useWords();
  const [of, setOf] = useState(first);
  const [typed, setTyped] = useState(emptyTerms);
  const { kind, asset, days } = of;
  return (
    <ReasonAct
      useCall={useListEarnProduct}
      requestOf={(reason) => ({
        kind,
        asset: /^[A-Z0-9]{1,16}$/.test(asset) ? asset : '-',
        days: kind !== 'flexible' && /^\d{1,4}$/.test(days.trim()) ? Number(days) : 0,
        ...termsOf(typed, kind),
        reason,
      })}
      label={words.newProduct}
      title={words.newProduct}
      acting={words.asking}
      done={words.askDone}
      onOpen={() => {
        setOf(first);
        setTyped(emptyTerms);
      }}
      fields={
        <>
          <Select
            label={words.kind}
            value={kind}
            onChange={(to) => setOf({ ...of, kind: kinds.find((one) => one === to) ?? 'fixed' })}
            options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          />
          <div className="earn-fields">
            <Field
              label={words.asset}
              dense
              value={asset}
              onChange={(to) => setOf({ ...of, asset: to.toUpperCase() })}
            />
            {kind !== 'flexible' && (
              <Field
                label={words.days}
                figure
                dense
                value={days}
                onChange={(to) => setOf({ ...of, days: to })}
                below={words.seconds(dayMs / 1_000)}
              />
            )}
          </div>
          <TermsFields kind={kind} asset={asset} typed={typed} onChange={setTyped} />
        </>
      }
    >
      {words.newProductWords}
    </ReasonAct>
  );
}
