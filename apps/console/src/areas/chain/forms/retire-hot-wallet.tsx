import { Checkbox } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useRetireHotWallet } from '../acts/retire-hot-wallet.ts';
import { chainWords } from '../words/index.ts';

type Props = {
  readonly network: string;
  readonly wallet: number;
  /** One that was replaced already: only that its key is lost can still be said. */
  readonly isRetired?: boolean;
};

/** Asks that the next hot wallet takes the place of one, or says that the key of one is lost; a second person decides. */
export function RetireHotWallet({ network, wallet, isRetired = false }: Props) {
  const words = chainWords.useWords();
  const [isLost, setLost] = useState(isRetired);
  return (
    <ReasonAct
      useCall={useRetireHotWallet}
      requestOf={(reason) => ({ network, wallet, lost: isLost, reason })}
      label={isRetired ? words.sayLost : words.retire}
      title={isRetired ? words.sayLost : words.retireTitle(network)}
      acting={words.retiring}
      done={words.retireAsked}
      onOpen={() => setLost(isRetired)}
      fields={
        !isRetired && (
          <Checkbox checked={isLost} onChange={setLost}>
            {words.lostKey}
          </Checkbox>
        )
      }
    >
      {!isRetired && <span className="q-block">{words.retireWords}</span>}
      {isLost && <span className="q-block">{words.lostWords}</span>}
    </ReasonAct>
  );
}
