import type { WithdrawalRow } from '@quay/contract/staff';
import { Icon } from '@quay/ui';
import { withdrawalsWords } from '../words/index.ts';

/** What the rules saw, in a row of the list: by name, or only how many. */
export function Signals({ of, counted }: { of: WithdrawalRow['signals']; counted?: boolean }) {
  const words = withdrawalsWords.useWords();
  if (of.length === 0) return counted ? null : <span className="q-faint">–</span>;
  const named = of.map((signal) => words.signals[signal]).join(', ');
  return (
    <span className="withdrawals-signal q-warn" title={named}>
      <Icon name="warn" size="xs" />
      {counted ? (
        <>
          <span aria-hidden="true">{of.length}</span>
          <span className="q-unseen">{named}</span>
        </>
      ) : (
        <span className="q-ellipsis">{named}</span>
      )}
    </span>
  );
}
