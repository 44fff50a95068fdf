import type { StaffAppeal } from '@quay/contract/staff';
import { Button, Note } from '@quay/ui';
import { useKeys } from '../../../shell/keys.ts';
import { useTakeAppeal } from '../acts/take-appeal.ts';
import { useMeaning } from '../meaning.ts';
import { appealsWords } from '../words/index.ts';

/** Below a case that one may not decide now: it is to be taken, somebody else has it, or somebody else has to second. */
export function TakeAppeal({ appeal }: { appeal: StaffAppeal }) {
  const words = appealsWords.useWords();
  const meaning = useMeaning(appeal);
  const { orderId, takenBy, proposed } = appeal;
  const { act, busy } = useTakeAppeal();
  const take = () => act({ orderId });
  useKeys(proposed === null ? [{ keys: ['t'], label: words.take, run: take }] : []);
  if (proposed !== null) {
    return (
      <Note tone="quiet" icon="people">
        {words.secondingWords(meaning(proposed.for, proposed.compensation))}
      </Note>
    );
  }
  return (
    <div className="appeals-foot">
      <Note tone="quiet" icon={takenBy === null ? 'gavel' : 'people'}>
        {takenBy === null ? words.takeWords : words.takenWords(takenBy)}
      </Note>
      <Button variant="second" loading={busy} loadingLabel={words.taking} onClick={take}>
        {takenBy === null ? words.take : words.takeOver} <kbd>T</kbd>
      </Button>
    </div>
  );
}
