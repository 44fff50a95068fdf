import type { Reset } from '@quay/contract/staff';
import { showToast } from '@quay/ui';
import { useRef, useState } from 'react';
import { useConfirming } from '../../../parts/confirming.tsx';
import { Ruling, type Way } from '../../../parts/ruling.tsx';
import { useKeys } from '../../../shell/keys.ts';
import { useMember } from '../../../shell/session.ts';
import { useDecideReset } from '../acts/decide-reset.ts';
import { resetsWords } from '../words/index.ts';

/** Where a request is decided: an approval takes two, a rejection one. */
export function DecideReset({ reset, onEnded }: { reset: Reset; onEnded: () => void }) {
  const words = resetsWords.useWords();
  const { username } = useMember();
  const confirming = useConfirming();
  const form = useRef<HTMLFormElement>(null);
  const [remark, setRemark] = useState('');
  const [way, setWay] = useState<'approve' | 'reject'>();
  const { act, busy, refusal } = useDecideReset({
    done({ state }, { approve }) {
      showToast(approve ? (state === 'done' ? words.done : words.seconded) : words.rejected, { tone: 'done' });
      onEnded();
    },
  });
  const [first] = reset.approvals;
  const own = reset.approvals.some(({ by }) => by === username);
  const mayApprove = !own && reset.userId !== null;

  const decide = (approve: boolean) => () => {
    setWay(approve ? 'approve' : 'reject');
    if (remark.trim() === '') form.current?.querySelector('textarea')?.focus();
    else {
      const things = reset.subjects.map((one) => words.subjects[one]).join(', ');
      confirming.ask({
        act: approve ? words.confirmApprove(things, reset.username) : words.confirmReject(reset.username),
        says: approve ? (reset.approvals.length > 0 ? words.confirmLast : words.confirmFirst) : words.confirmRejectSays,
        run: () => act({ resetId: reset.resetId, approve, remark: remark.trim() }),
      });
    }
  };
  useKeys([
    ...(mayApprove ? [{ keys: ['p'], label: words.approve, run: decide(true) }] : []),
    { keys: ['x'], label: words.reject, run: decide(false) },
  ]);
  const hint = own
    ? words.hintOwn
    : reset.userId === null
      ? words.hintNoAccount
      : first
        ? words.hintSecond(first.by)
        : words.hintFirst;
  const reject: Way = {
    id: 'reject',
    label: (
      <>
        {words.reject} <kbd>X</kbd>
      </>
    ),
    acting: words.rejecting,
    busy: busy && way === 'reject',
    run: decide(false),
  };
  const approve: Way = {
    id: 'approve',
    label: (
      <>
        {first ? words.approveSecond : words.approve} <kbd>P</kbd>
      </>
    ),
    acting: words.approving,
    busy: busy && way === 'approve',
    run: decide(true),
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && way) decide(way === 'approve')();
      }}
    >
      <Ruling
        label={words.ruling}
        reason={remark}
        onReason={setRemark}
        hint={hint}
        refusal={refusal?.words}
        confirming={confirming}
        ways={mayApprove ? [reject, approve] : [reject]}
      />
    </form>
  );
}
