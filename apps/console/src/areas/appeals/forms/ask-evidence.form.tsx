import { type C2cParty, c2cParties } from '@quay/contract/c2c';
import type { StaffAppeal } from '@quay/contract/staff';
import { Button, Segments, Sheet, showToast } from '@quay/ui';
import { useEffect, useRef, useState } from 'react';
import { LongField } from '../../../parts/long-field.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import { useAskEvidence } from '../acts/ask-evidence.ts';
import { appealsWords } from '../words/index.ts';

const ITEM_MAX = 300;

type AskEvidenceProps = { appeal: StaffAppeal; open: boolean; onClose: () => void };

/** Names what is missing to decide, and whose it is. */
export function AskEvidence({ appeal, open, onClose }: AskEvidenceProps) {
  const words = appealsWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} title={words.askTitle} closeLabel={shell.close}>
      <AskForm appeal={appeal} onDone={onClose} />
    </Sheet>
  );
}

function AskForm({ appeal, onDone }: { appeal: StaffAppeal; onDone: () => void }) {
  const words = appealsWords.useWords();
  const { orderId, by, payer, seller } = appeal;
  const names: Record<C2cParty, string> = { payer, seller };
  // Who appealed has said something; mostly it is the other one's turn.
  const [from, setFrom] = useState<C2cParty>(by === 'seller' ? 'payer' : 'seller');
  const [item, setItem] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // Not `autoFocus`: at that moment the window is not open yet.
  useEffect(() => field.current?.focus(), []);
  const { act, busy, refusal } = useAskEvidence({
    done(_, query) {
      showToast(words.evidenceRequested(names[query.from]), { tone: 'done' });
      onDone();
    },
  });
  const said = item.trim();
  return (
    <form
      className="con-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== '') act({ orderId, from, item: said });
      }}
    >
      <p className="q-muted">{words.askWords}</p>
      <Segments
        label={words.askFrom}
        items={c2cParties.map((id) => ({ id, label: words.evidenceOf(words.parties[id], names[id]) }))}
        value={from}
        onChange={setFrom}
      />
      <LongField
        label={words.askItem}
        value={item}
        onChange={setItem}
        maxLength={ITEM_MAX}
        error={refusal?.words}
        ref={field}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button
        wide
        type="submit"
        loading={busy}
        loadingLabel={words.asking}
        disabledReason={said === '' ? words.askMissing : undefined}
      >
        {words.askAct(names[from])}
      </Button>
    </form>
  );
}
