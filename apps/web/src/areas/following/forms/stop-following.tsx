import type { Follow } from '@quay/contract/following';
import { units } from '@quay/money';
import { Button, ChoiceList, ErrorLine, Sheet, showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { useStopFollowing } from '../acts/stop-following.ts';
import { useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';

type StopFollowingProps = { open: boolean; onClose: () => void; of: Follow };

/** Stops following, and says what becomes of the copies that are open. */
export default function StopFollowing({ open, onClose, of }: StopFollowingProps) {
  const words = followingWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.stopTitle(of.name)}>
      {open && <Form of={of} done={onClose} />}
    </Sheet>
  );
}

type Way = 'close' | 'keep';

function Form({ of, done }: { of: Follow; done: () => void }) {
  const words = followingWords.useWords();
  const { money } = useSaid();
  const stopping = useStopFollowing();
  const [way, setWay] = useState<Way>('close');
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    if (stopping.isPending) return;
    setProblem(null);
    try {
      await stopping.mutateAsync({ follow: of.follow, close: way === 'close' });
      showToast(words.stopped(of.name), { tone: 'done' });
      done();
    } catch (failed) {
      setProblem(failed instanceof Refusal ? failed.words : words.notAnswered);
    }
  }

  return (
    <div className="following-form">
      {problem && <ErrorLine>{problem}</ErrorLine>}
      {of.open > 0 ? (
        <ChoiceList<Way>
          explains
          label={words.stopWhat}
          value={way}
          onChange={setWay}
          choices={[
            { id: 'close', title: words.stopClose, sub: words.stopCloseWhy(of.open) },
            { id: 'keep', title: words.stopKeep, sub: words.stopKeepWhy },
          ]}
        />
      ) : (
        <p className="q-muted">{words.stopNothing}</p>
      )}
      {units(of.shareDue) > 0n && <p className="q-muted">{words.stopShare(money(of.shareDue))}</p>}
      <Button wide loading={stopping.isPending} loadingLabel={words.stopping} onClick={() => void send()}>
        {words.stopAct[of.open > 0 ? way : 'none']}
      </Button>
    </div>
  );
}
