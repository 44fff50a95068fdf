import type { Review } from '@quay/contract/staff';
import { type RejectReason, rejectReasons } from '@quay/contract/verification';
import { showToast } from '@quay/ui';
import { useRef, useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { useConfirming } from '../../../parts/confirming.tsx';
import { useRejection } from '../../../parts/rejection-select.tsx';
import { Ruling } from '../../../parts/ruling.tsx';
import { useKeys } from '../../../shell/keys.ts';
import { useDecideReview } from '../acts/decide-review.ts';
import { verificationWords } from '../words/index.ts';

type Way = 'pass' | 'reject';

/** Of a merchant nobody compares a face with a document. */
const merchantReasons: readonly RejectReason[] = ['picture-unreadable', 'picture-cut', 'not-accepted', 'other'];

type DecideReviewProps = {
  readonly review: Review;
  /** What has to be opened before it can pass. */
  readonly unopened: readonly string[];
  onDecided(): void;
};

/**
 * Where an application is decided. P and X begin a way in the field of the reason, and Ctrl and Enter go it there; with
 * a reason written they decide at once.
 */
export function DecideReview({ review, unopened, onDecided }: DecideReviewProps) {
  const words = verificationWords.useWords();
  const amount = useAmount(2);
  const confirming = useConfirming();
  const form = useRef<HTMLFormElement>(null);
  const [remark, setRemark] = useState('');
  const [way, setWay] = useState<Way>();
  const { reviewId, username, kind } = review;
  const refund = kind === 'merchant-refund';
  const unopenedNames = unopened.map((name) => words.fields[name] ?? name).join(', ');
  const { act, busy, refusal } = useDecideReview({
    done(_, { pass }) {
      const said = refund ? (pass ? words.gaveBack : words.kept) : pass ? words.passed : words.rejected;
      showToast(said(username), { tone: 'done' });
      onDecided();
    },
  });
  // Why a deposit is kept is in the remark alone.
  const reasons = refund ? [] : kind === 'merchant' ? merchantReasons : rejectReasons;
  const rejection = useRejection({ reasons, words, labels: words.reasons });
  const reason = refund ? 'other' : rejection.chosen;

  function decide(wanted: Way): void {
    setWay(wanted);
    // Begun by the key, nothing is wrong yet.
    rejection.setMissing(wanted === 'reject' && reason === undefined && remark.trim() !== '');
    if (wanted === 'reject' && reason === undefined) form.current?.querySelector('select')?.focus();
    else if (remark.trim() === '') form.current?.querySelector('textarea')?.focus();
    else if (wanted === 'pass' && unopened.length > 0) showToast(words.unopened(unopenedNames), { tone: 'error' });
    else {
      const pass = wanted === 'pass';
      const held = review.deposits.find(({ state }) => state === 'held');
      const coins = held && `${amount(held.amount)} ${held.coinSymbol}`;
      confirming.ask({
        act: words.confirm(labels[wanted], words.kinds[kind], username),
        says: `${refund && coins ? `${words.confirmDeposit(coins)} ` : ''}${pass ? words.confirmPass : words.confirmReject}`,
        run: () => act({ reviewId, pass, remark: remark.trim(), ...(!pass && { reason }) }),
      });
    }
  }
  const labels = {
    pass: refund ? words.givesBack : words.pass,
    reject: refund ? words.keeps : words.reject,
  };
  useKeys([
    { keys: ['p'], label: labels.pass, run: () => decide('pass') },
    { keys: ['x'], label: labels.reject, run: () => decide('reject') },
  ]);

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
        confirming={confirming}
        hint={`${unopened.length > 0 ? `${words.unopened(unopenedNames)} ` : ''}${words.rulingHint}${way ? ` ${words.keyHint(labels[way])}` : ''}`}
        refusal={refusal?.words}
        ways={[
          {
            id: 'reject',
            label: (
              <>
                {labels.reject} <kbd>X</kbd>
              </>
            ),
            acting: refund ? words.keeping : words.rejecting,
            busy: busy && way === 'reject',
            run: () => decide('reject'),
          },
          {
            id: 'pass',
            label: (
              <>
                {labels.pass} <kbd>P</kbd>
              </>
            ),
            acting: refund ? words.givingBack : words.passing,
            busy: busy && way === 'pass',
            run: () => decide('pass'),
          },
        ]}
      >
        {reasons.length > 0 && rejection.select}
      </Ruling>
    </form>
  );
}
