import { retireHotWallet } from '@quay/contract/staff';
import { Button, Checkbox, showToast } from '@quay/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useAct } from '../../../request/hooks.ts';
import { chainWords } from '../words/index.ts';

type Props = {
  readonly network: string;
  readonly wallet: number;
  /** One that was replaced already: only that its key is lost can still be said. */
  readonly isRetired?: boolean;
};

/** Asks that the next hot wallet takes the place of one, or says that the key of one is lost; a second person decides. */
export function RetireHotWallet({ network, wallet, isRetired = false }: Props) {
  const words = chainWords.use();
  const [open, setOpen] = useState(false);
  const [isLost, setLost] = useState(isRetired);
  const { act, busy, refusal, forget } = useAct(retireHotWallet, {
    done: () => {
      setOpen(false);
      showToast(words.retireAsked, { tone: 'done' });
    },
  });
  const title = isRetired ? words.sayLost : words.retireTitle(network);
  return (
    <>
      <Button
        variant="second"
        size="row"
        onClick={() => {
          forget();
          setLost(isRetired);
          setOpen(true);
        }}
      >
        {isRetired ? words.sayLost : words.retire}
      </Button>
      <ReasonSheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        act={title}
        acting={words.retiring}
        busy={busy}
        refusal={refusal}
        onAct={(reason) => act({ network, wallet, lost: isLost, reason })}
      >
        {!isRetired && <span className="q-block">{words.retireWords}</span>}
        {!isRetired && (
          <Checkbox checked={isLost} onChange={setLost}>
            {words.lostKey}
          </Checkbox>
        )}
        {isLost && <span className="q-block">{words.lostWords}</span>}
      </ReasonSheet>
    </>
  );
}
