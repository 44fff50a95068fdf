import { showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { loansWords } from '../words/index.ts';

/** Sends an act on a loan; a refusal stays on the screen with what was typed, success leads to the loan. */
export function useLoanAct<Request>(
  act: { mutateAsync(request: Request): Promise<unknown>; readonly isPending: boolean },
  loan: string,
  done: string,
) {
  const words = loansWords.useWords();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();
  async function send(request: Request) {
    if (act.isPending) return;
    setRefused(undefined);
    try {
      await act.mutateAsync(request);
      showToast(done, { tone: 'done' });
      void navigate(paths.ownPledgeLoan(loan), { replace: true });
    } catch (failure) {
      setRefused(failure instanceof Refusal ? failure.words : words.notAnswered);
    }
  }
  return { send, refused, isPending: act.isPending };
}
