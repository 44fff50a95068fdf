import { Button, showToast } from '@quay/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useReleaseWithdrawal } from '../acts/release-withdrawal.ts';
import { chainWords } from '../words/index.ts';

type Props = { readonly network: string; readonly withdrawalId: number };

/** Asks to pay a withdrawal again whose nonce is gone, or to give its coins back; a second person decides. */
export function ReleaseWithdrawal({ network, withdrawalId }: Props) {
  const words = chainWords.useWords();
  const [dialog, setDialog] = useState<'repay' | 'reject'>();
  const { act, busy, refusal, forget } = useReleaseWithdrawal({
    done: () => {
      setDialog(undefined);
      showToast(words.releaseAsked, { tone: 'done' });
    },
  });
  const shown = dialog ?? 'repay';
  const title = words.releaseTitle[shown](withdrawalId);
  return (
    <span className="chain-acts">
      {(['repay', 'reject'] as const).map((one) => (
        <Button
          key={one}
          variant="second"
          size="row"
          onClick={() => {
            forget();
            setDialog(one);
          }}
        >
          {words[one]}
        </Button>
      ))}
      <ReasonSheet
        open={dialog !== undefined}
        onClose={() => setDialog(undefined)}
        title={title}
        act={title}
        acting={words.releasing}
        busy={busy}
        refusal={refusal}
        onAct={(reason) => act({ network, withdrawalId, act: shown, reason })}
      >
        {words.releaseWords[shown]}
      </ReasonSheet>
    </span>
  );
}
