import { releaseWithdrawal } from '@quay/contract/staff';
import { Button, showToast } from '@quay/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useAct } from '../../../request/hooks.ts';
import { chainWords } from '../words/index.ts';

type Props = { readonly network: string; readonly withdrawalId: number };

/** Asks to pay a withdrawal again whose nonce is gone, or to give its coins back; a second person decides. */
export function ReleaseWithdrawal({ network, withdrawalId }: Props) {
  const words = chainWords.useWords();
  const [asked, setAsked] = useState<'repay' | 'reject'>();
  const { act, busy, refusal, forget } = useAct(releaseWithdrawal, {
    done: () => {
      setAsked(undefined);
      showToast(words.releaseAsked, { tone: 'done' });
    },
  });
  const shown = asked ?? 'repay';
  const title = words[`${shown}Title`](withdrawalId);
  return (
    <span className="chain-acts">
      {(['repay', 'reject'] as const).map((one) => (
        <Button
          key={one}
          variant="second"
          size="row"
          onClick={() => {
            forget();
            setAsked(one);
          }}
        >
          {words[one]}
        </Button>
      ))}
      <ReasonSheet
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={title}
        act={title}
        acting={words.releasing}
        busy={busy}
        refusal={refusal}
        onAct={(reason) => act({ network, withdrawalId, act: shown, reason })}
      >
        {words[`${shown}Words`]}
      </ReasonSheet>
    </span>
  );
}
