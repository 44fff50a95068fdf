import type { StaffWithdrawal } from '@quay/contract/staff';
import { withdrawalRejections } from '@quay/contract/wallet';
import { showToast } from '@quay/ui';
import { useRef, useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { useConfirming } from '../../../parts/confirming.tsx';
import { useRejection } from '../../../parts/rejection-select.tsx';
import { Ruling, type Way as RulingWay } from '../../../parts/ruling.tsx';
import { useKeys } from '../../../shell/keys.ts';
import { useDecideWithdrawal } from '../acts/decide-withdrawal.ts';
import { withdrawalsWords } from '../words/index.ts';

type Way = 'approve' | 'reject';

/**
 * Where a withdrawal is decided: a large one is approved by two, one rejects. P and X begin a way in the field of the
 * reason, and Ctrl and Enter go it there; with a reason written they decide at once.
 */
export function DecideWithdrawal({ withdrawal, onDecided }: { withdrawal: StaffWithdrawal; onDecided: () => void }) {
  const words = withdrawalsWords.useWords();
  const amount = useAmount(2);
  const confirming = useConfirming();
  const form = useRef<HTMLFormElement>(null);
  const [remark, setRemark] = useState('');
  const rejection = useRejection({ reasons: withdrawalRejections, words, labels: words.rejections });
  const [way, setWay] = useState<Way>();
  const { withdrawalId, needs, approvedBy, own } = withdrawal;
  const last = approvedBy.length + 1 >= needs;
  const { act, busy, refusal } = useDecideWithdrawal({
    done(_, { approve }) {
      showToast(approve ? (last ? words.approved : words.seconded) : words.rejected, { tone: 'done' });
      onDecided();
    },
  });

  function decide(wanted: Way): void {
    setWay(wanted);
    const approve = wanted === 'approve';
    const unsaid = !approve && rejection.chosen === undefined;
    // Begun by the key, nothing is wrong yet.
    rejection.setMissing(unsaid && remark.trim() !== '');
    if (unsaid) form.current?.querySelector('select')?.focus();
    else if (remark.trim() === '') form.current?.querySelector('textarea')?.focus();
    else {
      const { username, network, address } = withdrawal;
      const coins = `${amount(withdrawal.amount)} ${withdrawal.symbol}`;
      confirming.ask({
        act: approve ? words.confirmApprove(coins, username) : words.confirmReject(coins, username),
        says: approve ? words.confirmApproveSays(network, address, last) : words.confirmRejectSays(username),
        run: () =>
          act({ withdrawalId, approve, remark: remark.trim(), ...(!approve && { rejection: rejection.chosen }) }),
      });
    }
  }
  useKeys([
    ...(own ? [] : [{ keys: ['p'], label: words.approve, run: () => decide('approve') }]),
    { keys: ['x'], label: words.reject, run: () => decide('reject') },
  ]);

  const [first] = approvedBy;
  const hint = own
    ? words.hintOwn
    : needs < 2
      ? words.hintOne
      : first === undefined
        ? words.hintFirst
        : words.hintSecond(first);
  const labels = { approve: first === undefined ? words.approve : words.approveSecond, reject: words.reject };
  const reject: RulingWay = {
    id: 'reject',
    label: (
      <>
        {labels.reject} <kbd>X</kbd>
      </>
    ),
    acting: words.rejecting,
    busy: busy && way === 'reject',
    run: () => decide('reject'),
  };
  const approve: RulingWay = {
    id: 'approve',
    label: (
      <>
        {labels.approve} <kbd>P</kbd>
      </>
    ),
    acting: words.approving,
    busy: busy && way === 'approve',
    run: () => decide('approve'),
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && way) decide(way);
      }}
    >
      <Ruling
        label={words.ruling}
        reason={remark}
        onReason={setRemark}
        hint={`${hint}${way ? ` ${words.keyHint(labels[way])}` : ''}`}
        refusal={refusal?.words}
        confirming={confirming}
        ways={own ? [reject] : [reject, approve]}
      >
        {rejection.select}
      </Ruling>
    </form>
  );
}
