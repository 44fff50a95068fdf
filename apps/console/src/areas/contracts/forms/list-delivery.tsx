import { type ContractTerm, contractTerms } from '@quay/contract/perpetual';
import type { StaffContract } from '@quay/contract/staff';
import { Segments } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useListDelivery } from '../acts/list-delivery.ts';
import { contractsWords } from '../words/index.ts';

/** Asks for a dated contract on the terms of a perpetual one; a second person decides. Nothing of a dated one. */
export function ListDelivery({ contract: { symbol, term: own } }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const [term, setTerm] = useState<ContractTerm>('weekly');
  if (own !== null) return null;
  return (
    <ReasonAct
      useCall={useListDelivery}
      requestOf={(reason) => ({ symbol, term, reason })}
      label={words.listDelivery}
      title={words.listDeliveryTitle(symbol)}
      acting={words.resuming}
      done={words.askDone}
      onOpen={() => setTerm('weekly')}
      fields={
        <Segments
          label={words.term}
          items={contractTerms.map((one) => ({ id: one, label: words.terms[one] }))}
          value={term}
          onChange={setTerm}
        />
      }
    >
      {words.listDeliveryWords}
    </ReasonAct>
  );
}
