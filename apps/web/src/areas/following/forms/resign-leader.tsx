import type { OwnLeader } from '@quay/contract/following';
import { Button, ErrorLine, Sheet, showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { useResignLeader } from '../acts/resign-leader.ts';
import { followingWords } from '../words/index.ts';

type ResignLeaderProps = { open: boolean; onClose: () => void; of: OwnLeader };

/** Leads no more, or takes an application back that nobody has decided. */
export default function ResignLeader({ open, onClose, of }: ResignLeaderProps) {
  const words = followingWords.useWords();
  const resigning = useResignLeader();
  const [problem, setProblem] = useState<string | null>(null);
  const waits = of.status === 'applied';

  async function send() {
    if (resigning.isPending) return;
    setProblem(null);
    try {
      await resigning.mutateAsync({});
      showToast(waits ? words.takenBack : words.resigned, { tone: 'done' });
      onClose();
    } catch (failed) {
      setProblem(failed instanceof Refusal ? failed.words : words.notAnswered);
    }
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      title={waits ? words.takeBackTitle : words.resignTitle}
    >
      <div className="following-form">
        {problem && <ErrorLine>{problem}</ErrorLine>}
        <p className="q-muted">{waits ? words.takeBackWhy : words.resignWhy(of.followers)}</p>
        <Button wide loading={resigning.isPending} loadingLabel={words.resigning} onClick={() => void send()}>
          {waits ? words.takeBack : words.resign}
        </Button>
      </div>
    </Sheet>
  );
}
