import type { ChainStatus } from '@quay/contract/staff';
import { Button, showToast } from '@quay/ui';
import { useCloseAlarm } from '../acts/close-alarm.ts';
import { chainWords } from '../words/index.ts';

/** Ends an alarm of something that happened; those of something that is so end by themselves. */
export function CloseAlarm({ alarm }: { alarm: ChainStatus['alarms'][number] }) {
  const words = chainWords.useWords();
  const { act, busy, refusal } = useCloseAlarm({ done: () => showToast(words.closed, { tone: 'done' }) });
  const { network, alarm: name, subject } = alarm;
  return (
    <>
      <Button
        variant="second"
        size="row"
        title={words.lookedWords}
        loading={busy}
        onClick={() => act({ network, alarm: name, subject })}
      >
        {words.looked}
      </Button>
      {refusal && (
        <p className="con-form-error" role="alert">
          {refusal.words}
        </p>
      )}
    </>
  );
}
